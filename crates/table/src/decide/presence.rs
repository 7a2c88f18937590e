//! Who plays: people, or bots in their place.

use traumfabrik_rules::Seat;

use crate::table::Table;
use crate::{Away, ClockRule, Refused, TableEvent};

impl Table {
    pub(super) fn leave(&self, seat: Seat) -> Result<TableEvent, Refused> {
        self.begun()?;
        match self.chair(seat).away {
            Some(_) => Err(Refused::TakenOver {}),
            None => Ok(TableEvent::TakenOver { seat, why: Away::Left }),
        }
    }

    pub(super) fn resign(&self, seat: Seat) -> Result<TableEvent, Refused> {
        self.begun()?;
        if self.has_resigned(seat) {
            return Err(Refused::HasResigned {});
        }
        Ok(TableEvent::TakenOver { seat, why: Away::Resigned })
    }

    pub(super) fn come_back(&self, seat: Seat) -> Result<TableEvent, Refused> {
        self.begun()?;
        match self.chair(seat).away {
            None => Err(Refused::NotTakenOver {}),
            Some(Away::Resigned) => Err(Refused::HasResigned {}),
            Some(Away::Timeout | Away::Gone | Away::Left) => Ok(TableEvent::Returned { seat }),
        }
    }

    pub(super) fn vacation(&self, seat: Seat, is_on: bool) -> Result<TableEvent, Refused> {
        self.begun()?;
        let ClockRule::Correspondence { .. } = self.plan.clock else {
            return Err(Refused::NoVacation {});
        };
        let clock = self.clocks.of(seat);
        if clock.is_on_vacation == is_on || (is_on && clock.vacation_ms <= 0) {
            return Err(Refused::NoVacation {});
        }
        Ok(TableEvent::Vacation { seat, is_on })
    }
}
