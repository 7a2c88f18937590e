import { beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '../wire/types';

const said = vi.hoisted(() => [] as string[]);
vi.mock('../wire/api', () => ({
  api: {
    introduce: (name: string) => (said.push(`new ${name}`), Promise.resolve({ ok: true, value: { name } })),
    changeMe: ({ name }: { name: string }) => (said.push(`now ${name}`), Promise.resolve({ ok: true, value: { name } })),
  },
}));
vi.mock('./texts.svelte', () => ({ lang: () => 'de', t: () => 'Gast' }));
const { becomeSomebody, me, setMe } = await import('./me.svelte');

beforeEach(() => {
  said.length = 0;
  setMe(null);
});

it('a stranger becomes a guest, under a name if there is one', async () => {
  await becomeSomebody('  ');
  expect(me()?.name).toBe('Gast');
  setMe(null);
  await becomeSomebody(' Anna ');
  expect(said).toEqual(['new Gast', 'new Anna']);
});

it('a guest without a name takes one, in whatever language they came', async () => {
  setMe({ name: 'Invité' } as Me);
  await becomeSomebody('');
  expect(said).toEqual([]);
  await becomeSomebody('Anna');
  expect(me()?.name).toBe('Anna');
});

it('whoever has a name keeps it', async () => {
  setMe({ name: 'Anna' } as Me);
  await becomeSomebody('Ben');
  expect(said).toEqual([]);
  expect(me()?.name).toBe('Anna');
});
