// Generated from Rust by `cargo run -p xtask -- types`. Do not edit.

/**
 * What to do above a limit.
 */
export type Above = "pass" | "wake";

/**
 * What happens when somebody runs out of time or is gone.
 */
export type Absence = {
  /** The bot that plays for whoever is away, with what that seat knows. */
  readonly substitute: string,
  /** Whether it takes over when the time has run out. Otherwise the others wait. */
  readonly on_timeout: boolean,
  /** Whether it takes over when somebody who is due has been gone for so long. */
  readonly grace_ms: number | null, };

/**
 * What a seat may wish to do.
 */
export type Action = { readonly "type": "bid",
  /** How much. */
  readonly amount: number, }
| { readonly "type": "pass", }
| { readonly "type": "take",
  /** Which chip. */
  readonly chip: number, }
| { readonly "type": "decline", }
| { readonly "type": "place",
  /** Which chip. */
  readonly chip: number,
  /** On which screenplay. */
  readonly screenplay: number,
  /** On which of its slots, from 0. */
  readonly slot: number, }
| { readonly "type": "discard",
  /** Which chip. */
  readonly chip: number, };

/**
 * A piece of advice.
 */
export type AdviceShown = {
  /** What to do. */
  readonly action: Action,
  /** Points ahead of the best rival that it promises. */
  readonly margin: number,
  /** How sure the planner is, from 0 to 1. */
  readonly weight: number,
  /** The most that the lot is worth, where one is sold; only the best pieces of advice say it. */
  readonly price: number | null,
  /** What speaks for it, what matters most first; only the best pieces of advice say it. */
  readonly reasons: ReadonlyArray<Message>, };

/**
 * Why a request is not done. Nothing has changed, unless it says otherwise.
 */
export type ApiError = { readonly "type": "malformed",
  /** What is wrong, and what would be right, for whoever wrote the page. */
  readonly what: string, }
| { readonly "type": "too_big",
  /** The limit. */
  readonly max: number,
  /** Of what. */
  readonly unit: Unit, }
| { readonly "type": "stranger", }
| { readonly "type": "not_allowed", }
| { readonly "type": "blocked", }
| { readonly "type": "wrong_origin", }
| { readonly "type": "wrong_credentials", }
| { readonly "type": "name_taken", }
| { readonly "type": "not_found", }
| { readonly "type": "refused",
  /** Why. */
  readonly refused: Refused, }
| { readonly "type": "too_many",
  /** How long to wait. */
  readonly retry_ms: number, }
| { readonly "type": "store_away", }
| { readonly "type": "broken", }
| { readonly "type": "newer", }
| { readonly "type": "stopping", }
| { readonly "type": "internal", };

/**
 * What fills a gap. Pieces are named by number; the edition's words say what they are called.
 */
export type Arg = { readonly "type": "number", readonly "value": number }
| { readonly "type": "money", readonly "value": number }
| { readonly "type": "seat", readonly "value": number }
| { readonly "type": "seats", readonly "value": ReadonlyArray<number> }
| { readonly "type": "chip", readonly "value": number }
| { readonly "type": "chips", readonly "value": ReadonlyArray<number> }
| { readonly "type": "screenplay", readonly "value": number }
| { readonly "type": "studio", readonly "value": number }
| { readonly "type": "location", readonly "value": number }
| { readonly "type": "rating", readonly "value": {
  /** Its number. */
  readonly value: number,
  /** Whether it carries a plus. */
  readonly plus: boolean, } }
| { readonly "type": "word", readonly "value": string };

/**
 * What the dealer is asked for.
 */
export type Ask = { readonly "type": "studios", }
| { readonly "type": "lead", }
| { readonly "type": "screenplay", }
| { readonly "type": "legend", }
| { readonly "type": "lots",
  /** How many in all. */
  readonly n_chips: number, }
| { readonly "type": "faces",
  /** How many in all. */
  readonly n_chips: number, };

/**
 * One of the eleven awards.
 */
export type Award = "first_film_drama" | "first_film_adventure" | "first_film_entertainment" | "best_of_quarter_1" | "best_of_quarter_2" | "best_of_quarter_3" | "best_of_genre_drama" | "best_of_genre_adventure" | "best_of_genre_entertainment" | "worst_film" | "best_direction";

/**
 * An award that changes hands, or the lead for it.
 */
export type AwardChange = {
  /** Which award. */
  readonly award: Award,
  /** What it is worth. */
  readonly points: number,
  /** Who would lose it; null if nobody has it or leads for it. */
  readonly from: number | null,
  /** Who would win it; null if it would be tied. */
  readonly to: number | null, };

/**
 * What each kind of award is worth.
 */
export type AwardPoints = {
  /** First film of a genre. */
  readonly first_film: number,
  /** Best film of a quarter. */
  readonly best_of_quarter: number,
  /** Best film of a genre. */
  readonly best_of_genre: number,
  /** Worst film. */
  readonly worst_film: number,
  /** Best direction. */
  readonly best_direction: number, };

/**
 * What has become of an award.
 */
export type AwardState = { readonly "type": "open", }
| { readonly "type": "withheld", }
| { readonly "type": "film",
  /** Which one it lies on. */
  readonly film: number, }
| { readonly "type": "seat",
  /** Which one it belongs to. */
  readonly seat: number, };

/**
 * An award: who has it, or who would have it now.
 */
export type AwardView = {
  /** Which award. */
  readonly award: Award,
  /** What it is worth. */
  readonly points: number,
  /** What has become of it. */
  readonly state: AwardState,
  /** The seat that has it, or leads for it. */
  readonly seat: number | null,
  /** The film that has it, or leads for it. */
  readonly film: number | null, };

/**
 * Why a bot plays for somebody.
 */
export type Away = "timeout" | "gone" | "left" | "resigned";

/**
 * What belongs to a seat.
 */
export type BoardView = {
  /** Whose board. */
  readonly seat: number,
  /** The studio, once assigned. */
  readonly studio: number | null,
  /** The money, where it may be seen. */
  readonly purse: number | null,
  /** How many chips count as cast. */
  readonly cast: number,
  /** Stars of the directors of its finished films. */
  readonly direction: number,
  /** Points for films. */
  readonly film_points: number,
  /** Points for awards. */
  readonly award_points: number,
  /** All points, where the money may be seen. */
  readonly total: number | null,
  /** The screenplays in the making, by place. */
  readonly productions: ReadonlyArray<ProductionView | null>, };

/**
 * A chip as printed.
 */
export type BoxChip = {
  /** The name that its texts go by. */
  readonly id: string,
  /** Its trade. */
  readonly kind: ChipKind,
  /** What it adds to a film. */
  readonly stars: number,
  /** Whether it is one of the four legends. */
  readonly legend: boolean, };

/**
 * A stop of the route.
 */
export type BoxLocation = {
  /** The name that its texts go by. */
  readonly id: string,
  /** What kind of stop it is. */
  readonly kind: LocationKind,
  /** How many chips a city shows; null for sign and parties. */
  readonly n_chips: number | null, };

/**
 * A screenplay as printed.
 */
export type BoxScreenplay = {
  /** The name that its texts go by. */
  readonly id: string,
  /** Its genre. */
  readonly genre: Genre,
  /** The studio that owns it from the start; null for those of the stack. */
  readonly studio: number | null,
  /** The printed stars. */
  readonly stars: number,
  /** Its slots; the last is the guest slot. */
  readonly slots: ReadonlyArray<Slot>, };

/**
 * What another device shows.
 */
export type Carried = {
  /** What stands in the link behind `#carry=`. */
  readonly secret: string, };

/**
 * A link for another device.
 */
export type CarryLink = {
  /** Whoever opens it is this person. The secret stands behind a `#`, where no server and no
 * log sees it. */
  readonly link: string, };

/**
 * What facts come from.
 */
export type Cause = { readonly "type": "action",
  /** What the seat that was due did. */
  readonly action: Action, }
| { readonly "type": "deal",
  /** What the dealer answered. */
  readonly deal: Deal, };

/**
 * A seat and who sits there.
 */
export type ChairView = {
  /** Who; nobody as yet. */
  readonly sitter: Sitter | null,
  /** The studio that they would like. */
  readonly studio: number | null,
  /** What their page adds to the draws. */
  readonly nonce: string | null,
  /** Why a bot plays for them, if one does. */
  readonly away: Away | null,
  /** What is left on the clock; none if there are no clocks. */
  readonly left_ms: number | null,
  /** What is left for vacations. */
  readonly vacation_ms: number | null,
  /** Whether the seat is on vacation. */
  readonly is_on_vacation: boolean, };

/**
 * Who talks with whom at a table.
 */
export type Channel = "table" | "watchers";

/**
 * Something that was said.
 */
export type ChatShown = {
  /** Its number. */
  readonly chat: number,
  /** Who said it: the name in the log. */
  readonly person: string,
  /** The name that others see. */
  readonly name: string | null,
  /** When. */
  readonly at: Time,
  /** What; nothing if it was removed. */
  readonly text: string | null, };

/**
 * What a chip would do.
 */
export type ChipFacts = {
  /** The chip. */
  readonly chip: number,
  /** Everywhere it may be placed. */
  readonly uses: ReadonlyArray<ChipUse>,
  /** What it would do for the others; those for whom it fills no gap are left out. */
  readonly rivals: ReadonlyArray<RivalUse>, };

