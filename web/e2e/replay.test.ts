// Looking back at a game.

import { expect, test } from 'vitest';
import { openTestBed } from './setup';

const testbed = openTestBed();

test('a finished game is replayed by its link: scrubber, keys, scenes, every seat', async () => {
  const anna = await testbed().visit();
  await anna.introduce('Anna');
  const game = await anna.finished();
  // Anybody with the link may look.
  const { page } = await testbed().visit();
  await page.goto(`${testbed().url}/#replay/${game}`);
  const scrubber = page.getByRole('slider');
  await scrubber.waitFor();
  const last = Number(await scrubber.getAttribute('max'));
  expect(last).toBeGreaterThan(100);
  const isAt = (at: number): Promise<void> => expect.poll(() => scrubber.inputValue()).toBe(String(at));

  await isAt(0);
  await page.locator('body').press('ArrowRight');
  await isAt(1);
  await page.locator('body').press('End');
  await isAt(last);
  await page.getByRole('status').filter({ hasText: /\d+ points \(films/ }).waitFor();
  await page.locator('body').press('ArrowLeft');
  await isAt(last - 1);
  await page.locator('body').press('Home');
  await isAt(0);
  await page.locator('body').press('PageDown');
  const at = async (): Promise<number> => Number(await scrubber.inputValue());
  await expect.poll(at).toBeGreaterThan(0);

  // By mouse, in the middle of the scrubber.
  const { x, y, width, height } = (await scrubber.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(async () => Math.abs((await at()) - last / 2)).toBeLessThan(last / 10);
  const middle = await at();
  await expect.poll(() => page.url()).toBe(`${testbed().url}/replay/${game}/${middle}`);

  // Purses are hidden or not, as the seat saw it.
  const look = page.getByRole('combobox', { name: 'Seen from' });
  const purses = (): Promise<string[]> => page.locator('[data-money] .num').allInnerTexts();
  await look.selectOption('seat-1');
  await expect.poll(async () => (await purses()).filter((text) => text === '?').length).toBe(3);
  await look.selectOption('judge');
  await expect.poll(async () => (await purses()).filter((text) => text === '?').length).toBe(0);
  await isAt(middle);

  await page.getByRole('button', { name: 'Scenes' }).click();
  await page.getByRole('region', { name: 'Scenes' }).getByRole('button').first().click();
  await expect.poll(at).toBeLessThan(middle);

  // A link to a moment opens at that moment.
  for (const link of [`#replay/${game}/${middle}`, `replay/${game}/${middle}`]) {
    await page.goto('about:blank');
    await page.goto(`${testbed().url}/${link}`);
    await isAt(middle);
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(at).toBeGreaterThan(middle);
});

test('films and results have addresses, and a wall shows all that somebody has produced', async () => {
  const anna = await testbed().visit();
  await anna.introduce('Anna');
  const game = await anna.finished();
  await anna.open('films');
  const posters = anna.page.locator('button.poster');
  await posters.first().click();
  const link = await anna.page.getByRole('textbox', { name: 'Link to this film' }).inputValue();
  expect(link).toMatch(new RegExp(`^${testbed().url}/film/${game}/\\d+$`));
  const title = await anna.page.locator('dialog[open] h2').first().innerText();

  // Anybody with the link sees the film, and finds the way to its game.
  const { page } = await testbed().visit();
  await page.goto(link);
  await page.locator('dialog[open]').getByText(title).first().waitFor();
  // And whoever does not run the page is told what is there.
  expect(await (await fetch(link)).text()).toContain(`/api/tables/${game}/preview.png`);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.url()).toContain(`/replay/${game}/`);
  // What stands behind a `#` goes on from any address.
  await page.getByRole('link', { name: 'Review' }).first().click();
  await expect.poll(() => page.url()).toBe(`${testbed().url}/#review/${game}`);
  await page.goBack();
  await page.getByRole('slider').waitFor();

  await page.goto(`${testbed().url}/result/${game}`);
  await page.locator('section.end table').waitFor();
  expect(await page.getByRole('textbox', { name: 'Link to this result' }).inputValue()).toBe(`${testbed().url}/result/${game}`);
});
