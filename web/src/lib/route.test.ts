import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { hash: '', pathname: '/' });
vi.stubGlobal('addEventListener', () => undefined);
const { addressOf, gameOf, parse, pathOf, stayAt, tableBehind } = await import('./route.svelte');

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
    expect(parse(pathOf({ hash, pathname: '/' }))).toMatchObject(route);
  });

  it.each([
    ['/replay/abc_2/17', '', { screen: 'replay', game: 'abc_2', moment: 17, film: null }],
    ['/film/abc_2/3', '', { screen: 'replay', game: 'abc_2', moment: null, film: 3 }],
    ['/result/abc_2', '', { screen: 'table', game: 'abc_2' }],
    ['/film/abc_2', '', { screen: 'unknown' }],
    ['/replay/abc_2', '#rules', { screen: 'rules' }],
    ['/index.html', '', { screen: 'home' }],
  ])('%j with %j is read', (pathname, hash, route) => {
    expect(parse(pathOf({ pathname, hash }))).toMatchObject(route);
  });

  it('has real addresses for games that are over', () => {
    expect(['replay/a/1', 'film/a/2', 'result/a', 'table/a', ''].map(addressOf)).toEqual(['/replay/a/1', '/film/a/2', '/result/a', '/#table/a', '/#']);
  });

  it.each([
    ['https://example.org/replay/d_5d_6my4uhgsdxr/12', 'd_5d_6my4uhgsdxr'],
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

it.each([
  ['films', 'abc_2'],
  ['settings', 'abc_2'],
  ['new', null],
  ['table/other_1', 'other_1'],
])('from %j one comes back to %j', (path, table) => {
  expect(tableBehind(parse(path), 'abc_2')).toBe(table);
});

it('a screen that was left does not call back whoever left it', () => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { replaceState });
  vi.stubGlobal('location', { hash: '#table/abc_2', pathname: '/' });
  stayAt('replay/abc_2/17');
  expect(replaceState).not.toHaveBeenCalled();
  // Nor does a table that is over call back whoever has gone on to the next one.
  vi.stubGlobal('location', { hash: '#table/next_1', pathname: '/' });
  stayAt('result/abc_2');
  expect(replaceState).not.toHaveBeenCalled();
  vi.stubGlobal('location', { hash: '#replay/abc_2/16', pathname: '/' });
  stayAt('replay/abc_2/17');
  expect(replaceState).toHaveBeenCalledWith(null, '', '/replay/abc_2/17');
});