/**
 * The trade of a chip.
 */
export type ChipKind = "director" | "actor" | "camera" | "music" | "effects" | "guest" | "agency";

/**
 * A way to place a chip.
 */
export type ChipUse = {
  /** The slots on which the same would come of it. */
  readonly slots: ReadonlyArray<number>,
  /** What would come of it. */
  readonly film: FilmUse, };

/**
 * How long people may think.
 */
export type ClockRule = { readonly "type": "none", }
| { readonly "type": "live",
  /** What everybody starts with. */
  readonly bank_ms: number,
  /** What every finished turn adds. */
  readonly increment_ms: number, }
| { readonly "type": "correspondence",
  /** For each decision. */
  readonly decision_ms: number,
  /** For the whole game. */
  readonly vacation_ms: number, };

/**
 * Why a table was closed.
 */
export type Closing = "called_off" | "stale" | "host";

/**
 * What somebody wants done. Seats are numbers, counted from 0.
 */
export type Command = { readonly "type": "sit",
  /** Where; any open seat unless told. */
  readonly seat?: number,
  /** The studio that one would like, 1 to 5. */
  readonly studio?: number,
  /** What one's page adds to the draws. */
  readonly nonce?: string, }
| { readonly "type": "stand",
  /** Which. */
  readonly seat: number, }
| { readonly "type": "ready",
  /** Which seat. */
  readonly seat: number,
  /** Whether one is. */
  readonly is_on: boolean, }
| { readonly "type": "remove",
  /** Which. */
  readonly seat: number, }
| { readonly "type": "seat_bot",
  /** Where. */
  readonly seat: number,
  /** Its name. */
  readonly bot: string, }
| { readonly "type": "start",
  /** The bot for all seats that are still open. */
  readonly fill?: string, }
| { readonly "type": "call_off", }
| { readonly "type": "play",
  /** Who. */
  readonly seat: number,
  /** The turn that one has in mind: the number of the entry that brought it about. The game
 * may have moved on. */
  readonly turn: number,
  /** One action, or one for each of several chips. */
  readonly actions: ReadonlyArray<Action>, }
| { readonly "type": "leave",
  /** Which seat. */
  readonly seat: number, }
| { readonly "type": "resign",
  /** Which seat. */
  readonly seat: number, }
| { readonly "type": "return",
  /** Which seat. */
  readonly seat: number, }
| { readonly "type": "propose",
  /** Who asks. */
  readonly seat: number,
  /** What for. */
  readonly motion: Motion, }
| { readonly "type": "vote",
  /** Who answers. */
  readonly seat: number,
  /** Whether one agrees. */
  readonly is_yes: boolean, }
| { readonly "type": "vacation",
  /** Who. */
  readonly seat: number,
  /** Whether it begins. */
  readonly is_on: boolean, };

/**
 * What somebody is called who plays at one's own device.
 */
export type CompanionName = {
  /** Their seat. */
  readonly seat: number,
  /** The name; null if they have none of their own. */
  readonly name: string | null, };

/**
 * Somebody shows that it is them.
 */
export type Confirmation = {
  /** The password. */
  readonly password: string, };

/**
 * Which chips count: for the cast at parties, for the stars at best direction.
 * Rules: party/covered, awards/direction.
 */
export type Counts = "visible" | "all";

/**
 * Somebody wants an account, or to be let into one.
 */
export type Credentials = {
  /** The name of the account. Capital letters do not matter. */
  readonly account: string,
  /** The password, 8 to 200 characters. */
  readonly password: string, };

/**
 * The dealer's answer.
 */
export type Deal = { readonly "type": "studios",
  /** By seat. */
  readonly studios: ReadonlyArray<number>, }
| { readonly "type": "lead",
  /** Which one. */
  readonly seat: number, }
| { readonly "type": "screenplay",
  /** Which one. */
  readonly screenplay: number, }
| { readonly "type": "legend",
  /** Which chip. */
  readonly chip: number, }
| { readonly "type": "lots",
  /** As they lie; those of all cities in the order of the route. */
  readonly chips: ReadonlyArray<number>, }
| { readonly "type": "faces",
  /** As they lie; those of all cities in the order of the route. */
  readonly chips: ReadonlyArray<number>, };

/**
 * An award and what has become of it.
 */
export type DecidedAward = {
  /** Which one. */
  readonly award: Award,
  /** What has become of it. */
  readonly state: AwardState, };

/**
 * A command that was done.
 */
export type Done = {
  /** The number of the entry that it made. */
  readonly seq: number, };

/**
 * Whose turn it is.
 */
export type Due = { readonly "type": "seat",
  /** Which one. */
  readonly seat: number, }
| { readonly "type": "dealer",
  /** What it is asked for. */
  readonly ask: Ask, }
| { readonly "type": "nobody", };

/**
 * An edition, with all that a table can decide about it.
 */
export type EditionShown = {
  /** By which tables name it. */
  readonly id: string,
  /** What it is called. */
  readonly name: string,
  /** What it says of itself. */
  readonly tagline: string,
  /** How it answers the open questions, by the name of the switch. */
  readonly switches: { readonly [key in string]: string },
  /** What a new table may answer instead. */
  readonly options: { readonly [key in string]: ReadonlyArray<string> },
  /** All its pieces. */
  readonly box: GameBox, };

/**
 * Something that has happened.
 */
export type Event = { readonly "type": "studios_assigned",
  /** By seat. */
  readonly studios: ReadonlyArray<number>, }
| { readonly "type": "lead_assigned",
  /** Who. */
  readonly seat: number, }
| { readonly "type": "screenplay_turned",
  /** Which screenplay. */
  readonly screenplay: number, }
| { readonly "type": "legend_turned",
  /** The quarter that began, 1 to 4. */
  readonly quarter: number,
  /** Which chip. */
  readonly chip: number, }
| { readonly "type": "lots_dealt",
  /** Which chips; those of all cities in the order of the route. */
  readonly chips: ReadonlyArray<number>, }
| { readonly "type": "arrived",
  /** Its place on the route. */
  readonly location: number, }
| { readonly "type": "bid_made",
  /** Who. */
  readonly seat: number,
  /** How much. */
  readonly amount: number, }
| { readonly "type": "passed",
  /** Who. */
  readonly seat: number, }
| { readonly "type": "lot_sold",
  /** Who. */
  readonly seat: number,
  /** What the winner paid. */
  readonly price: number,
  /** What each other seat received. */
  readonly share: number,
  /** What stayed in the middle. */
  readonly left: number, }
| { readonly "type": "lot_withdrawn", }
| { readonly "type": "party_revealed",
  /** The chips of the party. */
  readonly faces: ReadonlyArray<number>,
  /** Who chooses first, second, and so on. */
  readonly order: ReadonlyArray<number>, }
| { readonly "type": "chip_taken",
  /** Who. */
  readonly seat: number,
  /** Which chip. */
  readonly chip: number, }
| { readonly "type": "declined",
  /** Who. */
  readonly seat: number, }
| { readonly "type": "leftovers_removed",
  /** Which chips; those of all cities in the order of the route. */
  readonly chips: ReadonlyArray<number>, }
| { readonly "type": "chip_placed",
  /** Who. */
  readonly seat: number,
  /** Which chip. */
  readonly chip: number,
  /** Which screenplay. */
  readonly screenplay: number,
  /** On which of its slots, from 0. */
  readonly slot: number, }
| { readonly "type": "chip_discarded",
  /** Who. */
  readonly seat: number,
  /** Which chip. */
  readonly chip: number, }
| { readonly "type": "film_finished",
  /** Who. */
  readonly seat: number,
  /** Which screenplay. */
  readonly screenplay: number,
  /** The sum of its stars. */
  readonly value: number,
  /** Its token; null if none was left at or below the value. */
  readonly rating: Rating | null, }
| { readonly "type": "screenplay_taken",
  /** Who. */
  readonly seat: number,
  /** Which screenplay. */
  readonly screenplay: number, }
| { readonly "type": "award_given",
  /** Which award. */
  readonly award: Award,
  /** Who. */
  readonly seat: number,
  /** The film it lies on; null for best direction. */
  readonly film: number | null, }
| { readonly "type": "award_withheld",
  /** Which award. */
  readonly award: Award, }
| { readonly "type": "game_ended",
  /** The final scores, by seat. */
  readonly standings: ReadonlyArray<Standing>,
  /** Who won, ascending. */
  readonly winners: ReadonlyArray<number>, };

/**
 * What everything that lies open is worth to a seat.
 */
export type Facts = {
  /** To whom. */
  readonly seat: number,
  /** The chips that can still be had, and those in its hand. */
  readonly chips: ReadonlyArray<ChipFacts>,
  /** The lots that are still to be sold in this quarter. */
  readonly lots: ReadonlyArray<LotFacts>,
  /** What becomes of the money, for every price that the seat could pay. */
  readonly prices: ReadonlyArray<SaleFacts>, };

/**
 * The answer to what was not done.
 */
