//! What a process takes of its machine, by the names that dashboards know.

use std::fs;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// Linux tells the time of a process in hundredths of a second, whatever its own ticks are.
const TICKS_PER_SECOND: f64 = 100.0;

/// The figures. Where the system does not tell them they stay at nothing.
#[derive(Debug)]
pub(super) struct Process {
    pub(super) registry: Registry,
    cpu_seconds: Counter<f64, AtomicU64>,
    resident_bytes: Gauge,
    virtual_bytes: Gauge,
    open_files: Gauge,
    max_files: Gauge,
    threads: Gauge,
}

impl Default for Process {
    fn default() -> Self {
        let mut process = Self {
            registry: Registry::with_prefix("process"),
            cpu_seconds: Counter::default(),
            resident_bytes: Gauge::default(),
            virtual_bytes: Gauge::default(),
            open_files: Gauge::default(),
            max_files: Gauge::default(),
            threads: Gauge::default(),
        };
        let started: Gauge<f64, AtomicU64> = Gauge::default();
        let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        started.set(since_epoch.as_secs_f64());
        let registry = &mut process.registry;
        registry.register("cpu_seconds", "Time on processors", process.cpu_seconds.clone());
        let resident = process.resident_bytes.clone();
        registry.register("resident_memory_bytes", "Memory in use", resident);
        let reserved = process.virtual_bytes.clone();
        registry.register("virtual_memory_bytes", "Memory reserved", reserved);
        registry.register("open_fds", "Files that are open", process.open_files.clone());
        registry.register("max_fds", "Files that may be open", process.max_files.clone());
        registry.register("threads", "Threads", process.threads.clone());
        registry.register("start_time_seconds", "When the process began", started);
        process
    }
}

impl Process {
    /// Looks at the process now.
    pub(super) fn update(&self) {
        let read = |name: &str| fs::read_to_string(format!("/proc/self/{name}")).ok();
        if let Some(seconds) = read("stat").as_deref().and_then(cpu_seconds) {
            self.cpu_seconds.inner().store(seconds.to_bits(), Ordering::Relaxed);
        }
        let status = read("status").unwrap_or_default();
        for (line, gauge, unit) in [
            ("VmRSS:", &self.resident_bytes, 1024),
            ("VmSize:", &self.virtual_bytes, 1024),
            ("Threads:", &self.threads, 1),
        ] {
            gauge.set(number(&status, line).unwrap_or(0) * unit);
        }
        let limits = read("limits").unwrap_or_default();
        self.max_files.set(number(&limits, "Max open files").unwrap_or(0));
        if let Ok(files) = fs::read_dir("/proc/self/fd") {
            self.open_files.set(files.count() as i64);
        }
    }
}

/// The first number on the line that begins like this.
fn number(text: &str, start: &str) -> Option<i64> {
    let rest = text.lines().find_map(|line| line.strip_prefix(start))?;
    rest.split_whitespace().next()?.parse().ok()
}

/// The time in the program and in the system for it, of the line that Linux keeps.
fn cpu_seconds(stat: &str) -> Option<f64> {
    // The second field is the name of the program, which may hold anything, in parentheses.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |idx: usize| fields.get(idx)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / TICKS_PER_SECOND)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_linux_tells_is_read() {
        let stat = "7 (a (b) c) S 1 2 3 4 5 6 7 8 9 10 150 50 0 0 20 0 9 0 12 34 56";
        assert_eq!(cpu_seconds(stat), Some(2.0));
        assert_eq!(cpu_seconds("nonsense"), None);
        let status = "Name:\tx\nVmSize:\t  2048 kB\nVmRSS:\t  1024 kB\n";
        assert_eq!(number(status, "VmRSS:"), Some(1024));
        assert_eq!(number("Max open files   64   128   files\n", "Max open files"), Some(64));
        assert_eq!(number(status, "Threads:"), None);
    }
}
