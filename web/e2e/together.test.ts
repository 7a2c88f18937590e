// People with people: invited by a link, in two browsers, in two tabs.

import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { mouse } from './fingers';
import { openTestBed } from './setup';
import { Table } from './table';
import type { Visitor } from './visitor';
import { PHASE_MS } from './wait';

const testbed = openTestBed();
const NASTY = `<img src=x onerror="document.title='taken'"> & "quotes" <script>alert(1)</script>`;

test('two people meet by a link, play with two bots, and whatever they say stays text', async () => {
  const [anna, ben] = [await testbed().visit(), await testbed().visit()];
  await anna.open('new');
  await anna.page.getByLabel('Your name').fill('Anna');
  await anna.page.getByText('More settings').click();
  await anna.page.getByRole('radio', { name: 'Quick' }).check();
  await anna.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await anna.page.getByLabel('Link to this table').first().inputValue();
  expect(link).toContain('#table/');

  await ben.page.goto(link);
  await ben.page.getByLabel('What should the others call you?').fill('<b>Ben</b>');
  await ben.page.getByRole('button', { name: /as <b>Ben<\/b>/ }).click();
  await anna.page.getByText('<b>Ben</b>').first().waitFor();

  // Who says that they are ready is so for all, also after a reload, until they settle something else.
  await anna.page.getByText('Ready: 0/2').waitFor();
  await ben.page.getByRole('button', { name: 'I’m ready', pressed: false }).click();
  await anna.page.getByText('Ready: 1/2').waitFor();
  await ben.page.reload();
  await ben.page.getByRole('button', { name: 'I’m ready', pressed: true }).waitFor();
  await ben.page.getByLabel('Your studio').selectOption({ index: 2 });
  await anna.page.getByText('Ready: 0/2').waitFor();
  for (const { page } of [ben, anna]) await page.getByRole('button', { name: 'I’m ready', pressed: false }).click();
  await anna.page.getByText('Everybody is ready.').waitFor();
  await anna.page.getByRole('button', { name: /^Start/ }).click();

  await say(anna.page, NASTY);
  await expectSaid(ben.page, NASTY);
  await say(ben.page, 'Grüße! 你好 🎬');
  await expectSaid(anna.page, 'Grüße! 你好 🎬');

  const game = link.split('#table/')[1]!;
  for (let turn = 0; turn < 4; turn += 1) await decideOnce([anna, ben], game);
  expect(await ben.page.title()).not.toContain('taken');
  for (const { page } of [anna, ben]) expect(await page.locator('img, script:not([src])').count()).toBe(0);
});

/**
 * Whoever of them is due decides. The server is asked who that is: a page may still show what was
 * there before, and a person who waits for it would keep everybody waiting.
 */
async function decideOnce(people: readonly Visitor[], game: string): Promise<void> {
  const turnOf = async (visitor: Visitor): Promise<number | null> => {
    const { view, seats, table } = await visitor.shown(game);
    return view?.due.type === 'seat' && seats.includes(view.due.seat) ? table.turn : null;
  };
  const { visitor, turn } = await vi.waitFor(async () => {
    for (const visitor of people) {
      const turn = await turnOf(visitor);
      if (turn !== null) return { visitor, turn };
    }
    throw new Error('nobody is due');
  }, PHASE_MS);
  const table = new Table(visitor.page, mouse);
  await table.decide(await table.decision());
  await expect.poll(async () => (await visitor.shown(game)).table.turn).toBeGreaterThan(turn);
}

test('whoever opened a table can mute somebody there, and anybody can block anybody', async () => {
  const [anna, ben, cleo] = [await testbed().visit(), await testbed().visit(), await testbed().visit()];
  for (const [visitor, name] of [[anna, 'Anna'], [ben, 'Ben'], [cleo, 'Cleo']] as const) await visitor.introduce(name);
  const game = await anna.playNow();
  for (const visitor of [anna, ben, cleo]) await visitor.open(`table/${game}`);
  await say(ben.page, 'Psst!');
  await expectSaid(cleo.page, 'Psst!');
  await expectSaid(anna.page, 'Psst!');

  // Who has blocked somebody does not hear them, and others do.
  await cleo.page.getByRole('button', { name: 'What to do about Ben' }).click();
  await expect.poll(() => cleo.page.getByRole('button', { name: 'Mute at this table' }).count()).toBe(0);
  await cleo.page.getByRole('button', { name: 'Block everywhere' }).click();
  await cleo.page.getByRole('button', { name: 'Unblock Ben' }).waitFor();
  await say(ben.page, 'Once more');
  await expectSaid(anna.page, 'Once more');
  expect(await chatOf(cleo.page)).not.toContain('Ben');
  await cleo.page.reload();
  await say(cleo.page, 'Peace at last');
  expect(await chatOf(cleo.page)).not.toContain('Ben');
  await cleo.page.getByRole('button', { name: 'Unblock Ben' }).click();
  await expectSaid(cleo.page, 'Once more');

  // Who is muted says nothing more until they may again.
  await anna.page.getByRole('button', { name: 'What to do about Ben' }).first().click();
  await anna.page.getByRole('button', { name: 'Mute at this table' }).click();
  await ben.page.getByText('Whoever opened this table has muted you.').waitFor();
  expect(await ben.page.getByRole('textbox', { name: /say/i }).count()).toBe(0);
  await anna.page.getByRole('button', { name: 'Let Ben speak again' }).click();
  await say(ben.page, 'Thank you');
  await expectSaid(cleo.page, 'Thank you');
});