export type Failure = {
  /** The same for people. */
  readonly say: Message, } & ({ readonly "type": "malformed",
  /** What is wrong, and what would be right, for whoever wrote the page. */
  readonly what: string, }
| { readonly "type": "too_big",
  /** The limit. */
  readonly max: number,
  /** Of what. */
  readonly unit: Unit, }
| { readonly "type": "stranger", }
| { readonly "type": "not_allowed", }
| { readonly "type": "blocked", }
| { readonly "type": "wrong_origin", }
| { readonly "type": "wrong_credentials", }
| { readonly "type": "name_taken", }
| { readonly "type": "not_found", }
| { readonly "type": "refused",
  /** Why. */
  readonly refused: Refused, }
| { readonly "type": "too_many",
  /** How long to wait. */
  readonly retry_ms: number, }
| { readonly "type": "store_away", }
| { readonly "type": "broken", }
| { readonly "type": "newer", }
| { readonly "type": "stopping", }
| { readonly "type": "internal", });

/**
 * Somebody wants to be forgotten.
 */
export type Farewell = {
  /** The password, if there is an account. */
  readonly password?: string, };

/**
 * What would become of a screenplay.
 */
export type FilmUse = {
  /** Which screenplay. */
  readonly screenplay: number,
  /** The chips that would be placed on it. */
  readonly chips: ReadonlyArray<number>,
  /** The chips that they would cover. */
  readonly covers: ReadonlyArray<number>,
  /** How many of its gaps they would fill. */
  readonly n_filled: number,
  /** How many would be left. */
  readonly n_missing: number,
  /** What it is worth now. */
  readonly before: number,
  /** What it would be worth. */
  readonly value: number,
  /** What would come of it if that finishes the film. */
  readonly finish: Finish | null,
  /** The screenplay that the seat would draw then. */
  readonly next: number | null,
  /** The awards that would go to somebody else, or that somebody else would lead for. */
  readonly awards: ReadonlyArray<AwardChange>, };

/**
 * A finished film.
 */
export type FilmView = {
  /** Which screenplay. */
  readonly screenplay: number,
  /** Whose film. */
  readonly owner: number,
  /** The sum of its stars. */
  readonly value: number,
  /** Its token, if it found one. */
  readonly rating: Rating | null,
  /** The chips that count, by slot. */
  readonly tops: ReadonlyArray<number | null>, };

/**
 * A game with its films.
 */
export type Filmed = {
  /** The table. */
  readonly table: TableView,
  /** Who sat there. */
  readonly people: ReadonlyArray<PersonShown>,
  /** The seats of whoever asks. */
  readonly seats: ReadonlyArray<number>,
  /** The game as it ended. */
  readonly view: View,
  /** Its box, by the place in the list. */
  readonly box: number,
  /** When it ended. */
  readonly at: Time, };

/**
 * A page of somebody's games that were played to their end.
 */
export type Filmography = {
  /** The games, the latest first. */
  readonly games: ReadonlyArray<Filmed>,
  /** The boxes that they were played with. */
  readonly boxes: ReadonlyArray<GameBox>,
  /** The last game of this page, to ask for the next one by; null if there is none. */
  readonly next: string | null, };

/**
 * Who wins among seats with equal scores. Rule: ending/tie.
 */
export type FinalTie = "shared" | "highest_film";

/**
 * What finishing a film would bring.
 */
export type Finish = {
  /** The token it would take, if one is left for it. */
  readonly rating: Rating | null,
  /** The first-film award, if it is still to be had. */
  readonly award: Award | null, };

/**
 * A finished film.
 */
export type FinishedFilm = {
  /** The film. */
  readonly screenplay: number,
  /** Its owner. */
  readonly seat: number,
  /** Its token, if it found one. */
  readonly rating: Rating | null, };

/**
 * Who leads first. Rule: setup/lead.
 */
export type FirstLead = FirstLeadRule | number;

/**
 * A rule that names the first lead.
 */
export type FirstLeadRule = "random";

/**
 * What is expected of a seat.
 */
export type Forecast = {
  /** Points in the end. */
  readonly points: number,
  /** Points ahead of the best rival; negative if behind. */
  readonly margin: number,
  /** The chance to win, 0 to 1; a shared victory counts in part. */
  readonly win: number,
  /** The standard error of the margin. */
  readonly error: number, };

/**
 * What a client sends. Every message has an id that the answer bears; a command that is sent
 * again with the same id is carried out once.
 */
export type FromClient = { readonly "type": "command",
  /** Chosen by the client: up to 40 letters, digits, `-` or `_`. */
  readonly id: string,
  /** What. */
  readonly command: Command, }
| { readonly "type": "order",
  /** Of the message. */
  readonly id: string,
  /** Whose order. */
  readonly seat: number,
  /** The order. */
  readonly order: Order, }
| { readonly "type": "drop_order",
  /** Of the message. */
  readonly id: string,
  /** Whose order. */
  readonly seat: number,
  /** For which quarter. */
  readonly quarter: number,
  /** For which stop. */
  readonly location: number, }
| { readonly "type": "draft",
  /** Of the message. */
  readonly id: string,
  /** Whose. */
  readonly seat: number,
  /** The turn that one has in mind. */
  readonly turn: number,
  /** What one would do. */
  readonly actions: ReadonlyArray<Action>, }
| { readonly "type": "facts",
  /** Of the message. */
  readonly id: string,
  /** For which seat. */
  readonly seat: number, }
| { readonly "type": "say",
  /** Of the message. */
  readonly id: string,
  /** What. */
  readonly text: string,
  /** To whom; to everybody unless told. */
  readonly channel?: Channel, }
| { readonly "type": "overhear",
  /** Of the message. */
  readonly id: string,
  /** Whether one wants to. */
  readonly is_on: boolean, }
| { readonly "type": "show",
  /** Of the message. */
  readonly id: string,
  /** What; nothing any more if that is null. */
  readonly spot?: Spot | null,
  /** Whether to show it in place of somebody else who shows something. */
  readonly takes_over?: boolean, }
| { readonly "type": "look",
  /** Of the message. */
  readonly id: string,
  /** From where. */
  readonly look: Perspective, }
| { readonly "type": "hint",
  /** Of the message. */
  readonly id: string,
  /** For which seat. */
  readonly seat: number, }
| { readonly "type": "mute",
  /** Of the message. */
  readonly id: string,
  /** Who. */
  readonly person: string,
  /** Whether they may not. */
  readonly is_on: boolean, }
| { readonly "type": "block",
  /** Of the message. */
  readonly id: string,
  /** Who. */
  readonly person: string,
  /** Whether one does not want to. */
  readonly is_on: boolean, };

/**
 * A box. Chips, screenplays and locations are referred to everywhere by their place in these
 * lists, counted from 0.
 */
export type GameBox = {
  /** All chips, legends included. */
  readonly chips: ReadonlyArray<BoxChip>,
  /** All screenplays. */
  readonly screenplays: ReadonlyArray<BoxScreenplay>,
  /** The eight stops of a quarter. */
  readonly route: ReadonlyArray<BoxLocation>,
  /** The rating tokens, ascending. */
  readonly tokens: ReadonlyArray<Rating>,
  /** What each kind of award is worth. */
  readonly awards: AwardPoints,
  /** What a seat starts with at a table of two to four. */
  readonly purse: number,
  /** What a seat starts with at a table of five. */
  readonly purse_with_five: number, };

/**
 * The genre of a film.
 */
export type Genre = "drama" | "adventure" | "entertainment";

/**
 * A bid and whose it is.
 */
export type HighBid = {
  /** Who bid. */
  readonly seat: number,
  /** How much. */
  readonly amount: number, };

/**
 * For whom a hint is wanted.
 */
export type HintFor = {
  /** The seat. */
  readonly seat: number, };

/**
 * Who is silent, as far as it concerns somebody.
 */
export type Hushed = {
  /** Those who may not speak at the table. The owner sees all of them, others only themselves. */
  readonly muted: ReadonlyArray<HushedPerson>,
  /** Those whom one does not want to hear. */
  readonly blocked: ReadonlyArray<HushedPerson>, };

/**
 * Somebody who is silent.
 */
export type HushedPerson = {
  /** Who they are today. */
  readonly person: string,
  /** The name that others see. */
  readonly name: string | null, };

/**
 * What to do at a stop.
 */
export type Instruction = { readonly "type": "bid_up_to",
  /** The highest bid. */
  readonly limit: number,
  /** What to do when that is not enough. */
  readonly above: Above,
  /** When to leave the decision to the person instead. */
  readonly wake: ReadonlyArray<Wake>, }
| { readonly "type": "pass", }
| { readonly "type": "watch",
  /** What. */
  readonly wake: ReadonlyArray<Wake>, }
| { readonly "type": "pick",
  /** Chips, the dearest first. */
  readonly chips: ReadonlyArray<number>,
  /** What to do if none of them does. */
  readonly otherwise: Otherwise, };

/**
 * Somebody says who they are.
 */
export type Introduction = {
  /** The name that others are to see. */
  readonly name: string,
  /** The language: `en`, `de`, `fr` or `it`. */
  readonly lang?: string, };

/**
 * What happens when all others have passed and nobody has bid. Rule: auction/silent.
 */
export type LastSilentSeat = "wins_for_zero" | "may_decline";

/**
 * What the seat that looks may do now. Nothing, unless it is due.
 */
