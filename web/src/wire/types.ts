// Generated from crates/wire by `cargo run -p xtask -- types`. Do not edit.

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
  /** As many as there are seats. */
  readonly n_chips: number, };

/**
 * One of the eleven awards.
 */
export type Award = "first_film_drama" | "first_film_adventure" | "first_film_entertainment" | "best_of_quarter_1" | "best_of_quarter_2" | "best_of_quarter_3" | "best_of_genre_drama" | "best_of_genre_adventure" | "best_of_genre_entertainment" | "worst_film" | "best_direction";

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
  /** Which one. */
  readonly film: number, }
| { readonly "type": "seat",
  /** Which one. */
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
 * What belongs to a seat.
 */
export type BoardView = {
  /** Whose board. */
  readonly seat: number,
  /** The studio, 1 to 5, once assigned. */
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
  /** The screenplays in the making, by place; null where a place is empty. */
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
 * What facts come from.
 */
export type Cause = { readonly "type": "action",
  /** What it did. */
  readonly action: Action, }
| { readonly "type": "deal",
  /** The answer. */
  readonly deal: Deal, };

/**
 * The trade of a chip.
 */
export type ChipKind = "director" | "actor" | "camera" | "music" | "effects" | "guest" | "agency";

/**
 * Which chips count.
 */
export type Counts = "visible" | "all";

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
  /** In the order of the route. */
  readonly chips: ReadonlyArray<number>, }
| { readonly "type": "faces",
  /** As they lie. */
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
 * Something that has happened.
 */
export type Event = { readonly "type": "studios_assigned",
  /** By seat. */
  readonly studios: ReadonlyArray<number>, }
| { readonly "type": "lead_assigned",
  /** Which one. */
  readonly seat: number, }
| { readonly "type": "screenplay_turned",
  /** Which one. */
  readonly screenplay: number, }
| { readonly "type": "legend_turned",
  /** The quarter that began, 1 to 4. */
  readonly quarter: number,
  /** The legend. */
  readonly chip: number, }
| { readonly "type": "lots_dealt",
  /** In the order of the route. */
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
  /** The winner. */
  readonly seat: number,
  /** What it paid. */
  readonly price: number,
  /** What each other seat received. */
  readonly share: number,
  /** What stayed in the middle. */
  readonly left: number, }
| { readonly "type": "lot_withdrawn", }
| { readonly "type": "party_revealed",
  /** The chips. */
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
  /** Which ones. */
  readonly chips: ReadonlyArray<number>, }
| { readonly "type": "chip_placed",
  /** Who placed it. */
  readonly seat: number,
  /** Which chip. */
  readonly chip: number,
  /** On which screenplay. */
  readonly screenplay: number,
  /** On which of its slots, from 0. */
  readonly slot: number, }
| { readonly "type": "chip_discarded",
  /** Who discarded it. */
  readonly seat: number,
  /** Which chip. */
  readonly chip: number, }
| { readonly "type": "film_finished",
  /** Its owner. */
  readonly seat: number,
  /** The film. */
  readonly screenplay: number,
  /** The sum of its stars. */
  readonly value: number,
  /** Its token; null if none was left at or below the value. */
  readonly rating: Rating | null, }
| { readonly "type": "screenplay_taken",
  /** Who. */
  readonly seat: number,
  /** Which one. */
  readonly screenplay: number, }
| { readonly "type": "award_given",
  /** Which one. */
  readonly award: Award,
  /** To whom. */
  readonly seat: number,
  /** The film it lies on; null for best direction. */
  readonly film: number | null, }
| { readonly "type": "award_withheld",
  /** Which one. */
  readonly award: Award, }
| { readonly "type": "game_ended",
  /** The final scores, by seat. */
  readonly standings: ReadonlyArray<Standing>,
  /** Who won, ascending. */
  readonly winners: ReadonlyArray<number>, };

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
  /** Its token; null if it found none. */
  readonly rating: Rating | null,
  /** The chips that count, by slot: six places, null where nothing lies. */
  readonly tops: ReadonlyArray<number | null>, };

/**
 * Who wins among seats with equal scores.
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
 * Who leads first: a rule, or a seat.
 */
export type FirstLead = FirstLeadRule | number;

/**
 * A rule that names the first lead.
 */
export type FirstLeadRule = "random";

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
 * What happens when all others have passed and nobody has bid.
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
 * How the legends lie before they come up.
 */
export type Legends = "face_up" | "face_down";

/**
 * The kind of a stop of the route.
 */
export type LocationKind = "sign" | "city" | "party";

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
 * Something to be said, in any language.
 */
export type Message = {
  /** The id of the sentence in the language files. */
  readonly id: string,
  /** What fills its gaps. */
  readonly args: ReadonlyArray<NamedArg>, };

/**
 * One gap of a sentence and what fills it.
 */
export type NamedArg = {
  /** The name of the gap. */
  readonly name: string,
  /** What fills it. */
  readonly value: Arg, };

/**
 * Which decision comes next.
 */
export type Next = { readonly "type": "studios",
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
 * Whether a seat may leave a party without a chip.
 */
export type PartyDecline = "on" | "off";

/**
 * Who looks.
 */
export type Perspective = { readonly "type": "seat",
  /** Which one. */
  readonly seat: number, }
| { readonly "type": "table", }
| { readonly "type": "judge", };

/**
 * What goes on: which decision comes next.
 */
export type Phase = { readonly "type": "dealing",
  /** What it is asked for. */
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
 * A rating token, ordered n < n+ < n+1.
 */
export type Rating = {
  /** The number on the token. */
  readonly value: number,
  /** Whether it carries a plus. */
  readonly plus: boolean, };

/**
 * Any other line: one cause and all the facts it caused. The cause is `start`, or `deal`, or
 * `seat` with `action`.
 */
export type RecordEntry = {
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
  /** Anything else. */
  readonly note?: string, };

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
 * Whether purses are hidden from the other seats.
 */
export type Screens = "screened" | "open";

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
  readonly next: Next, };

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
 * A seat's points, split by where they come from.
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
 * Who gets which studio: a rule, or one studio for each seat.
 */
export type Studios = StudiosRule | ReadonlyArray<number>;

/**
 * A rule that assigns the studios.
 */
export type StudiosRule = "random" | "by_seat";

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
  readonly phase: Phase,
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
