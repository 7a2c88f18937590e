//! A browser as far as the server can tell: it keeps its cookies and shows them.

use std::net::SocketAddr;

use reqwest::Method;
use reqwest::header::{HeaderMap, SET_COOKIE};
use serde_json::Value;
use traumfabrik_store::PersonId;

/// A browser.
pub(crate) struct Browser {
    client: reqwest::Client,
    base: String,
    /// The cookie, as `name=value`.
    pub(crate) cookie: Option<String>,
    /// The cookie by which it is known again.
    device: Option<String>,
    /// Headers that go with every request.
    pub(crate) headers: Vec<(&'static str, String)>,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Self {
        let client = reqwest::Client::builder().no_proxy().build().unwrap();
        let base = format!("http://{address}");
        Self { client, base, cookie: None, device: None, headers: Vec::new() }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path)).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, body).await
    }

    pub(crate) async fn ask(&mut self, method: Method, path: &str, body: Value) -> Answer {
        self.send(self.request(method, path).json(&body)).await
    }

    /// A request that is still to be completed.
    pub(crate) fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        self.client.request(method, format!("{}{path}", self.base))
    }

    /// Sends a request with the cookies, and keeps those that come back.
    pub(crate) async fn send(&mut self, mut request: reqwest::RequestBuilder) -> Answer {
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let cookies: Vec<&str> =
            [&self.cookie, &self.device].into_iter().flatten().map(|c| &**c).collect();
        if !cookies.is_empty() {
            request = request.header("cookie", format!("other=1; {}", cookies.join("; ")));
        }
        let response = request.send().await.unwrap();
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let answer = Answer { status, headers, text: response.text().await.unwrap() };
        for set in answer.headers.get_all(SET_COOKIE) {
            let set = set.to_str().unwrap();
            let pair = set.split(';').next().unwrap();
            let kept = (!set.contains("Max-Age=0")).then(|| pair.to_owned());
            match pair.split('=').next() {
                Some(name) if name.ends_with("-device") => self.device = kept,
                _ => self.cookie = kept,
            }
        }
        answer
    }

    /// Whom the server takes this browser's user for.
    pub(crate) async fn me(&mut self) -> Value {
        self.get("/api/me").await.is(200).json()
    }

    /// The same, as the store names people.
    pub(crate) async fn person(&mut self) -> PersonId {
        self.me().await["person"].as_str().unwrap().parse().unwrap()
    }

    /// The secret in the cookie.
    pub(crate) fn secret(&self) -> String {
        self.cookie.as_ref().unwrap().split_once('=').unwrap().1.to_owned()
    }
}

impl Answer {
    /// Makes sure of the status.
    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.text);
        self
    }

    /// Makes sure that it is a refusal of this kind.
    #[track_caller]
    pub(crate) fn refused(self, status: u16, kind: &str) -> Self {
        let answer = self.is(status);
        assert_eq!(answer.json()["type"], kind, "{}", answer.text);
        answer
    }

    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }
}
