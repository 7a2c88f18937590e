// A server of one's own and a browser, for tests that do what people do.

import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { PAGE_FLAGS, bringPage } from './page';
import { Visitor } from './visitor';
import { PHASE_MS } from './wait';

/** A name that leads to this machine but is not `localhost`, as in a network at home. */
export const LAN_NAME = 'studio.lan';

const BINARY = process.env['TRAUMFABRIK_BIN'] ?? resolve(import.meta.dirname, '../../target/debug/traumfabrik');
const PICTURES = resolve(import.meta.dirname, '../../target/e2e');
const BROWSERS = [process.env['CHROMIUM'] ?? 'chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Letters as wide as in a browser with windows.
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--host-resolver-rules=MAP ${LAN_NAME} 127.0.0.1`,
  ...PAGE_FLAGS,
];
/** A test plays faster than people do, and many people come from one address. */
const LIMITS = [
  '--max-costly-per-minute', '100000',
  '--max-commands-per-second', '10000',
  '--max-reads-per-second', '10000',
];

export class TestBed {
  readonly #data = mkdtempSync(join(tmpdir(), 'traumfabrik-e2e-'));
  readonly #browser: Browser;
  #server: ChildProcess | null = null;
  #visitors: Visitor[] = [];
  port = 0;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async open(flags: readonly string[] = []): Promise<TestBed> {
    const testbed = new TestBed(await chromium.launch({ executablePath: browserPath(), args: [...FLAGS, ...flags] }));
    await testbed.start();
    return testbed;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the server; on the port and with the data that it had, if it ran before. */
  async start(): Promise<void> {
    const args = ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.#data, ...LIMITS];
    const server = spawn(BINARY, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, TRAUMFABRIK_LOG: 'error' } });
    this.#server = server;
    this.port = await new Promise<number>((found, failed) => {
      const timer = setTimeout(() => failed(new Error(`${BINARY} has not said where it listens`)), PHASE_MS);
      let said = '';
      server.stdout.on('data', (more: Buffer) => {
        said += more.toString();
        const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
        if (!port) return;
        clearTimeout(timer);
        found(Number(port));
      });
      server.once('error', failed);
      server.once('exit', (code) => failed(new Error(`${BINARY} ended with ${code}`)));
    });
  }

  /** Asks the server to stop, and waits until it has. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await gone;
  }

  /** A browser of somebody else: own cookies, own storage. */
  async visit(wish: BrowserContextOptions = {}): Promise<Visitor> {
    const visitor = await Visitor.come(await this.context(wish), this);
    this.#visitors.push(visitor);
    return visitor;
  }

  async context(wish: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      locale: 'en-GB',
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
      ...wish,
    });
    await bringPage(context);
    // Nobody who tests wants to watch bots think.
    await context.addInitScript(() => {
      try {
        const kept = localStorage.getItem('traumfabrik-settings') ?? '{}';
        // Nor to be asked whether it is their first game.
        localStorage.setItem('traumfabrik-home-played', 'yes');
        localStorage.setItem('traumfabrik-settings', JSON.stringify({ tempo: 'instant', ...JSON.parse(kept) }));
      } catch {
        // A page that is nowhere has no storage.
      }
    });
    return context;
  }

  /** What everybody sees, in pictures: somebody will ask why a test has failed. */
  async picture(name: string): Promise<void> {
    const pages = this.#visitors.flatMap(({ context }) => context.pages());
    for (const [nth, page] of pages.entries()) {
      const path = join(PICTURES, `${name.replaceAll(/\W+/g, '-')}-${nth + 1}.png`);
      // A page that is gone has nothing to show.
      await page.screenshot({ path }).then(() => console.log(`See ${path}`), () => undefined);
    }
  }

  /** Says goodbye to everybody, and fails if something went wrong in one of their browsers. */
  async farewell(): Promise<void> {
    const visitors = this.#visitors;
    this.#visitors = [];
    for (const visitor of visitors) await visitor.context.close();
    const troubles = visitors.flatMap((visitor) => visitor.troubles());
    if (troubles.length > 0) throw new Error(`In a browser:\n${troubles.join('\n')}`);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

function browserPath(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = BROWSERS.flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))));
  const found = places.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (!found) throw new Error('There is no Chromium: set CHROMIUM to its name or path.');
  return found;
}
