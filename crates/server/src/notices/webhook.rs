//! Calls to addresses that people wrote down. Nobody knows what is there, so every call is short,
//! goes nowhere else, and makes nothing of the answer but whether it is a yes.

use std::fmt;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::{Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use url::{Host, Url};

use super::Undelivered;
use super::address::is_public;

/// From looking up the name to the first line of the answer.
const TIMEOUT: Duration = Duration::from_secs(10);
/// Bytes of an answer's head. Nobody reads its body.
const HEAD_BYTES: usize = 16 * 1024;
/// Ports below are those of services that do not speak HTTP and might misunderstand it, but for
/// the two that do.
const FREE_PORTS: u16 = 1024;

/// Calls webhooks.
pub(super) struct Webhooks {
    tls: TlsConnector,
    /// Whether they may lead into private networks.
    allow_private: bool,
}

impl Webhooks {
    pub(super) fn new(allow_private: bool) -> Self {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the provider knows the usual protocols")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self { tls: TlsConnector::from(Arc::new(config)), allow_private }
    }

    /// Posts a JSON text.
    pub(super) async fn post(&self, webhook: &str, body: String) -> Result<(), Undelivered> {
        let url = Url::parse(webhook).map_err(|_| Undelivered::Never("no address"))?;
        let posted = tokio::time::timeout(TIMEOUT, self.post_patiently(&url, body)).await;
        posted.unwrap_or(Err(Undelivered::Later("no answer in time")))
    }

    async fn post_patiently(&self, url: &Url, body: String) -> Result<(), Undelivered> {
        let host = url.host().ok_or(Undelivered::Never("no host"))?;
        let is_https = match url.scheme() {
            "http" => false,
            "https" => true,
            _ => return Err(Undelivered::Never("neither http nor https")),
        };
        let port = url.port_or_known_default().ok_or(Undelivered::Never("no port"))?;
        if !matches!(port, 80 | 443 | FREE_PORTS..) {
            return Err(Undelivered::Never("a port of other services"));
        }
        let stream = connect(&self.find(&host, port).await?).await?;
        let request = request(url, body)?;
        if is_https {
            let name = ServerName::try_from(bare(&host))
                .map_err(|_| Undelivered::Never("no name for a certificate"))?;
            let stream = self.tls.connect(name, stream).await;
            let stream = stream.map_err(|_| Undelivered::Later("no secure connection"))?;
            send(stream, request).await
        } else {
            send(stream, request).await
        }
    }

    /// The addresses behind a host. They are looked up once, and what was checked is what is
    /// called: a name that means something else a moment later changes nothing. One private
    /// address among them is one too many.
    async fn find(&self, host: &Host<&str>, port: u16) -> Result<Vec<SocketAddr>, Undelivered> {
        let found: Vec<SocketAddr> = match host {
            Host::Domain(name) => {
                let found = lookup_host((*name, port)).await;
                found.map_err(|_| Undelivered::Later("the name is unknown"))?.collect()
            }
            Host::Ipv4(address) => vec![(*address, port).into()],
            Host::Ipv6(address) => vec![(*address, port).into()],
        };
        if self.allow_private || found.iter().all(|address| is_public(address.ip())) {
            Ok(found)
        } else {
            Err(Undelivered::Never("a private address"))
        }
    }
}

impl fmt::Debug for Webhooks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Webhooks").field("allow_private", &self.allow_private).finish()
    }
}

/// The first of several addresses that answers.
async fn connect(addresses: &[SocketAddr]) -> Result<TcpStream, Undelivered> {
    for address in addresses {
        if let Ok(stream) = TcpStream::connect(address).await {
            return Ok(stream);
        }
    }
    Err(Undelivered::Later("nobody listens there"))
}

fn request(url: &Url, body: String) -> Result<Request<Full<Bytes>>, Undelivered> {
    let host = url.host_str().unwrap_or_default();
    let host = url.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"));
    let path = url
        .query()
        .map_or_else(|| url.path().to_owned(), |query| format!("{}?{query}", url.path()));
    let request = Request::post(path)
        .header(header::HOST, host)
        .header(header::CONNECTION, "close")
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::USER_AGENT, concat!("traumfabrik/", env!("CARGO_PKG_VERSION")))
        .body(Full::new(Bytes::from(body)));
    request.map_err(|_| Undelivered::Never("no request can be made of it"))
}

/// Sends a request, and judges the answer by its first line. An answer that points elsewhere is a
/// no, since nobody has checked where that would lead.
async fn send<S>(stream: S, request: Request<Full<Bytes>>) -> Result<(), Undelivered>
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let broken = |_| Undelivered::Later("the connection broke");
    let mut builder = hyper::client::conn::http1::Builder::new();
    let builder = builder.max_buf_size(HEAD_BYTES);
    let (mut sender, connection) = builder.handshake(TokioIo::new(stream)).await.map_err(broken)?;
    let mut answering = pin!(sender.send_request(request));
    let answer = tokio::select! {
        answer = &mut answering => answer,
        // Many answer and hang up at once.
        _ = connection => answering.await,
    };
    match answer.map_err(broken)?.status() {
        status if status.is_success() => Ok(()),
        StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_EARLY | StatusCode::TOO_MANY_REQUESTS => {
            Err(Undelivered::Later("not now"))
        }
        status if status.is_server_error() => Err(Undelivered::Later("a fault over there")),
        _ => Err(Undelivered::Never("not wanted there")),
    }
}

/// A host as certificates name it.
fn bare(host: &Host<&str>) -> String {
    match host {
        Host::Domain(name) => (*name).to_owned(),
        Host::Ipv4(address) => address.to_string(),
        Host::Ipv6(address) => address.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn refusal(webhook: &str) -> Undelivered {
        Webhooks::new(false).post(webhook, "{}".to_owned()).await.expect_err("it is refused")
    }

    #[tokio::test]
    async fn nothing_goes_to_private_addresses_however_they_are_written() {
        for webhook in [
            "http://127.0.0.1:8080/",
            "https://10.0.0.1/",
            "http://[::1]:8080/",
            "http://[::ffff:192.168.0.1]/",
            "http://2130706433/",
            "http://0x7f.1:8080/",
            "http://0177.0.0.1/",
            "http://127.1/",
            "http://0/",
            "http://169.254.169.254/latest/meta-data/",
            // A name, as the system knows it.
            "http://localhost:8080/",
            "https://localhost/",
        ] {
            assert_eq!(
                refusal(webhook).await,
                Undelivered::Never("a private address"),
                "{webhook}"
            );
        }
    }

    #[tokio::test]
    async fn nor_to_services_that_speak_otherwise() {
        for webhook in ["http://1.1.1.1:25/", "https://1.1.1.1:22/", "http://1.1.1.1:0/"] {
            let port = Undelivered::Never("a port of other services");
            assert_eq!(refusal(webhook).await, port, "{webhook}");
        }
        for webhook in ["ftp://1.1.1.1/", "gopher://1.1.1.1:8080/", "file:///etc/passwd", "x"] {
            assert!(matches!(refusal(webhook).await, Undelivered::Never(_)), "{webhook}");
        }
    }
}
