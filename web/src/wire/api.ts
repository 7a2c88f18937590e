// The API over HTTP. Every failure is data that can be said: see `Result`.

import type {
  ApiError, CarryLink, ChatShown, Command, Credentials, Done, Filmography, ServerInfo, Listed, Made, Me, MeChange,
  Message, NewCompanion, NewFork, NewTable, NoticeWishes, PasswordChange, PlayNow, RecoveryCodes, Replay, ReviewAnswer, Shown, SignedIn, Why,
} from './types';
import { done, OFFLINE, refused, type Result } from './result';

async function fetched(method: string, path: string, body?: unknown): Promise<Result<Response>> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body instanceof Blob) {
    init.headers = { 'content-type': 'application/jsonl' };
    init.body = body;
  } else if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  try {
    const response = await fetch(path, init);
    if (response.ok) return done(response);
    const failure: unknown = await response.json().catch(() => null);
    return refused(isFailure(failure) ? { error: failure, say: failure.say } : OFFLINE);
  } catch {
    return refused(OFFLINE);
  }
}

function isFailure(value: unknown): value is ApiError & { readonly say: Message } {
  return typeof value === 'object' && value !== null && 'type' in value && 'say' in value;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<Result<T>> {
  const answer = await fetched(method, path, body);
  if (!answer.ok) return answer;
  const { value: response } = answer;
  return response.status === 204 ? done(null as T) : read(() => response.json() as Promise<T>);
}

async function text(answer: Result<Response>): Promise<Result<string>> {
  return answer.ok ? read(() => answer.value.text()) : answer;
}

/** The network may be gone before the whole answer is there. */
async function read<T>(body: () => Promise<T>): Promise<Result<T>> {
  try {
    return done(await body());
  } catch {
    return refused(OFFLINE);
  }
}

const table = (game: string): string => `/api/tables/${encodeURIComponent(game)}`;

export const api = {
  texts: async (lang: string, part: 'page' | 'manual' | 'review', edition: string | null): Promise<Result<string>> => {
    const which = edition === null ? '' : `&edition=${encodeURIComponent(edition)}`;
    return text(await fetched('GET', `/api/texts/${lang}?part=${part}${which}`));
  },
  house: (lang: string) => ask<ServerInfo>('GET', `/api/house?lang=${lang}`),

  me: () => ask<Me | null>('GET', '/api/me'),
  introduce: (name: string, lang: string) => ask<Me>('POST', '/api/me', { name, lang }),
  changeMe: (change: MeChange) => ask<Me>('PATCH', '/api/me', change),
  forgetMe: (password?: string) => ask<null>('DELETE', '/api/me', { password }),
  notices: (wanted: NoticeWishes) => ask<Me>('PUT', '/api/me/notices', wanted),
  askToConfirm: () => ask<null>('POST', '/api/me/notices/confirmation'),
  confirmMail: (key: string) => ask<null>('POST', '/api/mail/confirm', { key }),
  stopMail: (key: string) => ask<null>('POST', `/api/mail/unsubscribe/${encodeURIComponent(key)}`),
  games: () => ask<readonly Listed[]>('GET', '/api/me/games'),
  /** Finished games of ours with their films, a page after the game that ended the last one. */
  films: (before: string | null) => ask<Filmography>('GET', before === null ? '/api/me/films' : `/api/me/films?before=${before}`),
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
  /** What was said before a number: the last page of it. */
  chat: (game: string, before: number) => ask<readonly ChatShown[]>('GET', `${table(game)}/chat?before=${before}`),
  table: (game: string) => ask<Shown>('GET', table(game)),
  command: (game: string, id: string, command: Command) =>
    ask<Done>('POST', `${table(game)}/commands`, { id, command }),
  /** Has somebody sit down who plays at this device. */
  bringCompanion: (game: string, companion: NewCompanion) => ask<Done>('POST', `${table(game)}/companions`, companion),
  /** Gives them another name; null for none of their own. */
  nameCompanion: (game: string, seat: number, name: string | null) => ask<null>('PUT', `${table(game)}/companions`, { seat, name }),
  replay: (game: string, look: string) => ask<Replay>('GET', `${table(game)}/replay?look=${look}`),
  /** How far the review of a game has come, and what there is of it. */
  review: (game: string) => ask<ReviewAnswer>('GET', `${table(game)}/review`),
  askForReview: (game: string) => ask<ReviewAnswer>('POST', `${table(game)}/review`),
  why: (game: string, seq: number) => ask<Why>('GET', `${table(game)}/why?seq=${seq}`),
  record: async (game: string): Promise<Result<string>> => text(await fetched('GET', `${table(game)}/record`)),
  /** A table of one's own that goes on from a moment of a finished game. */
  fork: (game: string, request: NewFork) => ask<Made>('POST', `${table(game)}/fork`, request),
  /** The record of a game that was played elsewhere, to look back at it here. */
  bring: (record: Blob) => ask<Made>('POST', '/api/records', record),
  rematch: (game: string) => ask<Made>('POST', `${table(game)}/rematch`),
};
