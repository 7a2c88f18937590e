// A page that is newer than the one inside the server's binary, so that whoever works on it does
// not have to build the binary again: TRAUMFABRIK_PAGE=dist npm run e2e.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { BrowserContext, Route } from 'playwright-core';

const FOLDER = process.env['TRAUMFABRIK_PAGE'];
const LOCALES = resolve(import.meta.dirname, '../../packs/locales');
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A page that comes from nowhere may not call a server on this machine unless it is let. */
export const PAGE_FLAGS = FOLDER ? ['--disable-features=LocalNetworkAccessChecks'] : [];

export async function bringPage(context: BrowserContext): Promise<void> {
  if (!FOLDER) return;
  await context.route('**/api/texts/**', bringTexts);
  await context.route(
    ({ pathname }) => !pathname.startsWith('/api/'),
    async (route) => {
      const { pathname, host, port } = new URL(route.request().url());
      const isPage = /^\/((replay|film|result)\/.*)?$/.test(pathname);
      const file = join(FOLDER, isPage ? 'index.html' : pathname);
      if (!existsSync(file)) return route.continue();
      // The policy is the server's: without it the page would be allowed more than it is.
      const headers = isPage ? await policy(`127.0.0.1:${port}`, host) : {};
      const contentType = TYPES[extname(file)] ?? 'application/octet-stream';
      return route.fulfill({ headers, contentType, body: readFileSync(file) });
    },
  );
}

/** What the page says may be newer, too: where a text comes twice, the last one counts. */
async function bringTexts(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  const { pathname, searchParams } = url;
  // Only the browser knows where names of the network at home lead.
  url.hostname = '127.0.0.1';
  // Whoever leaves meanwhile needs no words any more.
  const response = await route.fetch({ url: url.href }).catch(() => null);
  if (response === null) return;
  const folder = join(LOCALES, pathname.split('/').at(-1)!, searchParams.get('part') ?? 'page');
  const newer = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const older = await response.text().catch(() => '');
  await route.fulfill({ response, body: [older, ...newer].join('\n') }).catch(() => undefined);
}

async function policy(server: string, host: string): Promise<Record<string, string>> {
  const { headers } = await fetch(`http://${server}/`);
  const said = headers.get('content-security-policy') ?? '';
  return { 'content-security-policy': said.replaceAll(server, host) };
}
