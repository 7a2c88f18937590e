import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { gameOf, parse } = await import('./route.svelte');

describe('routes', () => {
  it.each([
    ['', { screen: 'home' }],
    ['#/', { screen: 'home' }],
    ['#new', { screen: 'new' }],
    ['#table/abc_2', { screen: 'table', game: 'abc_2' }],
    ['#replay/abc_2/17', { screen: 'replay', game: 'abc_2', moment: 17 }],
    ['#review/abc_2', { screen: 'review', game: 'abc_2', puzzle: null }],
    ['#review/abc_2/45', { screen: 'review', game: 'abc_2', puzzle: 45 }],
    ['#review', { screen: 'unknown' }],
    ['#carry=s3cret/with/slashes', { screen: 'carry', secret: 's3cret/with/slashes' }],
    ['#confirm=k3y', { screen: 'confirm', key: 'k3y' }],
    ['#unsubscribe=k3y', { screen: 'unsubscribe', key: 'k3y' }],
    ['#table', { screen: 'unknown' }],
    ['#nonsense', { screen: 'unknown' }],
  ])('%j is read', (hash, route) => {
    expect(parse(hash)).toMatchObject(route);
  });

  it.each([
    ['https://example.org/#table/d_5d_6my4uhgsdxr', 'd_5d_6my4uhgsdxr'],
    ['https://example.org/#review/d_5d_6my4uhgsdxr', 'd_5d_6my4uhgsdxr'],
    [' d_5d_6my4uhgsdxr ', 'd_5d_6my4uhgsdxr'],
    ['D_5D 6MY4-UHGS', 'd_5d6my4uhgs'],
    ['', null],
    ['table', null],
    ['https://example.org/', null],
  ])('the game in %j is found', (text, game) => {
    expect(gameOf(text)).toBe(game);
  });
});
