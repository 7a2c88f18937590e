// What a page says that it should not: gaps where a text is missing, and English in another language.

import type { Page } from 'playwright-core';
import type { Texts } from './texts';

export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;

export async function unspoken(page: Page, spoken: Texts, english: Texts): Promise<readonly string[]> {
  const said = await words(page);
  const missing = said.filter((text) => /\[[a-z]+(-[a-z0-9]+)+\]/.test(text)).map((text) => `missing ${text}`);
  // What both languages say in the same words is no fault.
  const left = said.filter((text) => english.says(text) !== null && spoken.says(text) === null);
  return [...missing, ...left.map((text) => `still English: ${text} (${english.says(text)})`)];
}

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
