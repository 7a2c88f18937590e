// The first game of a stranger, and the tempo of somebody who plays alone.

import { expect, test } from 'vitest';
import { TOPICS } from '../src/app/coach/advice';
import { mouse } from './fingers';
import { lookAway } from './overlays';
import { openTestBed } from './setup';
import { gameWithRecap } from './states';
import { Table } from './table';

const testbed = openTestBed();

test('a stranger is offered a coach, who speaks of what is there and can be sent away', async () => {
  const { page, ...anna } = await testbed().visit();
  await anna.context.addInitScript(() => localStorage.removeItem('traumfabrik-home-played'));
  await page.goto(testbed().url);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'The lesson first' }).waitFor();
  await page.getByRole('button', { name: 'Play with a coach' }).click();

  const coach = page.getByRole('complementary', { name: 'Coach' });
  await coach.getByText('Fill the slots of your three screenplays').waitFor();
  await new Table(page, mouse).decision();
  await coach.getByRole('button', { name: 'Understood' }).click();
  await coach.getByText('All the chips here are sold together').waitFor();
  await coach.getByRole('button', { name: 'Send the coach away' }).click();
  await coach.waitFor({ state: 'detached' });
});

test('a coach who has said everything leaves room for what happened meanwhile', async () => {
  const anna = await testbed().visit();
  await anna.context.addInitScript((topics) => {
    localStorage.setItem('traumfabrik-settings', JSON.stringify({ tempo: 'instant', hasCoach: true }));
    localStorage.setItem('traumfabrik-coach', topics.join(' '));
  }, TOPICS);
  await anna.introduce('Anna');
  await anna.open(`table/${await gameWithRecap(anna)}`);
  const { page } = anna;
  await new Table(page, mouse).decision();
  await lookAway(page);
  await page.getByRole('region', { name: 'While you waited' }).getByRole('listitem').first().waitFor();
  expect(await page.getByRole('complementary', { name: 'Coach' }).count()).toBe(0);
});

test('whoever plays alone sees bots at their own pace, and skips to the next decision', async () => {
  const anna = await testbed().visit();
  await anna.context.addInitScript(() => localStorage.setItem('traumfabrik-settings', JSON.stringify({ tempo: 'leisurely' })));
  await anna.introduce('Anna');
  // A bid that nobody can answer would win at once, and there would be nobody to wait for.
  const { game } = await anna.gameWhere(({ legal, scene }) => legal.type === 'auction' && scene.type === 'auction' && scene.standing.length > 1);
  await anna.open(`table/${game}`);
  const { page } = anna;
  await page.locator('button[data-key="bid"]').click();
  const skip = page.getByRole('button', { name: 'Skip to my turn' });
  await skip.click();
  await page.locator('button[data-key="pass"], button[data-hand]').first().waitFor();
  expect(await skip.count()).toBe(0);
});