export type LegalView = { readonly "type": "nothing", }
| { readonly "type": "auction",
  /** The lowest bid. */
  readonly floor: number,
  /** The highest; no bid is possible if it lies below. */
  readonly ceiling: number, }
| { readonly "type": "party",
  /** Whether declining is allowed. */
  readonly decline: boolean,
  /** The chips, twins included. */
  readonly faces: ReadonlyArray<number>, }
| { readonly "type": "placing",
  /** The chips of the hand; each may be discarded. */
  readonly discards: ReadonlyArray<number>,
  /** Every placement of every chip in hand, twins included. */
  readonly placements: ReadonlyArray<Placement>, };

/**
 * How the four legends lie before they come up. Rule: setup/legends.
 */
export type Legends = "face_up" | "face_down";

/**
 * A table in a list.
 */
export type Listed = {
  /** Its name. */
  readonly game: string,
  /** What there is to know. */
  readonly table: TableSummary,
  /** Who sits there. */
  readonly people: ReadonlyArray<PersonShown>,
  /** Whether it waits for whoever asks. */
  readonly is_due: boolean,
  /** When it was made. */
  readonly created_at: Time,
  /** When something happened last. */
  readonly updated_at: Time, };

/**
 * The kind of a stop of the route.
 */
export type LocationKind = "sign" | "city" | "party";

/**
 * An entry as it lies in the store.
 */
export type LogEntry = {
  /** Its number. */
  readonly seq: number,
  /** When. */
  readonly at: Time,
  /** What. */
  readonly deed: TableEvent,
  /** The same for people, in the order in which to say it. */
  readonly told: ReadonlyArray<Message>, };

/**
 * What a whole lot would do.
 */
export type LotFacts = {
  /** Where it lies. */
  readonly location: number,
  /** For each screenplay on which it is of use, the best use of its chips. */
  readonly films: ReadonlyArray<FilmUse>,
  /** What it would do for the others; those for whom it fills no gap are left out. */
  readonly rivals: ReadonlyArray<RivalUse>, };

/**
 * A location of the quarter.
 */
export type LotView = {
  /** What kind of stop it is. */
  readonly kind: LocationKind,
  /** How many chips come there every quarter. */
  readonly n_chips: number,
  /** The chips that lie there face up. */
  readonly chips: ReadonlyArray<number>,
  /** How many lie there face down. */
  readonly n_face_down: number, };

/**
 * Where a new table is.
 */
export type Made = {
  /** Its name; the table is at `/api/tables/{game}`. */
  readonly game: string, };

/**
 * What a letter that asks holds.
 */
export type MailKey = {
  /** What stands in the link behind `#confirm=`. */
  readonly key: string, };

/**
 * A person, as only that person sees it.
 */
export type Me = {
  /** The name in the log of games. It says nothing. */
  readonly person: string,
  /** The name that others see. */
  readonly name: string | null,
  /** The language. */
  readonly lang: string | null,
  /** The name of the account; a guest has none. */
  readonly account: string | null,
  /** Where to send mail. */
  readonly email: string | null,
  /** Whether the owner of that address has confirmed it. Nothing is sent there before. */
  readonly is_email_confirmed: boolean,
  /** Where to post notices. */
  readonly webhook: string | null,
  /** Whether the person wants notices. */
  readonly is_notified: boolean, };

/**
 * What is to be changed; what is left out stays.
 */
export type MeChange = {
  /** The name that others are to see. */
  readonly name?: string,
  /** The language: `en`, `de`, `fr` or `it`. */
  readonly lang?: string, };

/**
 * Something to be said, in any language.
 */
export type Message = {
  /** The id of the sentence in the language files. */
  readonly id: string,
  /** What fills its gaps. */
  readonly args: ReadonlyArray<NamedArg>, };

/**
 * Something that one person asks the others for.
 */
export type Motion = { readonly "type": "take_back",
  /** The number of the entry. */
  readonly to: number, }
| { readonly "type": "pause", }
| { readonly "type": "resume", }
| { readonly "type": "abort", };

/**
 * Any other line: one cause and all the facts it caused. The cause is `start`, or `deal`, or
 * `seat` with `action`.
 */
export type Move = {
  /** Counts the entries from 1. */
  readonly seq: number,
  /** True for the facts that were settled before the game. */
  readonly start?: boolean,
  /** What the dealer dealt. */
  readonly deal?: Deal,
  /** Who acted. */
  readonly seat?: number,
  /** What the seat did. */
  readonly action?: Action,
  /** The facts. */
  readonly events: ReadonlyArray<Event>, };

/**
 * One gap of a sentence and what fills it.
 */
export type NamedArg = {
  /** The name of the gap. */
  readonly name: string,
  /** What fills it. */
  readonly value: Arg, };

/**
 * Something to say.
 */
export type NewChat = {
  /** Of your own choosing: sent again with the same one, it is said once. */
  readonly id?: string,
  /** What. */
  readonly text: string,
  /** To whom: `table`, which is everybody, or `watchers`. */
  readonly channel?: Channel, };

/**
 * Somebody who plays at one's own device.
 */
export type NewCompanion = {
  /** Chosen by the client: what is sent again with the same id is done once. */
  readonly id: string,
  /** Where they sit down. */
  readonly seat: number,
  /** What they are called; like whoever has the device, unless told. */
  readonly name?: string,
  /** What the page adds to the draws. */
  readonly nonce?: string, };

/**
 * Actions to be tried out.
 */
export type NewDraft = {
  /** Whose. */
  readonly seat: number,
  /** The turn that one has in mind. */
  readonly turn: number,
  /** What one would do. */
  readonly actions: ReadonlyArray<Action>, };

/**
 * From where somebody wants to go on, and how.
 */
export type NewFork = {
  /** How many moves of the record are taken over. The deals that follow them are, too. */
  readonly moves: number,
  /** The seat that one takes; the one that decides there unless told. */
  readonly seat?: number,
  /** The bot at all other seats. */
  readonly level?: string,
  /** What one's page adds to the draws to come. */
  readonly nonce?: string, };

/**
 * Who is to be silent, or not any more.
 */
export type NewHush = {
  /** Who. */
  readonly person: string,
  /** Whether they are. */
  readonly is_on: boolean, };

/**
 * An order for one's own seat.
 */
export type NewOrder = {
  /** Whose. */
  readonly seat: number,
  /** The order. */
  readonly order: Order, };

/**
 * What somebody asks for. Everything that is left out is as usual.
 */
export type NewTable = {
  /** The edition; the first one that the server has unless told. */
  readonly edition?: string,
  /** How many seats, 2 to 5; four unless told. */
  readonly seats?: number,
  /** Answers to open questions, by the names that editions use. */
  readonly switches: { readonly [key in string]: string },
  /** Whether the table is listed. */
  readonly is_public: boolean,
  /** Whether others may look on; they may unless told. */
  readonly watchers?: boolean,
  /** How long people may think. */
  readonly clock?: ClockRule,
  /** What happens when somebody does not. */
  readonly absence?: Absence,
  /** How long everything that happens by itself waits, in milliseconds. */
  readonly pace_ms?: number,
  /** Whether people may ask the planner. */
  readonly has_hints?: boolean,
  /** Whether the table remembers all payments and shows what everybody must have. */
  readonly counts_purses?: boolean,
  /** Bots to begin with, from the last seat backwards. */
  readonly bots: ReadonlyArray<string>, };

/**
 * How somebody wants to be told that a game waits.
 */
export type NoticeWishes = {
  /** Where to send mail, or null. */
  readonly email: string | null,
  /** Where to post notices, or null. It has to be an address that everybody can reach. */
  readonly webhook: string | null,
  /** Whether anything is to be sent at all. */
  readonly is_notified: boolean, };

/**
 * An order for one stop of the route in one quarter. A seat has at most one for each.
 */
export type Order = {
  /** The quarter, 1 to 4. */
  readonly quarter: number,
  /** The stop, counted from 0. */
  readonly location: number,
  /** What to do there. */
  readonly wish: Instruction, };

/**
 * The game that another one goes on from.
 */
export type OriginView = {
  /** Its name. */
  readonly game: string,
  /** How many of its moves were taken over. */
  readonly moves: number,
  /** How many of those were decisions of seats. */
  readonly decisions: number, };

/**
 * What to do at a party where nothing wished for lies.
 */
export type Otherwise = "decline" | "wake";

/**
 * A part of the replay or of the review.
 */
export type Part = "replay" | "words" | "curves" | "sources" | "ledger" | "auctions" | "puzzles" | "puzzle" | "decisions";

/**
 * Whether a seat may leave a party without a chip. Rule: party/decline.
 */
export type PartyDecline = "on" | "off";

/**
 * Somebody wants another password.
 */
export type PasswordChange = {
  /** The password so far. */
  readonly old: string,
  /** The password from now on. */
  readonly new: string, };

/**
 * A motion that waits for answers.
 */
export type Pending = {
  /** What is asked. */
  readonly motion: Motion,
  /** The seats that have agreed. */
  readonly agreed: ReadonlyArray<number>, };

/**
 * A person as others see them.
 */
export type PersonShown = {
  /** The name in the log. */
  readonly person: string,
  /** The name that others see; none if the person was forgotten. */
  readonly name: string | null,
  /** Whether they look at the table. */
  readonly is_here: boolean, };

