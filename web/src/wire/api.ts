// The API over HTTP. Every failure is data that can be said: see `Problem`.

import type {
  ApiError, CarryLink, Command, Credentials, Done, House, Listed, Made, Me, MeChange, Message,
  NewTable, NoticeWishes, PasswordChange, PlayNow, RecoveryCodes, Replay, Shown, SignedIn,
} from './types';

/** Why something was not done, and how to say it. */
export class Problem extends Error {
  constructor(
    readonly error: ApiError | { readonly type: 'offline' },
    readonly say: Message,
  ) {
    super(say.id);
  }
}

const OFFLINE: Message = { id: 'error-offline', args: [] };

async function answer(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Problem({ type: 'offline' }, OFFLINE);
  }
  if (response.ok) return response;
  const failure: unknown = await response.json().catch(() => null);
  if (isFailure(failure)) throw new Problem(failure, failure.say);
  // Something between us and the server has answered.
  throw new Problem({ type: 'offline' }, OFFLINE);
}

function isFailure(value: unknown): value is ApiError & { readonly say: Message } {
  return typeof value === 'object' && value !== null && 'type' in value && 'say' in value;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await answer(method, path, body);
  return (response.status === 204 ? null : await response.json()) as T;
}

const table = (game: string): string => `/api/tables/${encodeURIComponent(game)}`;

export const api = {
  texts: async (lang: string, part: 'page' | 'manual', edition: string | null): Promise<string> => {
    const which = edition === null ? '' : `&edition=${encodeURIComponent(edition)}`;
    const response = await answer('GET', `/api/texts/${lang}?part=${part}${which}`);
    return response.text();
  },
  house: (lang: string) => ask<House>('GET', `/api/house?lang=${lang}`),

  me: () => ask<Me | null>('GET', '/api/me'),
  introduce: (name: string, lang: string) => ask<Me>('POST', '/api/me', { name, lang }),
  changeMe: (change: MeChange) => ask<Me>('PATCH', '/api/me', change),
  forgetMe: (password?: string) => ask<null>('DELETE', '/api/me', { password }),
  notices: (wanted: NoticeWishes) => ask<Me>('PUT', '/api/me/notices', wanted),
  games: () => ask<readonly Listed[]>('GET', '/api/me/games'),
  carryLink: () => ask<CarryLink>('POST', '/api/me/link'),
  carry: (secret: string) => ask<Me>('POST', '/api/carry', { secret }),
  signUp: (account: Credentials) => ask<RecoveryCodes>('POST', '/api/account', account),
  signIn: (account: Credentials) => ask<SignedIn>('POST', '/api/login', account),
  recover: (account: string, code: string, password: string) =>
    ask<Me>('POST', '/api/recover', { account, code, password }),
  changePassword: (change: PasswordChange) => ask<null>('PUT', '/api/account/password', change),
  renewCodes: (password: string) => ask<RecoveryCodes>('POST', '/api/account/codes', { password }),
  signOut: () => ask<null>('POST', '/api/logout'),
  signOutEverywhere: () => ask<null>('POST', '/api/logout-everywhere'),

  playNow: (request: PlayNow) => ask<Made>('POST', '/api/play-now', request),
  tables: () => ask<readonly Listed[]>('GET', '/api/tables'),
  makeTable: (request: NewTable) => ask<Made>('POST', '/api/tables', request),
  table: (game: string) => ask<Shown>('GET', table(game)),
  command: (game: string, id: string, command: Command) =>
    ask<Done>('POST', `${table(game)}/commands`, { id, command }),
  replay: (game: string, look: string) => ask<Replay>('GET', `${table(game)}/replay?look=${look}`),
  record: async (game: string): Promise<string> =>
    (await answer('GET', `${table(game)}/record`)).text(),
  rematch: (game: string) => ask<Made>('POST', `${table(game)}/rematch`),
};
