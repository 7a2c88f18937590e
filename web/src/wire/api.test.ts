import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api';
import { done, OFFLINE, refused } from './result';

afterEach(() => vi.unstubAllGlobals());

/** A server, or something between us and it, that answers so. */
function answering(response: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => response());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const say = { id: 'error-not-found', args: [] };

it('hands on what the server answers', async () => {
  const fetch = answering(() => json({ game: 'g1' }));
  expect(await api.rematch('a/b')).toEqual(done({ game: 'g1' }));
  expect(fetch.mock.calls[0]).toMatchObject(['/api/tables/a%2Fb/rematch', { method: 'POST', credentials: 'same-origin' }]);
});

it('sends what is asked for as JSON', async () => {
  const fetch = answering(() => json({ name: 'Anna' }));
  await api.changeMe({ name: 'Anna' });
  expect(fetch.mock.calls[0]![1]).toMatchObject({ method: 'PATCH', body: '{"name":"Anna"}' });
});

it('takes an empty answer for nothing', async () => {
  answering(() => new Response(null, { status: 204 }));
  expect(await api.signOut()).toEqual(done(null));
});

it('hands on texts as they are', async () => {
  answering(() => new Response('home-title = Traumfabrik'));
  expect(await api.texts('en', 'page', null)).toEqual(done('home-title = Traumfabrik'));
});

it('says why something was refused', async () => {
  answering(() => json({ type: 'not_found', say }, 404));
  expect(await api.table('g1')).toMatchObject({ ok: false, problem: { error: { type: 'not_found' }, say } });
});

it.each<[string, () => Response | Promise<Response>]>([
  ['there is no network', () => Promise.reject(new TypeError('failed to fetch'))],
  ['something in between answers', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['something in between answers in JSON', () => json({ message: 'no' }, 500)],
  ['the answer breaks off', () => new Response('{"game":')],
])('is offline where %s', async (_, response) => {
  answering(response);
  expect(await api.table('g1')).toEqual(refused(OFFLINE));
});
