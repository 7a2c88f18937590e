//! A connection whose other end has to keep up: whoever reads too slowly what was asked for is cut
//! off, so that answers do not wait in memory for ever.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// So many bytes a second are slow, but not too slow.
const RATE_MIN: f64 = 4096.0;

/// A connection with a store of patience: waiting uses it up, and what is read fills it again.
#[derive(Debug)]
pub(crate) struct Paced<S> {
    stream: S,
    patience_max: Duration,
    patience: Duration,
    /// Since when something waits to be read, and when patience ends.
    waiting: Option<(Instant, Pin<Box<Sleep>>)>,
}

impl<S> Paced<S> {
    /// At most so long may anything wait.
    pub(crate) fn new(stream: S, patience: Duration) -> Self {
        Self { stream, patience_max: patience, patience, waiting: None }
    }

    /// Something was tried to be written: either some of it was, or it has to wait.
    fn note<T>(
        &mut self,
        cx: &mut Context<'_>,
        tried: Poll<io::Result<T>>,
        n_bytes: impl FnOnce(&T) -> usize,
    ) -> Poll<io::Result<T>> {
        if let Poll::Ready(done) = tried {
            let waited = self.waiting.take().map(|(since, _)| since.elapsed()).unwrap_or_default();
            let n_written = done.as_ref().map_or(0, n_bytes);
            let earned = Duration::from_secs_f64(n_written as f64 / RATE_MIN);
            self.patience = (self.patience.saturating_sub(waited) + earned).min(self.patience_max);
            return Poll::Ready(done);
        }
        let patience = self.patience;
        let start = || (Instant::now(), Box::pin(sleep(patience)));
        let (_, end) = self.waiting.get_or_insert_with(start);
        ready!(end.as_mut().poll(cx));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the reader is too slow")))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Paced<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Paced<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.note(cx, tried, |&n_bytes| n_bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.note(cx, tried, |&n_bytes| n_bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    const PATIENCE: Duration = Duration::from_millis(300);
    const PAUSE: Duration = Duration::from_millis(20);

    /// Somebody reads so many bytes after every pause while a lot is to be sent. Answers how long
    /// that went well; nothing if all of it arrived.
    async fn cut_off_after(n_bytes_each: usize) -> Option<Duration> {
        let (mut reader, writer) = duplex(1024);
        let mut writer = Paced::new(writer, PATIENCE);
        let began = Instant::now();
        let sending = tokio::spawn(async move {
            let sent = writer.write_all(&vec![0; 64 * 1024]).await;
            sent.err().map(|error| (error.kind(), began.elapsed()))
        });
        let mut bytes = vec![0; n_bytes_each];
        while !sending.is_finished() {
            sleep(PAUSE).await;
            if n_bytes_each > 0 {
                // Whoever is cut off reads the end.
                reader.read_exact(&mut bytes).await.ok();
            }
        }
        let (kind, took) = sending.await.expect("no panic")?;
        assert_eq!(kind, io::ErrorKind::TimedOut);
        Some(took)
    }

    #[tokio::test]
    async fn whoever_does_not_keep_up_is_cut_off() {
        assert!(cut_off_after(0).await.is_some_and(|took| took >= PATIENCE));
        // A few bytes now and then do not help.
        assert!(cut_off_after(4).await.is_some_and(|took| took >= PATIENCE));
        assert_eq!(cut_off_after(4 * 1024).await, None);
    }
}
