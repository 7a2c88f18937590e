// What a card says about a thing: what it is, what it does now, and which rules are about it. All of
// it comes from the view and from texts; nothing is worked out here.

import type { BoardModel } from '../model';
import { orderFor } from '../model';
import { orderWords } from '../decide/orders';
import { chipLines, locationLines, productionOf, screenplayLines, slotLines, targetLines } from './pieces';
import { awardLines, ratingLines } from './prizes';
import { agreedLines } from './agreed';
import { partOf } from '../stage/moods';
import type { TableThing, Thing, Tool } from './things';
import { awardWord, chipKind, chipName, genreOf, genreWord, locationName, moneyWord, ratingWord, slotWord, studioName, titleOf } from '../../lib/pieces';
import { list, t } from '../../lib/texts.svelte';

/** A rule by its label, as in `placing/cover`. */
export type RuleLabel = `${string}/${string}`;

export type Explanation = {
  readonly title: string;
  /** What kind of thing it is, in a word or two. */
  readonly kind: string;
  /** What it is: a word of the glossary, or a rule by its label. */
  readonly about: string | null;
  /** What it does now. */
  readonly now: readonly string[];
  readonly rules: readonly RuleLabel[];
};

type Explainers = { readonly [Type in TableThing['type']]: (model: BoardModel, thing: Extract<TableThing, { type: Type }>) => Explanation };

const EXPLAINERS: Explainers = {
  chip: (model, { chip }) => {
    const { kind, stars, legend } = model.box.chips[chip]!;
    return {
      title: chipName(model.box, chip),
      kind: t('explain-chip', { kind: chipKind(model.box, chip), stars }),
      about: legend ? 'legend' : kind,
      now: chipLines(model, chip),
      rules: [kind === 'agency' ? 'placing/agency' : kind === 'guest' ? 'placing/guest' : 'placing/match', 'placing/cover'],
    };
  },

  slot: (model, { screenplay, slotIdx }) => {
    const slot = productionOf(model, screenplay)?.production.slots[slotIdx];
    const kind = slot?.slot ?? 'open';
    return {
      title: slotWord(kind),
      kind: t('explain-slot', { title: titleOf(model.box, screenplay) }),
      about: kind === 'open' ? 'open-slot' : 'slot',
      now: slot ? [...slotLines(model, slot), ...targetLines(model, screenplay, slotIdx)] : [],
      rules: [kind === 'open' ? 'placing/open-slot' : kind === 'guest' ? 'placing/guest' : 'placing/match', 'placing/cover'],
    };
  },

  screenplay: (model, { screenplay }) => {
    const { box, view } = model;
    const isFilm = view.films.some((film) => film.screenplay === screenplay);
    return {
      title: titleOf(box, screenplay),
      kind: genreWord(genreOf(box, screenplay)),
      about: isFilm ? 'film' : 'screenplay',
      now: screenplayLines(model, screenplay),
      rules: isFilm ? ['film/value', 'film/rating'] : ['film/finished', 'film/next'],
    };
  },

  seat: (model, { seat }) => {
    const board = model.view.boards[seat]!;
    return {
      title: model.players[seat]?.name ?? '',
      kind: board.studio === null ? '' : studioName(board.studio),
      about: null,
      now: [
        scoreLine(model, seat),
        t('explain-films', { count: model.view.films.filter(({ owner }) => owner === seat).length }),
        t('board-cast-count', { count: board.cast }),
        t('explain-direction', { stars: board.direction }),
        ...(model.view.lead === seat ? [t('explain-lead', { name: model.players[seat]?.name ?? '' })] : []),
      ],
      rules: ['ending/score'],
    };
  },

  location: (model, { location }) => {
    const lot = model.view.lots[location]!;
    return {
      title: locationName(model.box, location),
      kind: t(`explain-location-${lot.kind}`),
      about: lot.kind,
      now: locationLines(model, location),
      rules: lot.kind === 'party' ? ['party/order', 'party/take'] : ['auction/win', 'auction/share'],
    };
  },

  award: (model, { award }) => {
    const shown = model.view.awards.find((one) => one.award === award)!;
    return {
      title: awardWord(award),
      kind: t('explain-award', { points: shown.points }),
      ...awardLines(model, shown),
    };
  },

  token: (model, { token }) => ({
    title: ratingWord(token),
    kind: t('explain-token', { points: token.value }),
    about: 'rating',
    now: ratingLines(model, token),
    rules: ['film/rating', 'setup/track'],
  }),

  genre: (_, { genre }) => ({
    title: genreWord(genre),
    kind: t('explain-genre'),
    about: 'film/first',
    now: [],
    rules: ['film/first', 'awards/genre'],
  }),

  value: (model, { screenplay }) => {
    const value = productionOf(model, screenplay)?.production.value ?? 0;
    return {
      title: t('board-value', { value }),
      kind: titleOf(model.box, screenplay),
      about: 'value',
      now: [t('board-value-of', { printed: model.box.screenplays[screenplay]!.stars })],
      rules: ['film/value', 'film/rating'],
    };
  },

  cast: (model, { seat }) => ({
    title: t('board-cast-count', { count: model.view.boards[seat]!.cast }),
    kind: model.players[seat]?.name ?? '',
    about: 'cast',
    now: [t('explain-party-order', { names: list(model.view.party_order.map((other) => model.players[other]?.name ?? '')) })],
    rules: ['party/order', 'party/agency'],
  }),

  purse: (model, { seat }) => {
    const { purse } = model.view.boards[seat]!;
    const counted = model.players[seat]?.counted ?? null;
    return {
      title: purse === null ? t('board-purse') : moneyWord(purse),
      kind: model.players[seat]?.name ?? '',
      about: 'money',
      now: purse === null ? [t('board-purse-hidden'), ...(counted === null ? [] : [t('board-purse-counted', { money: moneyWord(counted) })])] : [],
      rules: purse === null ? ['setup/screens', 'auction/share'] : ['auction/purse', 'auction/share'],
    };
  },

  points: (model, { seat }) => ({
    title: t('board-points'),
    kind: model.players[seat]?.name ?? '',
    about: 'ending/score',
    now: [scoreLine(model, seat), ...(model.view.boards[seat]!.total === null ? [t('explain-points-plus')] : [])],
    rules: ['ending/score'],
  }),

  presence: (model, { seat }) => ({
    title: model.players[seat]?.name ?? '',
    kind: '',
    about: null,
    now: presenceLines(model, seat),
    rules: [],
  }),

  order: (model, { location }) => {
    const order = orderFor(model, location);
    return {
      title: locationName(model.box, location),
      kind: t('order-secret'),
      about: null,
      now: [t('explain-order'), ...(order ? [orderWords(order.wish)] : [])],
      rules: [],
    };
  },

  bid: (model, { seat }) => {
    const { mood, amount, hasPassed } = partOf(model, seat);
    const name = model.players[seat]?.name ?? '';
    return {
      title: amount === null ? t(hasPassed ? 'board-said-pass' : 'explain-bid-none') : moneyWord(amount),
      kind: name,
      about: null,
      now: [t('explain-bid', { name, state: mood })],
      rules: ['auction/order', mood === 'folded' ? 'auction/out' : 'auction/raise'],
    };
  },

  clock: (model, { seat }) => {
    const name = model.players[seat]?.name ?? '';
    const isRunning = model.players[seat]?.clock?.isRunning ?? false;
    return { title: t('explain-clock-title'), kind: name, about: null, now: [t('explain-clock', { name, state: isRunning ? 'runs' : 'waits' }), t('explain-clock-end', { name })], rules: [] };
  },

  lead: (model) => ({
    title: t('explain-lead-title'),
    kind: '',
    about: 'lead',
    now: [t('explain-lead', { name: model.players[model.view.lead]?.name ?? '' })],
    rules: ['auction/order', 'quarter/lead-stays'],
  }),

  middle: (model) => ({
    title: t('board-middle', { money: moneyWord(model.view.middle) }),
    kind: '',
    about: 'middle',
    now: [],
    rules: ['auction/share'],
  }),
};

