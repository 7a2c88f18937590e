// How long a game of four with quick bots takes somebody who knows it. What the page shows is timed while
// the game is played; what a person thinks is reckoned by what there was to decide.

import { mouse } from '../e2e/fingers';
import { Table, type Decision } from '../e2e/table';
import type { Visitor } from '../e2e/visitor';

/** How long somebody looks before they press: at a price, at chips to choose from, at places for chips. */
const THOUGHT_S: Readonly<Record<Decision, number>> = { auction: 3, party: 5, placing: 6, over: 0 };

export async function gameMinutes(visitor: Visitor): Promise<number> {
  const { page, context } = visitor;
  await context.addInitScript(() => {
    const key = 'traumfabrik-settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), tempo: 'quick', hasSound: false }));
  });
  await visitor.open(`table/${await visitor.playNow({ seats: 4 })}`);
  const began = performance.now();
  let thoughtS = 0;
  await new Table(page, mouse).play(
    () => false,
    (decision) => void (thoughtS += THOUGHT_S[decision]),
  );
  const shownS = (performance.now() - began) / 1_000;
  await context.close();
  return (shownS + thoughtS) / 60;
}