/**
 * Who looks.
 */
export type Perspective = { readonly "type": "seat",
  /** Which one. */
  readonly seat: number, }
| { readonly "type": "table", }
| { readonly "type": "judge", };

/**
 * Which decision comes next.
 */
export type Phase = { readonly "type": "studios",
  /** Whether the lead is known already. */
  readonly lead_known: boolean, }
| { readonly "type": "lead", }
| { readonly "type": "screenplay", }
| { readonly "type": "legend", }
| { readonly "type": "lots", }
| { readonly "type": "faces", }
| { readonly "type": "bid", }
| { readonly "type": "place", }
| { readonly "type": "choose", }
| { readonly "type": "nothing", };

/**
 * What goes on: which decision comes next.
 */
export type PhaseView = { readonly "type": "dealing",
  /** What the dealer is asked for. */
  readonly ask: Ask, }
| { readonly "type": "auction", }
| { readonly "type": "placing", }
| { readonly "type": "party", }
| { readonly "type": "over",
  /** Who won, ascending. */
  readonly winners: ReadonlyArray<number>, };

/**
 * A chip on a slot.
 */
export type Placed = {
  /** The chip. */
  readonly chip: number,
  /** The screenplay or film that it lies on. */
  readonly screenplay: number,
  /** The slot. */
  readonly slot: number, };

/**
 * A legal placement and what it would do.
 */
export type Placement = {
  /** The chip. */
  readonly chip: number,
  /** The screenplay. */
  readonly screenplay: number,
  /** The slot. */
  readonly slot: number,
  /** The chip that would be covered. */
  readonly covers: number | null,
  /** The film's value with the chip in place. */
  readonly value: number,
  /** What would come of it if the placement finishes the film. */
  readonly finish: Finish | null, };

/**
 * What is agreed when a table is made.
 */
export type Plan = {
  /** Box, seats and switches, so that a later correction of an edition does not change the
 * game. Studios and first lead are settled when it starts; nobody is named. If the game goes
 * on from another one, its origin tells from which. */
  readonly header: RecordHeader,
  /** Who made the table: may seat bots, remove people before the start, and start. */
  readonly owner: string,
  /** Whether the table is listed; otherwise people need its link. */
  readonly is_public: boolean,
  /** Who may look on. */
  readonly watchers: Watchers,
  /** How long people may think. */
  readonly clock: ClockRule,
  /** What happens when somebody does not. */
  readonly absence: Absence,
  /** How long what happens by itself waits, in milliseconds. Bots wait for a tenth of it where no
 * person has anything left to decide at a stop; at people's seats orders and automatic passes
 * wait a little longer, by chance, so that nobody can tell them apart by their timing. */
  readonly pace_ms: number,
  /** Whether people may ask the planner for a hint. */
  readonly has_hints: boolean,
  /** Whether the table remembers all payments and shows what everybody must have. Logs of tables
 * that do not are written as they were before there was a choice. */
  readonly counts_purses?: boolean,
  /** SHA-256 of the seed that all draws will come from, before the first one. */
  readonly commitment: string,
  /** The game that this one is the rematch of. */
  readonly rematch_of: string | null,
  /** The moves of the game that this one goes on from, up to where it does. They are what it
 * starts with. Logs of other tables do not mention them. */
  readonly taken_over?: ReadonlyArray<Move>, };

/**
 * A game at once.
 */
export type PlayNow = {
  /** The table; four seats unless told. */
  readonly table: NewTable,
  /** The bot at all other seats. */
  readonly bot?: string,
  /** What one's page adds to the draws. */
  readonly nonce?: string, };

/**
 * A screenplay in the making.
 */
export type ProductionView = {
  /** Which screenplay. */
  readonly screenplay: number,
  /** What it is worth so far. */
  readonly value: number,
  /** Its slots. */
  readonly slots: ReadonlyArray<SlotView>, };

/**
 * A rating token, ordered n < n+ < n+1. Rule: setup/track.
 */
export type Rating = {
  /** The number on the token: the film's points. */
  readonly value: number,
  /** Whether it ranks above the other token of the same number. */
  readonly plus: boolean, };

/**
 * What all draws of a game came from, for whoever wants to draw again.
 */
export type RecordDraw = {
  /** How the draws follow from the rest: always `chacha20-1`. */
  readonly method: string,
  /** The name of the game. */
  readonly game: string,
  /** What was shown before the game: a hash of the seed, 64 hexadecimal digits. */
  readonly commitment: string,
  /** What was secret until the game ended: 64 hexadecimal digits. */
  readonly seed: string,
  /** What each seat added; null for a bot, or for somebody who sent none. */
  readonly nonces: ReadonlyArray<string | null>, };

/**
 * The first line of a record.
 */
export type RecordHeader = {
  /** Always `traumfabrik-record`. */
  readonly format: string,
  /** The version of the format. */
  readonly version: number,
  /** The name of the edition. */
  readonly edition: string,
  /** All mechanical data of the edition. */
  readonly box: GameBox,
  /** SHA-256 of the compact JSON of the box, in hexadecimal. */
  readonly box_hash: string,
  /** How many seats. */
  readonly seats: number,
  /** The open questions. */
  readonly switches: Rulings,
  /** Who gets which studio. */
  readonly studios: Studios,
  /** Who leads first. */
  readonly first_lead: FirstLead,
  /** A label for whoever sits at each seat. */
  readonly players: ReadonlyArray<string>,
  /** What the dealer's chance came from, where that is told. */
  readonly seed?: string,
  /** What all draws came from, where that is told. */
  readonly draw?: RecordDraw,
  /** The games that this one goes on from, the first one first. */
  readonly origin?: ReadonlyArray<RecordOrigin>,
  /** Anything else. */
  readonly note?: string, };

/**
 * A game whose first moves another one took over.
 */
export type RecordOrigin = {
  /** How many entries of the record had happened when that game was left. */
  readonly moves: number,
  /** What its draws came from. */
  readonly draw: RecordDraw, };

/**
 * Somebody has lost a password.
 */
export type Recovery = {
  /** The name of the account. */
  readonly account: string,
  /** One of the codes. */
  readonly code: string,
  /** The new password. */
  readonly password: string, };

/**
 * Codes that open an account whose password was lost, once each. They are shown this once.
 */
export type RecoveryCodes = {
  /** To be written down. */
  readonly codes: ReadonlyArray<string>, };

/**
 * Why an action or a deal is refused.
 */
export type Refusal = { readonly "type": "not_your_turn", readonly due: Due, }
| { readonly "type": "no_auction", }
| { readonly "type": "no_party", }
| { readonly "type": "nothing_to_place", }
| { readonly "type": "must_place_first", }
| { readonly "type": "bid_too_low", readonly floor: number, }
| { readonly "type": "bid_above_purse", readonly purse: number, }
| { readonly "type": "only_zero", }
| { readonly "type": "not_offered", readonly chip: number, }
| { readonly "type": "may_not_decline", }
| { readonly "type": "not_in_hand", readonly chip: number, }
| { readonly "type": "not_your_screenplay", readonly screenplay: number, }
| { readonly "type": "film_finished", readonly screenplay: number, }
| { readonly "type": "no_such_slot", readonly screenplay: number, readonly n_slots: number, }
| { readonly "type": "slot_wants_other", readonly slot: Slot, readonly kind: ChipKind, }
| { readonly "type": "open_slot_taken", readonly by: ChipKind, }
| { readonly "type": "closed_by_agency", }
| { readonly "type": "dealer_not_due", }
| { readonly "type": "wrong_deal", readonly ask: Ask, }
| { readonly "type": "chip_not_in_bag", readonly chip: number, }
| { readonly "type": "not_a_legend", readonly chip: number, }
| { readonly "type": "chip_twice", readonly chip: number, }
| { readonly "type": "deal_count", readonly expected: number, readonly found: number, }
| { readonly "type": "screenplay_not_in_stack", readonly screenplay: number, }
| { readonly "type": "studio_twice", readonly studio: number, }
| { readonly "type": "no_such_studio", readonly studio: number, }
| { readonly "type": "no_such_seat", readonly seat: number, };

/**
 * Why a command is refused. Nothing has changed.
 */
export type Refused = { readonly "type": "rules",
  /** Why. */
  readonly refusal: Refusal, }
| { readonly "type": "stale",
  /** The turn that it is now. */
  readonly turn: number, }
| { readonly "type": "not_your_seat", }
| { readonly "type": "not_owner", }
| { readonly "type": "no_such_seat", }
| { readonly "type": "no_such_studio", }
| { readonly "type": "no_such_bot", }
| { readonly "type": "seat_taken", }
| { readonly "type": "seat_open", }
| { readonly "type": "table_full", }
| { readonly "type": "studio_taken", }
| { readonly "type": "bad_nonce", }
| { readonly "type": "has_begun", }
| { readonly "type": "not_begun", }
| { readonly "type": "is_over", }
| { readonly "type": "not_over", }
| { readonly "type": "called_off", }
| { readonly "type": "nothing_left", }
| { readonly "type": "no_draw", }
| { readonly "type": "is_paused", }
| { readonly "type": "not_paused", }
| { readonly "type": "seats_open", }
| { readonly "type": "wrong_count", }
| { readonly "type": "draw_first",
  /** How many of the actions can be done now. */
  readonly n_actions: number, }