/** What to say about a thing as it is now; where there is no table, only about what is agreed on without one. */
export function explain(model: BoardModel, thing: Thing): Explanation;
export function explain(model: BoardModel | null, thing: Thing): Explanation | null;
export function explain(model: BoardModel | null, thing: Thing): Explanation | null {
  if (thing.type === 'switch' || thing.type === 'bot') return agreedLines(thing);
  if (thing.type === 'tool') return toolLines(thing);
  return model && onTable(model, thing);
}

const TOOLS = { hint: 'table-hint', reactions: 'table-emotes', menu: 'table-menu', watching: 'table-you-watch' } as const;

function toolLines({ tool }: Tool): Explanation {
  return { title: t(TOOLS[tool]), kind: '', about: null, now: [t(`explain-tool-${tool}`)], rules: [] };
}

function onTable<Type extends TableThing['type']>(model: BoardModel, thing: Extract<TableThing, { type: Type }>): Explanation {
  const explainer = EXPLAINERS[thing.type as Type];
  return explainer(model, thing);
}

function scoreLine({ view }: BoardModel, seat: number): string {
  const { film_points, award_points, purse } = view.boards[seat]!;
  return t('board-score-split', { films: film_points, awards: award_points, money: purse === null ? 'hidden' : String(purse) });
}

function presenceLines({ players }: BoardModel, seat: number): readonly string[] {
  const { isBot, isHere, away, isOnVacation } = players[seat]!;
  const state = isBot ? t('board-is-bot') : away ? t('board-bot-plays-for', { why: away }) : isHere ? null : t('board-not-here');
  return [...(state === null ? [] : [state]), ...(isOnVacation ? [t('board-on-vacation')] : [])];
}