test('those who look on are listed and talk among themselves, and whoever plays need not hear it', async () => {
  const [anna, ben, cleo] = [await testbed().visit(), await testbed().visit(), await testbed().visit()];
  for (const [visitor, name] of [[anna, 'Anna'], [ben, 'Ben'], [cleo, 'Cleo']] as const) await visitor.introduce(name);
  const game = await anna.playNow();
  for (const visitor of [anna, ben, cleo]) await visitor.open(`table/${game}`);
  for (const { page } of [anna, ben, cleo]) {
    await page.getByRole('button', { name: /^Watchers/ }).click();
    const names = page.getByRole('list', { name: 'Watchers' }).getByRole('listitem');
    await expect.poll(async () => (await names.allInnerTexts()).sort()).toEqual(['Ben', 'Cleo']);
  }

  const talk = (page: Page) => page.getByRole('log', { name: 'The watchers’ chat' });
  await ben.page.getByRole('textbox', { name: /say/i }).fill('Anna will need a composer');
  await ben.page.keyboard.press('Enter');
  await talk(cleo.page).getByText('Anna will need a composer').waitFor();
  expect(await talk(anna.page).count()).toBe(0);
  expect(await chatOf(anna.page)).not.toContain('composer');
  // Whoever plays may read it, and says nothing there.
  await anna.page.getByRole('button', { name: /^Watchers/ }).click();
  await anna.page.getByRole('button', { name: 'Read it anyway' }).click();
  await talk(anna.page).getByText('Anna will need a composer').waitFor();
  expect(await anna.page.getByRole('textbox', { name: /say/i }).count()).toBe(0);
  // A watcher hears it again after a reload.
  await cleo.page.reload();
  await cleo.page.getByRole('button', { name: /^Watchers/ }).click();
  await talk(cleo.page).getByText('Anna will need a composer').waitFor();
});

test('two tabs of one person show the same, and either of them may decide', async () => {
  const anna = await testbed().visit();
  await anna.introduce('Anna');
  const game = await anna.playNow();
  const other = await anna.tab();
  await anna.open(`table/${game}`);
  await anna.open(`table/${game}`, other);
  const tables = [new Table(anna.page, mouse), new Table(other, mouse)] as const;
  for (let turn = 0; turn < 6; turn += 1) {
    const [deciding, watching] = turn % 2 === 0 ? tables : [tables[1], tables[0]];
    // Whoever decided last knows what is next; the other tab learns it.
    const decision = await watching.decision();
    await expectSame(tables[0].page, tables[1].page);
    await deciding.decide(decision);
  }
  await tables[1].decision();
  await expectSame(tables[0].page, tables[1].page);
});

async function openChat(page: Page): Promise<void> {
  const chat = page.getByRole('button', { name: /^Chat/ });
  if ((await chat.getAttribute('aria-pressed')) === 'false') await chat.click();
}

async function chatOf(page: Page): Promise<string> {
  await openChat(page);
  return page.getByRole('log', { name: 'Chat' }).innerText();
}

async function say(page: Page, text: string): Promise<void> {
  await openChat(page);
  const field = page.getByRole('textbox', { name: /say/i });
  await field.fill(text);
  await field.press('Enter');
}

async function expectSaid(page: Page, text: string): Promise<void> {
  await openChat(page);
  await page.getByRole('log', { name: 'Chat' }).getByText(text, { exact: false }).waitFor();
}

/** Both pages show the same board and the same decision. */
async function expectSame(one: Page, other: Page): Promise<void> {
  const words = (page: Page): Promise<string> => page.locator('.board').innerText();
  await expect.poll(async () => (await words(one)) === (await words(other))).toBe(true);
}
