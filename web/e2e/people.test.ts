// Who people are: their names and accounts, what they settle for themselves, and the games that are theirs.

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mouse } from './fingers';
import { PHONE } from './layout';
import { openTestBed } from './setup';
import { Table } from './table';
import type { Visitor } from './visitor';
import type { Listed, Me } from '../src/wire/types';

const testbed = openTestBed();
const PASSWORD = 'correct horse';

const whoIs = (visitor: Visitor): Promise<Me> => visitor.ask<Me>('GET', '/api/me');

test('whoever began without a name is asked for one at the next table, and once only', async () => {
  const anna = await testbed().visit();
  const { page } = anna;
  // They came with another language than they read now.
  await anna.introduce('Invité');
  await anna.open('new');
  const field = page.getByLabel('Your name');
  await field.pressSequentially('Anna with a name that goes on and on');
  // The server would not take more.
  const name = await field.inputValue();
  expect(name).toHaveLength(24);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.chair', { hasText: name }).waitFor();
  expect(await page.getByLabel('What should the others call you?').count()).toBe(0);
  await anna.open('new');
  await page.locator('fieldset .own', { hasText: name }).waitFor();
  expect(await field.count()).toBe(0);
});

test('a guest who sits already says a name, and the others see it at once', async () => {
  const [anna, ben] = [await testbed().visit(), await testbed().visit()];
  await anna.introduce('Guest');
  const { game } = await anna.ask<{ game: string }>('POST', '/api/tables', { switches: {}, is_public: false, bots: [] });
  await anna.command(game, { type: 'sit', seat: 0 });
  await ben.introduce('Ben');
  await ben.open(`table/${game}`);
  await anna.open(`table/${game}`);
  const field = anna.page.getByLabel('What should the others call you?');
  await field.fill('Anna');
  await field.press('Enter');
  for (const { page } of [anna, ben]) await page.locator('.chair', { hasText: 'Anna' }).waitFor();
  await field.waitFor({ state: 'detached' });
  expect(await ben.page.getByLabel('What should the others call you?').count()).toBe(0);
});

async function signUp(visitor: Visitor, account: string): Promise<void> {
  const form = visitor.page.locator('form').filter({ hasText: 'Create an account' });
  await form.getByLabel('Account name').fill(account);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button').click();
  await visitor.page.getByRole('button', { name: 'I have written them down' }).click();
}

test('an account gives its name to whoever has none, and to nobody else', async () => {
  const [guest, ben] = [await testbed().visit(), await testbed().visit()];
  await guest.introduce('Guest');
  await ben.introduce('Ben');
  for (const { visitor, offered, account, name } of [
    { visitor: guest, offered: '', account: 'Picky One', name: 'Picky One' },
    { visitor: ben, offered: 'Ben', account: 'Ben of old', name: 'Ben' },
  ]) {
    await visitor.open('');
    await visitor.page.getByText(visitor === guest ? 'Guest' : 'Ben').first().waitFor();
    await visitor.open('account');
    const form = visitor.page.locator('form').filter({ hasText: 'Create an account' });
    expect(await form.getByLabel('Account name').inputValue()).toBe(offered);
    await signUp(visitor, account);
    await expect.poll(() => whoIs(visitor)).toMatchObject({ account, name });
  }
});