| { readonly "type": "taken_over", }
| { readonly "type": "not_taken_over", }
| { readonly "type": "has_resigned", }
| { readonly "type": "nothing_to_take_back", }
| { readonly "type": "motion_pending", }
| { readonly "type": "no_motion", }
| { readonly "type": "has_voted", }
| { readonly "type": "no_vacation", }
| { readonly "type": "muted", }
| { readonly "type": "other_shows", }
| { readonly "type": "no_such_visit", }
| { readonly "type": "bad_order",
  /** What would. */
  readonly what: string, };

/**
 * A whole game, step by step, as seen from somewhere.
 */
export type Replay = {
  /** The table. */
  readonly table: TableView,
  /** Who sat there. */
  readonly people: ReadonlyArray<PersonShown>,
  /** Box, seats and switches. */
  readonly header: RecordHeader,
  /** The view before the first step. */
  readonly view: View | null,
  /** The steps. */
  readonly steps: ReadonlyArray<ReplayStep>,
  /** A hash of how it stands at the end. */
  readonly hash: string,
  /** When it will be gone, if it is a game whose record somebody brought; null for the game of a
 * table, which stays. Its draws are told in the header, if they are. */
  readonly kept_until: Time | null, };

/**
 * One step of a replay.
 */
export type ReplayStep = {
  /** The move and its facts. */
  readonly move: Move,
  /** The facts for people, in the order in which to say them. */
  readonly told: ReadonlyArray<Message>,
  /** What it changed in the view. */
  readonly view: Partial<View>, };

/**
 * A game, judged. Seats have numbers and no names, so that a review can be kept as long as the
 * game.
 */
export type Review = {
  /** Always `traumfabrik-review`. */
  readonly format: string,
  /** The version of the shape. */
  readonly version: number,
  /** Who judged, with its version. */
  readonly judge: string,
  /** What the judge's chance came from. */
  readonly seed: number,
  /** SHA-256 of what was played, in hexadecimal. */
  readonly game: string,
  /** The curves. The first moment lies before the first entry of the record, and each entry
 * leads to the next one. */
  readonly moments: ReadonlyArray<ReviewMoment>,
  /** Every decision that left a choice, in order. */
  readonly decisions: ReadonlyArray<ReviewDecision>,
  /** Every auction, in order. */
  readonly auctions: ReadonlyArray<ReviewAuction>,
  /** What turned the game, in order. */
  readonly turns: ReadonlyArray<ReviewTurn>,
  /** What each seat can learn from it. */
  readonly seats: ReadonlyArray<SeatReview>, };

/**
 * A review, or how far it is.
 */
export type ReviewAnswer = {
  /** How far it is. */
  readonly state: ReviewState,
  /** How much of the work is done, from 0 to 1. */
  readonly progress: number,
  /** The review. While it waits or is being made: the curves as soon as there are some, and what
 * has been judged by now; lists that are not known yet are empty. */
  readonly review: Review | null, };

/**
 * An auction.
 */
export type ReviewAuction = {
  /** The entry of the first call. */
  readonly seq: number,
  /** The entry of the last one. */
  readonly end: number,
  /** The quarter. */
  readonly quarter: number,
  /** Where. */
  readonly location: number,
  /** What was sold. */
  readonly chips: ReadonlyArray<number>,
  /** By seat. */
  readonly bidders: ReadonlyArray<ReviewBidder>,
  /** Who got it; nobody if nobody wanted it. */
  readonly sale: ReviewSale | null, };

/**
 * A seat at an auction.
 */
export type ReviewBidder = {
  /** Which one. */
  readonly seat: number,
  /** What it had. */
  readonly purse: number,
  /** Its highest bid, if it made one. */
  readonly bid: number | null,
  /** The price at which it would not have minded losing the lot, no more than it had. None where
 * that could not be found out. */
  readonly worth: number | null,
  /** The standard error of that. */
  readonly error: number, };

/**
 * A decision and the best one that could have been taken then.
 */
export type ReviewDecision = {
  /** Its entry in the record. */
  readonly seq: number,
  /** Whose it was. */
  readonly seat: number,
  /** The quarter. */
  readonly quarter: number,
  /** Where. */
  readonly location: number,
  /** What was done. */
  readonly played: Action,
  /** What would have been best, as far as the judge can tell. */
  readonly best: Action,
  /** Points of the margin that this cost; never negative. */
  readonly loss: number,
  /** The standard error of the loss. */
  readonly error: number,
  /** The chance to win that went with it. */
  readonly win_loss: number,
  /** Whether the loss is large enough, and certain enough, to be called a mistake. */
  readonly is_mistake: boolean,
  /** Of a mistake, what else the judge compared with the best: for whoever tries again. */
  readonly tried?: ReadonlyArray<ReviewTried>, };

/**
 * Where the margin of a seat came from. All of it adds up to the margin of the result:
 * `start + luck + skill + surplus + others`.
 */
export type ReviewLedger = {
  /** What was expected before the first deal. */
  readonly start: number,
  /** What the draws changed: after each, less what was expected before it. */
  readonly luck: number,
  /** What mistakes cost: after each, less what the best decision would have brought. Never
 * positive. */
  readonly skill: number,
  /** What one's own decisions changed besides: the judge expects of everybody to play as its fast
 * players do, and whoever does better, or a little worse than can be called a mistake, finds
 * it here. */
  readonly surplus: number,
  /** What the others' decisions changed. */
  readonly others: number,
  /** The standard error of the luck. */
  readonly luck_error: number, };

/**
 * What somebody did with the chips of a lot.
 */
export type ReviewMade = {
  /** How many were placed. */
  readonly placed: number,
  /** How many were discarded. */
  readonly discarded: number,
  /** Films that were finished with them. */
  readonly films: ReadonlyArray<number>, };

/**
 * The game between two entries of its record.
 */
export type ReviewMoment = {
  /** The entry that led here; 0 before the first one. */
  readonly seq: number,
  /** The quarter; none before the first one begins. */
  readonly quarter: number | null,
  /** The location that was reached last. */
  readonly location: number,
  /** What is expected of each seat. */
  readonly forecasts: ReadonlyArray<Forecast>,
  /** The points that each seat has on the table. */
  readonly points: ReadonlyArray<Standing>, };

/**
 * How a lot was sold.
 */
export type ReviewSale = {
  /** To whom. */
  readonly seat: number,
  /** For how much. */
  readonly price: number,
  /** Who bid most beside the winner, and so made the price. */
  readonly runner_up: number | null,
  /** What the winner made of the chips at once. */
  readonly made: ReviewMade, };

/**
 * How far a review is.
 */
export type ReviewState = "none" | "waiting" | "working" | "ready";

/**
 * An action beside the best one.
 */
export type ReviewTried = {
  /** What could have been done. */
  readonly action: Action,
  /** Points of the margin that it would have cost, roughly. */
  readonly loss: number,
  /** Whether that would have been a mistake. */
  readonly is_mistake: boolean, };

/**
 * A stretch of the game that changed who was going to win.
 */
export type ReviewTurn = {
  /** The moment before it, by the entry that led there. */
  readonly begin: number,
  /** The moment after it. */
  readonly end: number,
  /** The quarter; none before the first one begins. */
  readonly quarter: number | null,
  /** Where. */
  readonly location: number,
  /** Whether chance did it. */
  readonly is_draw: boolean,
  /** How much of the chances to win went from some to others, 0 to 1. */
  readonly swing: number,
  /** Who gained most. */
  readonly winner: number,
  /** Who lost most. */
  readonly loser: number, };

/**
 * What chips would do for somebody else, at a glance.
 */
export type RivalUse = {
  /** For whom. */
  readonly seat: number,
  /** The most gaps that they would fill on one screenplay. */
  readonly n_filled: number,
  /** The films that they would finish. */
  readonly completes: ReadonlyArray<number>, };

/**
 * The table's answers to the open questions.
 */
export type Rulings = {
  /** How the legends lie. */
  readonly legends: Legends,
  /** The last seat that has not spoken. */
  readonly last_silent_seat: LastSilentSeat,
  /** Which chips count as cast. */
  readonly party_counts: Counts,
  /** Which directors count for best direction. */
  readonly direction_counts: Counts,
  /** Declining at a party. */
  readonly party_decline: PartyDecline,
  /** Equal scores. */
  readonly final_tie: FinalTie,
  /** Hidden purses. */
  readonly screens: Screens, };

/**
 * What becomes of the money when a lot is sold.
 */
export type SaleFacts = {
  /** What the winner pays. */
  readonly price: number,
  /** What the winner has left. */
  readonly rest: number,
  /** What each of the others receives. */
  readonly share: number,
  /** What stays in the middle. */
  readonly middle: number, };

/**
 * What goes on at the current location.
 */
export type Scene = { readonly "type": "auction",
  /** The seats that have not passed, ascending. */
  readonly standing: ReadonlyArray<number>,
  /** The highest bid so far. */
  readonly high: HighBid | null, }
| { readonly "type": "party",
  /** The chips that are still there. */
  readonly faces: ReadonlyArray<number>,
  /** The order of choosing. */
  readonly order: ReadonlyArray<number>,
  /** How many seats have chosen or declined. */
  readonly n_chosen: number, };

