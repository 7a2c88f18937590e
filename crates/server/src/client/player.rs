//! Somebody at a table, by a socket.

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Message as Frame, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use traumfabrik_rules::{Action, Money};
use traumfabrik_wire::json::LegalView;

use super::guest::ClientError;
use crate::ApiError;
use traumfabrik_room::FromClient;

/// Somebody at a table, who has received everything up to an entry.
#[derive(Debug)]
pub struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    game: String,
    seats: Vec<u8>,
    seq: u32,
    turn: u32,
    stage: String,
    legal: LegalView,
}

/// What a player hears.
#[derive(Clone, Debug, PartialEq)]
pub enum Received {
    /// Everything, to begin with.
    Sync,
    /// An entry of this number.
    Entry(u32),
    /// A message was done; if it was a command, it made this entry.
    Done {
        /// Of the message.
        id: String,
        /// The number of the entry; 0 if it made none.
        seq: u32,
    },
    /// A message was not done.
    Failed {
        /// Of the message.
        id: String,
        /// Why.
        error: ApiError,
    },
    /// Whether the store is away.
    Store {
        /// It is.
        is_away: bool,
    },
    /// Something that a player needs not.
    Other,
}

impl Player {
    pub(super) fn new(socket: WebSocketStream<MaybeTlsStream<TcpStream>>, game: &str) -> Self {
        Self {
            socket,
            game: game.to_owned(),
            seats: Vec::new(),
            seq: 0,
            turn: 0,
            stage: String::new(),
            legal: LegalView::Nothing {},
        }
    }

    /// The table.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The seats that are the player's own.
    pub fn seats(&self) -> &[u8] {
        &self.seats
    }

    /// The number of the last entry that the player has received of.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// The turn that it is.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// Whether the game is still to be played or being played.
    pub fn is_open(&self) -> bool {
        matches!(self.stage.as_str(), "gathering" | "running" | "paused")
    }

    /// What the player may do now.
    pub fn legal(&self) -> &LegalView {
        &self.legal
    }

    /// Waits for the next message.
    ///
    /// # Errors
    /// If the connection ends, or something comes that cannot be understood.
    pub async fn receive(&mut self) -> Result<Received, ClientError> {
        let text = self.hear_text().await?;
        let message: Message = serde_json::from_str(&text)
            .map_err(|error| ClientError::nonsense(format!("{error} in {text}")))?;
        Ok(self.note(message))
    }

    /// Waits for the next message, and takes it as it is.
    ///
    /// # Errors
    /// If the connection ends, or something comes that is no JSON.
    pub async fn hear_json(&mut self) -> Result<Value, ClientError> {
        let text = self.hear_text().await?;
        serde_json::from_str(&text).map_err(ClientError::nonsense)
    }

    /// Waits for the bytes of the next message.
    ///
    /// # Errors
    /// If the connection ends.
    pub async fn hear_text(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            let frame = self.socket.next().await;
            let frame = frame.ok_or_else(|| ClientError::connection("it was closed"))?;
            match frame.map_err(ClientError::connection)? {
                Frame::Text(text) => return Ok(text),
                Frame::Close(_) => return Err(ClientError::connection("the server closes it")),
                Frame::Ping(_) | Frame::Pong(_) | Frame::Binary(_) | Frame::Frame(_) => {}
            }
        }
    }

    /// Sends a message; the answer comes later.
    ///
    /// # Errors
    /// If the connection has ended.
    pub async fn send(&mut self, message: &FromClient) -> Result<(), ClientError> {
        let text = serde_json::to_string(message).map_err(ClientError::nonsense)?;
        self.send_text(text).await
    }

    /// Sends any text, sense or not.
    ///
    /// # Errors
    /// If the connection has ended.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        let sent = self.socket.send(Frame::text(text)).await;
        sent.map_err(ClientError::connection)
    }

    /// Sends an action of the seat that may act now.
    ///
    /// # Errors
    /// If the connection has ended.
    pub async fn play(&mut self, id: &str, seat: u8, action: &Action) -> Result<(), ClientError> {
        let command = json!({
            "type": "play", "seat": seat, "turn": self.turn, "actions": [action],
        });
        let message = json!({ "type": "command", "id": id, "command": command });
        self.send_text(message.to_string()).await
    }

    /// All actions that came with the view.
    pub fn choices(&self) -> Vec<Action> {
        match &self.legal {
            LegalView::Nothing {} => Vec::new(),
            LegalView::Auction { floor, ceiling } => {
                let bids = (floor.0..=ceiling.0).map(|amount| Action::Bid(Money(amount)));
                std::iter::once(Action::Pass).chain(bids).collect()
            }
            LegalView::Party { decline, faces } => {
                let takes = faces.iter().map(|&chip| Action::Take(chip));
                let declines = decline.then_some(Action::Decline);
                takes.chain(declines).collect()
            }
            LegalView::Placing { discards, placements } => {
                let places = placements.iter().map(|placement| Action::Place {
                    chip: placement.chip,
                    screenplay: placement.screenplay,
                    slot: placement.slot,
                });
                places.chain(discards.iter().map(|&chip| Action::Discard(chip))).collect()
            }
        }
    }

    fn note(&mut self, message: Message) -> Received {
        match message {
            Message::Sync { seats, table, view } => {
                self.seats = seats;
                self.legal = LegalView::Nothing {};
                self.seq = table.seq.unwrap_or_default();
                self.take(table, view);
                Received::Sync
            }
            Message::Entry { seq, table, view } => {
                self.seq = seq;
                self.take(table, view);
                Received::Entry(seq)
            }
            Message::View { view } => {
                self.take(TablePart { seq: None, turn: None, stage: None }, view);
                Received::Other
            }
            Message::Done { id, seq } => Received::Done { id, seq },
            Message::Failed { id, error } => Received::Failed { id, error },
            Message::Draft { id } | Message::Facts { id } | Message::Hint { id } => {
                Received::Done { id, seq: 0 }
            }
            Message::Store { is_away } => Received::Store { is_away },
            Message::Orders {} | Message::People {} | Message::Said {} | Message::Woken {} => {
                Received::Other
            }
        }
    }

    fn take(&mut self, table: TablePart, view: Option<ViewPart>) {
        if let Some(turn) = table.turn {
            self.turn = turn;
        }
        if let Some(stage) = table.stage {
            self.stage = stage;
        }
        if let Some(legal) = view.and_then(|view| view.legal) {
            self.legal = legal;
        }
    }
}

/// A message of the server's: what a player has to understand of it. The rest is skipped.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Message {
    Sync { seats: Vec<u8>, table: TablePart, view: Option<ViewPart> },
    Entry { seq: u32, table: TablePart, view: Option<ViewPart> },
    Done { id: String, seq: u32 },
    Failed { id: String, error: ApiError },
    View { view: Option<ViewPart> },
    Orders {},
    Draft { id: String },
    Facts { id: String },
    People {},
    Said {},
    Woken {},
    Hint { id: String },
    Store { is_away: bool },
}

/// What changed about the table.
#[derive(Debug, Deserialize)]
struct TablePart {
    seq: Option<u32>,
    turn: Option<u32>,
    stage: Option<String>,
}

/// What changed about the view.
#[derive(Debug, Deserialize)]
struct ViewPart {
    legal: Option<LegalView>,
}