test('a wrong password is called just that, and is not offered as the new one', async () => {
  const visitor = await testbed().visit();
  const { page } = visitor;
  visitor.forgive(/401/);
  await visitor.open('account');
  await page.getByLabel('Account name').first().fill('Nobody');
  await page.getByLabel('Password').first().fill('wrong password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const refused = page.locator('.toasts .problem');
  await refused.waitFor();
  expect(await refused.innerText()).not.toMatch(/link|code/i);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  expect(await page.getByLabel('Account name').first().inputValue()).toBe('Nobody');
  expect(await page.getByLabel('New password').inputValue()).toBe('');
});

test('single keys play, unless somebody has switched them off', async () => {
  const visitor = await testbed().visit();
  const { page } = visitor;
  await visitor.introduce('Anna');
  const { game } = await visitor.gameWhere(({ legal }) => legal.type === 'auction');
  const { table } = await visitor.shown(game);
  const turn = async (): Promise<number> => (await visitor.shown(game)).table.turn;
  for (const hasKeys of [false, true]) {
    await visitor.open('settings');
    await page.getByRole('checkbox', { name: 'Keyboard shortcuts' }).setChecked(hasKeys);
    await visitor.open(`table/${game}`);
    expect(await new Table(page, mouse).decision()).toBe('auction');
    // The second time this tells that the first key has done nothing, however late.
    expect(await turn()).toBe(table.turn);
    await page.keyboard.press('p');
    if (hasKeys) await expect.poll(turn).toBeGreaterThan(table.turn);
    else expect(await page.locator('button[data-key="pass"]').isEnabled()).toBe(true);
  }
});

test('notices are offered only where they would arrive', async () => {
  const visitor = await testbed().visit();
  const { page } = visitor;
  await visitor.introduce('Anna');
  await visitor.open('settings');
  const wish = page.getByLabel('Tell me when a game is waiting for me');
  const fold = page.getByText('Post notifications to an address');
  await fold.waitFor();
  expect(await wish.count()).toBe(0);
  expect(await page.locator('form', { has: fold }).getByRole('button', { name: 'Save' }).isVisible()).toBe(false);
  await fold.click();
  await page.getByLabel('Address', { exact: false }).last().fill('https://example.org/notices');
  expect(await wish.isChecked()).toBe(true);
  await page.locator('form', { has: fold }).getByRole('button', { name: 'Save' }).click();
  await page.locator('.toasts button').waitFor();
  expect(await whoIs(visitor)).toMatchObject({ webhook: 'https://example.org/notices', is_notified: true });
});

test('a game against bots ends from the list; a game with others goes on without one', async () => {
  const [anna, ben] = [await testbed().visit(), await testbed().visit()];
  await anna.introduce('Anna');
  await ben.introduce('Ben');
  const alone = await anna.playNow();
  const { game: shared } = await anna.ask<{ game: string }>('POST', '/api/tables', { seats: 2, switches: {}, is_public: false, bots: [] });
  await anna.command(shared, { type: 'sit', seat: 0 });
  await ben.command(shared, { type: 'sit', seat: 1 });
  await anna.command(shared, { type: 'start' });
  await anna.open('');
  const { page } = anna;
  for (const game of [alone, shared]) {
    await page.locator('li', { has: page.locator(`a[href="#table/${game}"]`) }).locator('button').click();
    await page.getByRole('dialog').locator('button.danger').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.locator(`a[href="#replay/${alone}"]`).waitFor();
  const games = await anna.ask<readonly Listed[]>('GET', '/api/me/games');
  const stages = Object.fromEntries(games.map(({ game, table }) => [game, table.stage]));
  expect(stages).toEqual({ [alone]: 'aborted', [shared]: 'running' });
  expect((await ben.shown(shared)).table.chairs[0]!.away).toBe('left');
});

test('what is said in passing lies above a dialog, undimmed', async () => {
  const visitor = await testbed().visit();
  const { page } = visitor;
  visitor.forgive(/401/);
  await visitor.introduce('Anna');
  await visitor.ask('POST', '/api/account', { account: 'Anna of the dialog', password: PASSWORD });
  await visitor.open('account');
  await page.getByRole('button', { name: 'Delete my data' }).click();
  const dialog = page.locator('dialog:modal');
  await dialog.getByLabel('Password').fill('wrong password');
  await dialog.getByRole('button', { name: 'Delete my data' }).click();
  const said = page.locator('.toasts .problem');
  await said.waitFor();
  expect(await dialog.count()).toBe(1);
  const meant = await said.evaluate((one) => getComputedStyle(one).backgroundColor.match(/\d+/g)!.slice(0, 3).map(Number));
  expect(await colourAt(page, await said.boundingBox())).toEqual(meant);
});

/** The colour in the lower right corner of a box, inside its border. */
async function colourAt(page: Page, box: Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>): Promise<readonly number[]> {
  const spot = { x: Math.round(box!.x + box!.width - 8), y: Math.round(box!.y + box!.height - 6), width: 1, height: 1 };
  const pixels = await sharp(await page.screenshot({ clip: spot })).removeAlpha().raw().toBuffer();
  return [...pixels.subarray(0, 3)];
}

test.each([{ on: 'a laptop', wish: {} }, { on: 'a phone', wish: PHONE }])('on $on it leaves the button below a form free', async ({ wish }) => {
  const visitor = await testbed().visit(wish);
  const { page } = visitor;
  visitor.forgive(/ERR_FAILED/);
  await visitor.introduce('Anna');
  await page.route('**/api/tables', (route) => route.abort());
  await visitor.open('new');
  const button = page.getByRole('button', { name: 'Open the table' });
  await button.click();
  const said = page.locator('.toasts .problem');
  await said.waitFor();
  const [toast, make] = [(await said.boundingBox())!, (await button.boundingBox())!];
  expect(toast.y).toBeGreaterThan(0);
  expect(toast.y + toast.height).toBeLessThan(make.y);
});
