// Where in the page one is. Routes stand behind the `#`, so that one document serves all of them
// and secrets in links stay in the browser. Games that are over have real addresses besides: a server
// sees them, and can say what is there to whoever was sent such a link.

export type Route =
  | { readonly screen: 'home' | 'new' | 'bring' | 'lesson' | 'settings' | 'account' | 'films' }
  | { readonly screen: 'table' | 'screen'; readonly game: string }
  | { readonly screen: 'replay'; readonly game: string; readonly moment: number | null; readonly film: number | null }
  | { readonly screen: 'review'; readonly game: string; readonly puzzle: number | null }
  | { readonly screen: 'rules'; readonly section: string | null }
  | { readonly screen: 'carry'; readonly secret: string }
  | { readonly screen: 'confirm' | 'unsubscribe'; readonly key: string }
  | { readonly screen: 'unknown' };

const REAL = /^\/?(replay|film|result)\/./;

/** The address of a route. */
export function addressOf(path: string): string {
  return REAL.test(path) ? `/${path}` : `/#${path}`;
}

/** What of an address says where one is: what stands behind the `#` goes before. */
export function pathOf({ hash, pathname }: { readonly hash: string; readonly pathname: string }): string {
  return hash === '' && REAL.test(pathname) ? pathname.slice(1) : hash.replace(/^#/, '');
}

/** Reads the path of a route. */
export function parse(path: string): Route {
  if (path === '' || path === '/') return { screen: 'home' };
  if (path.startsWith('carry=')) return { screen: 'carry', secret: path.slice('carry='.length) };
  const inLetter = /^(confirm|unsubscribe)=(.*)$/.exec(path);
  if (inLetter) return { screen: inLetter[1] as 'confirm' | 'unsubscribe', key: inLetter[2] ?? '' };
  const [screen = '', rest, moment] = path.split('/', 3);
  const at = moment && /^\d{1,5}$/.test(moment) ? Number(moment) : null;
  switch (screen) {
    case 'new':
    case 'bring':
    case 'lesson':
    case 'settings':
    case 'account':
    case 'films':
      return { screen };
    case 'table':
    case 'screen':
      return rest ? { screen, game: rest } : { screen: 'unknown' };
    case 'replay':
      return rest ? { screen, game: rest, moment: at, film: null } : { screen: 'unknown' };
    case 'film':
      return rest && at !== null ? { screen: 'replay', game: rest, moment: null, film: at } : { screen: 'unknown' };
    case 'result':
      return rest ? { screen: 'table', game: rest } : { screen: 'unknown' };
    case 'review':
      return rest ? { screen, game: rest, puzzle: at } : { screen: 'unknown' };
    case 'rules':
      return { screen, section: rest ?? null };
    default:
      return { screen: 'unknown' };
  }
}

/** The table that one comes back to from a screen: one looks things up on some, and leaves it for others. */
export function tableBehind(screen: Route, before: string | null): string | null {
  switch (screen.screen) {
    case 'table':
      return screen.game;
    case 'rules':
    case 'settings':
    case 'account':
    case 'films':
      return before;
    default:
      return null;
  }
}

const start = parse(pathOf(location));
const place: { route: Route; table: string | null } = $state({ route: start, table: tableBehind(start, null) });

function arrive(): void {
  // A real address ends where one goes on to what stands behind a `#`.
  if (location.hash !== '' && location.pathname !== '/') history.replaceState(null, '', `/${location.hash}`);
  place.route = parse(pathOf(location));
  place.table = tableBehind(place.route, place.table);
}

addEventListener('hashchange', arrive);
addEventListener('popstate', arrive);

/** Where one is. */
export function route(): Route {
  return place.route;
}

/** The table that one has only turned away from, if there is one. */
export function tableToReturnTo(): string | null {
  return place.route.screen === 'table' ? null : place.table;
}

/** Goes somewhere. */
export function go(path: string): void {
  if (location.pathname === '/') {
    location.hash = path;
    return;
  }
  history.pushState(null, '', `/#${path}`);
  arrive();
}

/** Goes somewhere without a step in the browser's history. */
export function goInstead(path: string): void {
  history.replaceState(null, '', addressOf(path));
  arrive();
}

/** Says where on a screen one is by now, unless one has left it: the next one may still be on its way. */
export function stayAt(path: string): void {
  const [now, then] = [parse(pathOf(location)), parse(path)];
  if (now.screen === then.screen && gameAt(now) === gameAt(then)) goInstead(path);
}

function gameAt(at: Route): string | null {
  return 'game' in at ? at.game : null;
}

/** The game that a link or code names, if it names one. */
export function gameOf(linkOrCode: string): string | null {
  const text = linkOrCode.trim();
  const inLink = /[#/](?:table|screen|replay|review|film|result)\/([a-z0-9_]+)(?:\/\d+)?$/.exec(text);
  if (inLink) return inLink[1] ?? null;
  const code = text.toLowerCase().replace(/[\s-]/g, '');
  return /^[a-z0-9_]{10,40}$/.test(code) ? code : null;
}