/**
 * Whether purses are hidden from the other seats; with two seats they never are.
 * Rule: setup/screens.
 */
export type Screens = "screened" | "open";

/**
 * An order and whose it is.
 */
export type SeatOrder = {
  /** Whose. */
  readonly seat: number,
  /** The order. */
  readonly order: Order, };

/**
 * The game from one seat.
 */
export type SeatReview = {
  /** Which one. */
  readonly seat: number,
  /** Its points in the end. */
  readonly points: Standing,
  /** How many finished before it, and one more. */
  readonly rank: number,
  /** By how many points it finished ahead of its best rival; negative if behind. */
  readonly margin: number,
  /** Where the margin came from. */
  readonly ledger: ReviewLedger,
  /** How many mistakes it made. */
  readonly n_mistakes: number,
  /** The story in a few sentences. */
  readonly sentences: ReadonlyArray<Message>, };

/**
 * What is to be done at a table.
 */
export type Sent = {
  /** Chosen by the client: a command that is sent again with the same id is done once. */
  readonly id: string,
  /** What. */
  readonly command: Command, };

/**
 * What a server offers.
 */
export type ServerInfo = {
  /** The version of the program. */
  readonly version: string,
  /** What can be played, oldest first. */
  readonly editions: ReadonlyArray<EditionShown>,
  /** The bots that people may choose: levels, weakest first, then characters. */
  readonly bots: ReadonlyArray<string>,
  /** Whether notices can go by mail. */
  readonly has_mail: boolean,
  /** The address that people use, where the host has named one. */
  readonly public_url: string | null, };

/**
 * Everything that lies on the table, and whose turn it is.
 */
export type Setup = {
  /** How many seats. */
  readonly seats: number,
  /** The table's answers to the open questions. */
  readonly switches: Rulings,
  /** The quarter, 1 to 4; null before the first one begins. */
  readonly quarter: number | null,
  /** The location that was reached last. */
  readonly location: number,
  /** Who leads. */
  readonly lead: number,
  /** Money left in the middle. */
  readonly middle: number,
  /** Money by seat. */
  readonly purses: ReadonlyArray<number>,
  /** The studios by seat; empty before they are assigned. */
  readonly studios: ReadonlyArray<number>,
  /** Face-up chips that wait at the eight locations. */
  readonly lots: ReadonlyArray<ReadonlyArray<number>>,
  /** Chips that have not come up, ascending. */
  readonly undrawn: ReadonlyArray<number>,
  /** The readable screenplay of the stack. */
  readonly readable: number | null,
  /** The screenplays below it, ascending. */
  readonly unread: ReadonlyArray<number>,
  /** The screenplays that each seat is filling: three places each, some empty. */
  readonly making: ReadonlyArray<ReadonlyArray<number | null>>,
  /** Finished films, in the order in which they were finished. */
  readonly films: ReadonlyArray<FinishedFilm>,
  /** Chips on screenplays, for each slot from the bottom up. */
  readonly placed: ReadonlyArray<Placed>,
  /** The awards that are not open any more. */
  readonly awards: ReadonlyArray<DecidedAward>,
  /** Chips in the hand of the seat whose turn it is. */
  readonly hand: ReadonlyArray<number>,
  /** The seat that is due, or whose chips are being dealt with. */
  readonly turn: number,
  /** What goes on at the location. */
  readonly scene: Scene,
  /** Which decision comes next. */
  readonly next: Phase, };

/**
 * Who shows what.
 */
export type Showing = {
  /** Who: the name in the log. */
  readonly person: string,
  /** The name that others see. */
  readonly name: string | null,
  /** What. */
  readonly spot: Spot, };

/**
 * A table as whoever asks may see it.
 */
export type Shown = {
  /** The table. */
  readonly table: TableView,
  /** The game as it is seen; null before it begins. */
  readonly view: View | null,
  /** Who sits there. */
  readonly people: ReadonlyArray<PersonShown>,
  /** The seats of whoever asks. */
  readonly seats: ReadonlyArray<number>,
  /** The table of the next game, if there is one. */
  readonly rematch: string | null,
  /** The time by the server's clock. */
  readonly now: Time, };

/**
 * Somebody was let into an account.
 */
export type SignedIn = {
  /** Who that is. */
  readonly me: Me,
  /** How many games of a guest belong to the account now. */
  readonly n_claimed: number, };

/**
 * Who sits at a seat.
 */
export type Sitter = { readonly "type": "person",
  /** Who. */
  readonly person: string, }
| { readonly "type": "bot",
  /** Its name. */
  readonly bot: string, };

/**
 * What a place on a screenplay asks for.
 */
export type Slot = "director" | "actor" | "camera" | "music" | "effects" | "open" | "guest";

/**
 * A slot of a screenplay in the making.
 */
export type SlotView = {
  /** What is printed. */
  readonly slot: Slot,
  /** The chip on top. */
  readonly top: number | null,
  /** How many chips it covers. */
  readonly n_covered: number,
  /** Whether the film still needs a chip here. */
  readonly is_missing: boolean,
  /** The kinds that may be placed here now. */
  readonly takes: ReadonlyArray<ChipKind>, };

/**
 * A place in the replay of a game or in its review.
 */
export type Spot = {
  /** Where. */
  readonly part: Part,
  /** The entry of the record that it is about; 0 before them all. */
  readonly entry: number,
  /** Whose, where it is about one seat. */
  readonly seat?: number, };

/**
 * How far a table has come.
 */
export type Stage = "gathering" | "running" | "paused" | "over" | "aborted" | "closed";

/**
 * A seat's points, split by where they come from. Rule: ending/score.
 */
export type Standing = {
  /** The numbers on the tokens of its finished films. */
  readonly films: number,
  /** The awards that it or its films hold. */
  readonly awards: number,
  /** Its money. */
  readonly money: number,
  /** The sum of the three. */
  readonly total: number, };

/**
 * All that is settled before a game begins, besides its edition.
 */
export type Start = {
  /** How many seats. */
  readonly seats: number,
  /** The open questions. */
  readonly switches: Rulings,
  /** Who gets which studio. */
  readonly studios: Studios,
  /** Who leads first. */
  readonly first_lead: FirstLead, };

/**
 * Who gets which studio. Rule: setup/studio.
 */
export type Studios = StudiosRule | ReadonlyArray<number>;

/**
 * A rule that assigns the studios.
 */
export type StudiosRule = "random" | "by_seat";

/**
 * Everything that a client needs to begin with, or to go on after it was away.
 */
export type Sync = {
  /** Who the client is; nobody for a stranger. */
  readonly you: string | null,
  /** The seats that are theirs. */
  readonly seats: ReadonlyArray<number>,
  /** From where the table is seen. */
  readonly look: Perspective,
  /** The table. */
  readonly table: TableView,
  /** The view; null before the game begins. */
  readonly view: View | null,
  /** The entries since the one that the client had last. */
  readonly entries: ReadonlyArray<LogEntry>,
  /** Everybody who sits at the table. */
  readonly people: ReadonlyArray<PersonShown>,
  /** How many look on. */
  readonly n_watchers: number,
  /** Those of them who have names, as far as they are listed. */
  readonly watchers: ReadonlyArray<WatcherShown>,
  /** The orders of one's own seats. */
  readonly orders: ReadonlyArray<SeatOrder>,
  /** The last of what was said, after what the client has heard. */
  readonly chat: ReadonlyArray<ChatShown>,
  /** Who is silent, as far as it concerns the client. */
  readonly hushed: Hushed,
  /** What somebody shows of a game that is over. */
  readonly showing: Showing | null,
  /** The time by the server's clock. */
  readonly now: Time, };

/**
 * What was done at a table.
 */
export type TableEvent = { readonly "type": "opened",
  /** What is agreed. */
  readonly plan: Plan, }
| { readonly "type": "seated",
  /** Where. */
  readonly seat: number,
  /** Who. */
  readonly sitter: Sitter,
  /** The studio that they would like. */
  readonly studio: number | null,
  /** What their page adds to the draws. */
  readonly nonce: string | null, }
| { readonly "type": "vacated",
  /** Which. */
  readonly seat: number, }
| { readonly "type": "ready",
  /** Who. */
  readonly seat: number,
  /** Whether they are. */
  readonly is_on: boolean, }
| { readonly "type": "started",
  /** The studios by seat, where people chose them. */
  readonly studios: ReadonlyArray<number> | null,
  /** The bot that took all open seats. */
  readonly fill: string | null,
  /** The first moves. */
  readonly moves: ReadonlyArray<Move>, }
| { readonly "type": "played",
  /** Who. */
  readonly seat: number,
  /** What. */
  readonly moves: ReadonlyArray<Move>,
  /** The seed of all draws, once the game is over. */
  readonly seed?: string, }
| { readonly "type": "taken_over",
  /** Whose seat. */
  readonly seat: number,
  /** Why. */
  readonly why: Away, }
| { readonly "type": "returned",
  /** To which seat. */
  readonly seat: number, }
| { readonly "type": "proposed",
  /** Who. */
  readonly seat: number,
  /** What. */
  readonly motion: Motion,
  /** Whether it is carried at once: nobody else has to agree. */
  readonly is_carried: boolean,
  /** The seed of all draws, if this ends the game. */
  readonly seed?: string, }
