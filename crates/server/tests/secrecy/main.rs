//! What somebody can receive, on whatever channel, does not depend on what they may not know.
//!
//! The method: two worlds that are equal but for one secret. The same things happen in both, and
//! everybody who must not know the secret listens and asks for all that can be asked. Everything
//! they get is kept, and has to be equal to the byte up to the first public act that the secret
//! causes.

mod kept;
mod listener;
mod probe;
mod script;
mod world;

mod drafts;
mod nodes;
mod orders;
mod pace;
mod purses;
mod scan;
mod seed;
mod states;
