// Every screen in every language: nothing is missing, nothing is left in English.

import { beforeAll, expect, test } from 'vitest';
import { SCREENS, goTo } from './screens';
import { openTestBed } from './setup';
import { guest, type Guest } from './states';
import { textsOf } from './texts';
import { LANGUAGES, unspoken } from './words';

const testbed = openTestBed();
let anna: Guest;
beforeAll(async () => {
  anna = await guest(testbed());
});

test.each(LANGUAGES)('every screen speaks %s', async (lang) => {
  const visitor = await anna.comes({ locale: 'en-GB' });
  const { page } = visitor;
  await visitor.open();
  await page.getByLabel(/Language/).selectOption(lang);
  await page.locator(`html[lang="${lang}"]`).waitFor();
  const [spoken, english] = [await textsOf(visitor, lang), await textsOf(visitor, 'en')];
  const wrong: string[] = [];
  for (const screen of SCREENS) {
    await goTo(visitor, screen, anna.games);
    expect(await page.locator('html').getAttribute('lang'), screen.name).toBe(lang);
    wrong.push(...(await unspoken(page, spoken, english)).map((fault) => `${screen.name}: ${fault}`));
  }
  expect([...new Set(wrong)]).toEqual([]);
});
