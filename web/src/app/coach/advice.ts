// What a coach would say now: each thing once, when it is seen for the first time. All of it is read off
// the view; the coach knows no more than the player sees.

import type { BoardModel } from '../../board/model';
import { lotOf } from '../../board/model';

export const TOPICS = [
  'welcome', 'placing', 'party', 'film', 'received', 'joker', 'guest', 'auction', 'covered', 'direction', 'worst', 'ceremony',
] as const;
export type Topic = (typeof TOPICS)[number];

type Test = (model: BoardModel) => boolean;

const isMine = ({ view, me }: BoardModel): boolean => view.due.type === 'seat' && view.due.seat === me;
const isOffered = ({ box, view }: BoardModel, kind: string): boolean =>
  [...lotOf(view), ...view.hand].some((chip) => box.chips[chip]?.kind === kind);
/** Somebody else has paid at this quarter's stops. */
const hasReceived: Test = ({ sales, me }) => [...sales.values()].some(({ seat, share }) => seat !== me && share > 0);

const IS_TIME: Readonly<Record<Topic, Test>> = {
  welcome: () => true,
  placing: (model) => isMine(model) && model.view.legal.type === 'placing',
  party: (model) => isMine(model) && model.view.legal.type === 'party',
  film: ({ view, me }) => view.films.some(({ owner }) => owner === me),
  received: hasReceived,
  joker: (model) => isMine(model) && isOffered(model, 'agency'),
  guest: (model) => isMine(model) && isOffered(model, 'guest'),
  auction: (model) => isMine(model) && model.view.legal.type === 'auction',
  covered: ({ view }) => view.boards.some(({ productions }) => productions.some((made) => made?.slots.some(({ n_covered }) => n_covered > 0))),
  direction: ({ view }) => view.boards.some(({ direction }) => direction > 0),
  worst: ({ view }) => view.films.length > 1,
  ceremony: ({ view }) => view.quarter === 4,
};

/** The first thing that is worth saying now and was not said before; null if there is none. */
export function topicFor(model: BoardModel, said: readonly string[]): Topic | null {
  return TOPICS.find((topic) => !said.includes(topic) && IS_TIME[topic](model)) ?? null;
}
