// Every screen in every language: nothing is missing, nothing is left in English.

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { SCREENS, goTo, guest, type Guest } from './screens';
import { openTestBed } from './setup';
import { textsOf } from './texts';

const testbed = openTestBed();
let anna: Guest;
beforeAll(async () => {
  anna = await guest(testbed());
});

test.each(['en', 'de', 'fr', 'it'])('every screen speaks %s', async (lang) => {
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
    for (const text of await words(page)) {
      if (/\[[a-z]+(-[a-z0-9]+)+\]/.test(text)) wrong.push(`${screen.name}: missing ${text}`);
      if (lang === 'en') continue;
      const id = english.says(text);
      if (id !== null && spoken.says(text) === null) wrong.push(`${screen.name}: English in ${lang}: ${text} (${id})`);
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
});

/** All that a page says, to eyes and to ears. */
function words(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const said = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) said.add(walker.currentNode.textContent!.trim());
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-valuetext]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) said.add(one.getAttribute(name)?.trim() ?? '');
    }
    said.delete('');
    return [...said];
  });
}
