// What a link to a film shows to whoever was sent it, as the server draws it.

import { expect, test } from 'vitest';
import { openTestBed } from './setup';

const testbed = openTestBed();

test('a name in letters that a picture does not have gives way to the studio, and only there', async () => {
  const anna = await testbed().visit();
  await anna.introduce('Anna');
  const { game, view } = await anna.gameWhere(({ phase, films }) => phase.type === 'over' && films.some(({ owner }) => owner === 0));
  const film = view.films.find(({ owner }) => owner === 0)!.screenplay;
  const get = async (path: string): Promise<Buffer> => (await anna.context.request.get(`${testbed().url}${path}`)).body();
  const pictures: string[] = [];
  for (const name of ['Anna', 'Łucja', 'Αλέξης', 'さくら']) {
    await anna.ask('PATCH', '/api/me', { name });
    await expect.poll(async () => (await get(`/film/${game}/${film}`)).toString()).toContain(`a film by ${name}`);
    pictures.push((await get(`/api/tables/${game}/preview.png?film=${film}`)).toString('base64'));
  }
  const [latin, polish, greek, japanese] = pictures;
  expect(new Set([latin, polish, greek]).size).toBe(3);
  expect(japanese).toBe(greek);
});
