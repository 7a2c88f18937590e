import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { play, settings } = vi.hoisted(() => ({ play: vi.fn(), settings: { hasBrowserNotices: true } }));
vi.mock('../sound/sound', () => ({ play }));
vi.mock('./settings.svelte', () => ({ settings }));
vi.mock('./texts.svelte', () => ({ t: (id: string) => id }));

const icon = { href: '/icons/icon.svg', getAttribute: () => icon.href };
const page = {
  title: 'Traumfabrik',
  hidden: false,
  querySelector: () => icon,
  addEventListener: vi.fn(),
};
let notices: { body: string; isOpen: boolean }[] = [];
let answer: NotificationPermission = 'granted';

class Notice {
  static permission: NotificationPermission = 'default';
  static requestPermission = async () => (Notice.permission = answer);
  readonly #notice: { body: string; isOpen: boolean };
  constructor(_: string, { body }: { body: string }) {
    this.#notice = { body, isOpen: true };
    notices.push(this.#notice);
  }
  close() {
    this.#notice.isOpen = false;
  }
}

async function opened() {
  vi.resetModules();
  return import('./notify.svelte');
}

beforeEach(() => {
  [notices, answer, Notice.permission] = [[], 'granted', 'default'];
  [page.title, page.hidden, icon.href] = ['Traumfabrik', false, '/icons/icon.svg'];
  settings.hasBrowserNotices = true;
  play.mockClear();
  vi.stubGlobal('document', page);
  vi.stubGlobal('Notification', Notice);
});

afterEach(() => vi.unstubAllGlobals());

it('shows a turn in title and icon, and rings once', async () => {
  const { yourTurn, setTitle } = await opened();
  yourTurn(true, 'bid');
  yourTurn(true, 'bid');
  setTitle('Cairo');
  expect(page.title).toBe('notify-your-turn-title · Cairo');
  expect(icon.href).toBe('/icons/icon-turn.svg');
  expect(play.mock.calls).toEqual([['turn']]);
  yourTurn(false, '');
  expect([page.title, icon.href]).toEqual(['Cairo', '/icons/icon.svg']);
});

it('sends notices only when asked for, allowed, and nobody looks', async () => {
  const { yourTurn, askPermission } = await opened();
  const turn = () => {
    yourTurn(false, '');
    yourTurn(true, 'bid');
  };
  page.hidden = true;
  turn();
  expect(notices).toEqual([]);
  expect(await askPermission()).toBe('granted');
  turn();
  expect(notices).toEqual([{ body: 'bid', isOpen: true }]);
  yourTurn(false, '');
  expect(notices[0]!.isOpen).toBe(false);
  settings.hasBrowserNotices = false;
  turn();
  settings.hasBrowserNotices = true;
  page.hidden = false;
  turn();
  expect(notices).toHaveLength(1);
});

it('takes no for an answer, and a browser without notices', async () => {
  answer = 'denied';
  const refused = await opened();
  expect(await refused.askPermission()).toBe('denied');
  expect(refused.permission()).toBe('denied');
  vi.stubGlobal('Notification', undefined);
  const { askPermission, yourTurn } = await opened();
  expect(await askPermission()).toBe('unsupported');
  page.hidden = true;
  yourTurn(true, 'bid');
});

it('goes on where notices may not be made', async () => {
  Notice.permission = 'granted';
  vi.stubGlobal('Notification', Object.assign(() => { throw new TypeError(); }, { permission: 'granted' }));
  page.hidden = true;
  const { yourTurn } = await opened();
  yourTurn(true, 'bid');
  expect(play).toHaveBeenCalledOnce();
});
