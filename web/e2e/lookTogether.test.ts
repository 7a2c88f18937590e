// Looking back at a game together: one shows, the others follow, take over, and leave.

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectNoSidewaysScroll, PHONE } from './layout';
import { played, type Played } from './played';
import { openTestBed } from './setup';
import { violations } from './violations';
import type { Visitor } from './visitor';

const testbed = openTestBed();
let game = '';
let cookies: Played['cookies'];

beforeAll(async () => {
  ({ game, cookies } = await played(testbed(), { seats: 2 }));
});

async function replay(visitor: Visitor): Promise<Page> {
  const { page } = visitor;
  await page.goto(`${testbed().url}/#replay/${game}`);
  await page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
  return page;
}

const isAt = (page: Page, at: number): Promise<void> =>
  expect.poll(() => page.getByRole('slider', { name: 'Moment of the game' }).inputValue()).toBe(String(at));

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

test('one shows, the other follows, takes over, and is alone when the first one leaves', async () => {
  const first = await testbed().visit({ storageState: cookies });
  const second = await testbed().visit();
  await second.introduce('Ben');
  const [anna, ben] = [await replay(first), await replay(second)];
  await press(anna, 'Look together');
  await anna.getByText('You are showing this.').waitFor();
  await ben.getByText(/^Anna shows: the replay, quarter 1/).waitFor();
  await anna.locator('body').press('ArrowRight');
  await anna.locator('body').press('ArrowRight');
  await isAt(ben, 0);

  // Who follows goes there, and comes along from then on.
  await press(ben, 'Follow');
  await isAt(ben, 2);
  await anna.locator('body').press('End');
  const last = Number(await anna.getByRole('slider', { name: 'Moment of the game' }).inputValue());
  await isAt(ben, last);
  await press(ben, 'Stop following');
  await anna.locator('body').press('Home');
  await anna.locator('body').press('ArrowRight');
  await ben.getByText(/^Anna shows: the replay, quarter 1/).waitFor();
  await isAt(ben, last);

  // Taking over is said, and nobody shows two things at once.
  await press(ben, 'Take over');
  await anna.getByText('Ben shows the game now.').waitFor();
  await anna.getByText(/^Ben shows: the replay, quarter 4/).waitFor();
  await press(anna, 'Follow');
  await isAt(anna, last);

  // From the replay to the review, and the other one comes along.
  await ben.getByRole('link', { name: 'Review' }).click();
  await expect.poll(() => anna.url()).toContain(`#review/${game}`);
  await ben.close();
  await expect.poll(() => anna.getByRole('complementary', { name: 'Look together' }).count()).toBe(0);
});

test.each([
  ['a desktop', {}],
  ['a phone', PHONE],
])('has no violation in either theme, on %s', async (_, how) => {
  const first = await testbed().visit({ storageState: cookies });
  const { page } = await testbed().visit(how);
  await press(await replay(first), 'Look together');
  await page.goto(`${testbed().url}/#replay/${game}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).waitFor();
  await expectNoSidewaysScroll(page);
  expect(await violations(page)).toEqual([]);
});
