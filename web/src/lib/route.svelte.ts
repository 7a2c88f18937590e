// Where in the page one is. Routes stand behind the `#`, so that one document serves all of them
// and secrets in links stay in the browser.

export type Route =
  | { readonly screen: 'home' | 'new' | 'lesson' | 'settings' | 'account' }
  | { readonly screen: 'table' | 'screen'; readonly game: string }
  | { readonly screen: 'replay'; readonly game: string; readonly moment: number | null }
  | { readonly screen: 'review'; readonly game: string; readonly puzzle: number | null }
  | { readonly screen: 'rules'; readonly section: string | null }
  | { readonly screen: 'carry'; readonly secret: string }
  | { readonly screen: 'confirm' | 'unsubscribe'; readonly key: string }
  | { readonly screen: 'unknown' };

/** Reads what stands behind the `#`. */
export function parse(hash: string): Route {
  const path = hash.replace(/^#/, '');
  if (path === '' || path === '/') return { screen: 'home' };
  if (path.startsWith('carry=')) return { screen: 'carry', secret: path.slice('carry='.length) };
  const inLetter = /^(confirm|unsubscribe)=(.*)$/.exec(path);
  if (inLetter) return { screen: inLetter[1] as 'confirm' | 'unsubscribe', key: inLetter[2] ?? '' };
  const [screen = '', rest, moment] = path.split('/', 3);
  const at = moment && /^\d{1,5}$/.test(moment) ? Number(moment) : null;
  switch (screen) {
    case 'new':
    case 'lesson':
    case 'settings':
    case 'account':
      return { screen };
    case 'table':
    case 'screen':
      return rest ? { screen, game: rest } : { screen: 'unknown' };
    case 'replay':
      return rest ? { screen, game: rest, moment: at } : { screen: 'unknown' };
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
      return before;
    default:
      return null;
  }
}

const start = parse(location.hash);
const place: { route: Route; table: string | null } = $state({ route: start, table: tableBehind(start, null) });

function arrive(): void {
  place.route = parse(location.hash);
  place.table = tableBehind(place.route, place.table);
}

addEventListener('hashchange', arrive);

/** Where one is. */
export function route(): Route {
  return place.route;
}

/** The table that one has only turned away from, if there is one. */
export function tableToReturnTo(): string | null {
  return place.route.screen === 'table' ? null : place.table;
}

/** Goes somewhere, by what stands behind the `#`. */
export function go(path: string): void {
  location.hash = path;
}

/** Goes somewhere without a step in the browser's history. */
export function goInstead(path: string): void {
  history.replaceState(null, '', `#${path}`);
  arrive();
}

/** The game that a link or code names, if it names one. */
export function gameOf(linkOrCode: string): string | null {
  const text = linkOrCode.trim();
  const inLink = /#(?:table|screen|replay|review)\/([a-z0-9_]+)(?:\/\d+)?$/.exec(text);
  if (inLink) return inLink[1] ?? null;
  const code = text.toLowerCase().replace(/[\s-]/g, '');
  return /^[a-z0-9_]{10,40}$/.test(code) ? code : null;
}