| { readonly "type": "voted",
  /** Who. */
  readonly seat: number,
  /** How. */
  readonly is_yes: boolean,
  /** Whether everybody has agreed now. */
  readonly is_carried: boolean,
  /** The seed of all draws, if this ends the game. */
  readonly seed?: string, }
| { readonly "type": "vacation",
  /** Who. */
  readonly seat: number,
  /** Whether it begins. */
  readonly is_on: boolean, }
| { readonly "type": "credited",
  /** How much. */
  readonly ms: number, }
| { readonly "type": "closed",
  /** Why. */
  readonly why: Closing,
  /** The seed of all draws, if there were any. */
  readonly seed?: string, };

/**
 * What lists show of a table.
 */
export type TableSummary = {
  /** The edition. */
  readonly edition: string,
  /** How far the table has come. */
  readonly stage: Stage,
  /** Who sits there, by seat. */
  readonly sitters: ReadonlyArray<Sitter | null>,
  /** How long people may think. */
  readonly clock: ClockRule,
  /** The quarter, once the game has begun. */
  readonly quarter: number | null,
  /** The stop where the game is, by its name in the box, once it has begun. */
  readonly stop: string | null,
  /** Who won, by seat. */
  readonly winners: ReadonlyArray<number>, };

/**
 * The table around the game, without anything secret.
 */
export type TableView = {
  /** The name of the game. */
  readonly game: string,
  /** The edition that is played. */
  readonly edition: string,
  /** How far the table has come. */
  readonly stage: Stage,
  /** The number of the last entry. */
  readonly seq: number,
  /** The turn that it is: what a command to play has to name. */
  readonly turn: number,
  /** Who made the table. */
  readonly owner: string,
  /** Whether the table is listed. */
  readonly is_public: boolean,
  /** Who may look on. */
  readonly watchers: Watchers,
  /** How long people may think. */
  readonly clock: ClockRule,
  /** What happens when somebody is away. */
  readonly absence: Absence,
  /** How long everything that happens by itself waits. */
  readonly pace_ms: number,
  /** Whether people may ask for hints. */
  readonly has_hints: boolean,
  /** Whether the table remembers all payments. */
  readonly counts_purses: boolean,
  /** What each seat must have, counted from all payments; null unless the table remembers it and
 * the game has begun. */
  readonly counted_purses: ReadonlyArray<number> | null,
  /** The seats, clockwise. */
  readonly chairs: ReadonlyArray<ChairView>,
  /** The seats that are ready for the game, before it. */
  readonly ready: ReadonlyArray<number>,
  /** The seat whose clock runs. */
  readonly running: number | null,
  /** When the clocks showed what the seats say. */
  readonly clocks_at: Time,
  /** What the others are asked for. */
  readonly motion: Pending | null,
  /** How often something was taken back: a result that came about so is marked. */
  readonly n_taken_back: number,
  /** SHA-256 of the seed. */
  readonly commitment: string,
  /** The seed, once the game is over. */
  readonly seed: string | null,
  /** The game that this one is the rematch of. */
  readonly rematch_of: string | null,
  /** Where this game comes from, if it goes on from another one. */
  readonly origin: OriginView | null, };

/**
 * Milliseconds since the beginning of 1970.
 */
export type Time = number;

/**
 * What a client hears.
 */
export type ToClient = { readonly "type": "sync" } & Sync | { readonly "type": "entry",
  /** Its number: one more than the last. */
  readonly seq: number,
  /** When. */
  readonly at: Time,
  /** What. */
  readonly deed: TableEvent,
  /** The same for people, in the order in which to say it. */
  readonly told: ReadonlyArray<Message>,
  /** What changed about the table. */
  readonly table: Partial<TableView>,
  /** What changed about the view; null before the game begins. */
  readonly view: Partial<View> | null, }
| { readonly "type": "done",
  /** Of the message. */
  readonly id: string,
  /** The number of the entry; 0 if it made none. */
  readonly seq: number, }
| { readonly "type": "failed",
  /** Of the message; empty if it could not be read. */
  readonly id: string,
  /** Why. */
  readonly error: ApiError,
  /** The same for people. */
  readonly say: Message, }
| { readonly "type": "orders",
  /** The orders. */
  readonly orders: ReadonlyArray<SeatOrder>, }
| { readonly "type": "draft",
  /** Of the message. */
  readonly id: string,
  /** The view after what was tried out. */
  readonly view: View, }
| { readonly "type": "facts",
  /** Of the message. */
  readonly id: string,
  /** The turn for which that is so. */
  readonly turn: number,
  /** The facts. */
  readonly facts: Facts, }
| { readonly "type": "people",
  /** Everybody who sits at the table. */
  readonly people: ReadonlyArray<PersonShown>,
  /** How many look on. */
  readonly n_watchers: number,
  /** Those of them who have names, as far as they are listed. */
  readonly watchers: ReadonlyArray<WatcherShown>, }
| { readonly "type": "said",
  /** To whom. */
  readonly channel: Channel,
  /** What. */
  readonly chat: ChatShown, }
| { readonly "type": "hushed",
  /** Who is silent. */
  readonly hushed: Hushed,
  /** The last of what was said. */
  readonly chat: ReadonlyArray<ChatShown>, }
| { readonly "type": "aside",
  /** What, as far as one wants to hear it. */
  readonly chat: ReadonlyArray<ChatShown>, }
| { readonly "type": "shown",
  /** Who shows what; null if nobody shows anything. */
  readonly showing: Showing | null, }
| { readonly "type": "view",
  /** From where. */
  readonly look: Perspective,
  /** The view; null before the game begins. */
  readonly view: View | null, }
| { readonly "type": "woken",
  /** Whose order it was. */
  readonly seat: number,
  /** The order. */
  readonly order: Order, }
| { readonly "type": "hint",
  /** Of the message. */
  readonly id: string,
  /** The actions, and how they promise to end. */
  readonly advice: ReadonlyArray<AdviceShown>, }
| { readonly "type": "store",
  /** Whether they cannot: the store is away, and the clocks stand still. */
  readonly is_away: boolean, };

/**
 * What there can be too much of.
 */
export type Unit = "bytes" | "characters" | "tables at a time" | "people";

/**
 * The table as somebody sees it, with all that a client would otherwise have to work out.
 */
export type View = {
  /** Who looks. */
  readonly perspective: Perspective,
  /** How many seats. */
  readonly seats: number,
  /** The table's answers to the open questions. */
  readonly switches: Rulings,
  /** The quarter, 1 to 4; null before the first one begins. */
  readonly quarter: number | null,
  /** The location that was reached last. */
  readonly location: number,
  /** Whose turn it is. */
  readonly due: Due,
  /** Which decision comes next. */
  readonly phase: PhaseView,
  /** What goes on at the location, also while somebody places chips or the dealer is due. */
  readonly scene: Scene,
  /** The seat that is due, or whose chips are being dealt with. */
  readonly turn: number,
  /** The chips in the hand of that seat. */
  readonly hand: ReadonlyArray<number>,
  /** Who leads. */
  readonly lead: number,
  /** Money in the middle. */
  readonly middle: number,
  /** The eight locations of the quarter. */
  readonly lots: ReadonlyArray<LotView>,
  /** The legends to come, ascending; null where they lie face down. */
  readonly legends: ReadonlyArray<number> | null,
  /** Chips that have not come up, ascending; the legends to come are among them. */
  readonly undrawn: ReadonlyArray<number>,
  /** The readable screenplay of the stack. */
  readonly readable: number | null,
  /** The screenplays below it, ascending; nobody knows their order. */
  readonly unread: ReadonlyArray<number>,
  /** The tokens that are left, ascending. */
  readonly tokens_left: ReadonlyArray<Rating>,
  /** All eleven awards. */
  readonly awards: ReadonlyArray<AwardView>,
  /** What belongs to each seat. */
  readonly boards: ReadonlyArray<BoardView>,
  /** All finished films, best first. */
  readonly films: ReadonlyArray<FilmView>,
  /** All chips on screenplays and films, for each slot from the bottom up. */
  readonly placed: ReadonlyArray<Placed>,
  /** The order of choosing if a party began now. */
  readonly party_order: ReadonlyArray<number>,
  /** What the seat that looks may do now. */
  readonly legal: LegalView, };

/**
 * Something about an auction that wakes a person.
 */
export type Wake = { readonly "type": "price_reaches",
  /** How much. */
  readonly amount: number, }
| { readonly "type": "rivals_left",
  /** How many. */
  readonly n_rivals: number, }
| { readonly "type": "leads",
  /** Which seat. */
  readonly seat: number, };

/**
 * Somebody who looks on.
 */
export type WatcherShown = {
  /** Who. */
  readonly person: string,
  /** The name that others see. */
  readonly name: string, };

/**
 * Who may look on without a seat.
 */
export type Watchers = "everybody" | "nobody";

/**
 * Why a bot did something.
 */
export type Why = {
  /** The most that the lot was worth to it, where one was sold and that settled what it bid.
 * Where something else did, the first reason tells. */
  readonly price: number | null,
  /** What spoke for it, what mattered most first; empty for bots that do not think. */
  readonly reasons: ReadonlyArray<Message>, };
