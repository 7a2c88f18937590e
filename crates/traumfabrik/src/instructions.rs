//! Counting instructions, where the machine lets us.

#[cfg(target_os = "linux")]
mod counter {
    use perf_event::Counter;
    use perf_event::events::Hardware;

    /// A running count of the instructions of this thread.
    pub(crate) struct Instructions(Counter);

    impl Instructions {
        /// Starts counting; nothing if the machine cannot or may not.
        pub(crate) fn start() -> Option<Self> {
            let mut counter = perf_event::Builder::new(Hardware::INSTRUCTIONS).build().ok()?;
            counter.enable().ok()?;
            Some(Self(counter))
        }

        /// The count so far; a machine that cannot count says zero.
        pub(crate) fn stop(mut self) -> Option<u64> {
            self.0.disable().ok()?;
            self.0.read().ok().filter(|&count| count > 0)
        }
    }
}

#[cfg(not(target_os = "linux"))]
mod counter {
    /// No counter here.
    pub(crate) struct Instructions;

    impl Instructions {
        pub(crate) fn start() -> Option<Self> {
            None
        }

        pub(crate) fn stop(self) -> Option<u64> {
            None
        }
    }
}

pub(crate) use counter::Instructions;
