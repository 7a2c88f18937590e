// The coach says one thing at a time, and says whether there is something to say.

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { EDITION, modelWhere } from '../../../testing/table';
import { speakEnglish } from '../../../testing/texts';
import { heard, keepHeard } from '../../lib/heard';
import { settings } from '../../lib/settings.svelte';
import Coach from './Coach.svelte';
import { TOPICS } from './advice';

const model = modelWhere(({ legal, due }) => legal.type === 'auction' && due.type === 'seat' && due.seat === 0);

beforeAll(() => speakEnglish(EDITION));
beforeEach(() => keepHeard([]));

/** What whoever shows the coach hears of it. */
function show(): { isSpeaking: boolean } {
  const heardOf = { isSpeaking: true };
  render(Coach, {
    model,
    get isSpeaking() {
      return heardOf.isSpeaking;
    },
    set isSpeaking(is) {
      heardOf.isSpeaking = is;
    },
  });
  return heardOf;
}

it('speaks until everything that is there has been understood', async () => {
  const heardOf = show();
  await screen.findByText(/^Hello!/);
  while (screen.queryByRole('complementary')) {
    expect(heardOf.isSpeaking).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Understood' }));
  }
  expect(heardOf.isSpeaking).toBe(false);
  expect(heard()).toContain('auction');
});

it('is silent where everything was said before', async () => {
  keepHeard(TOPICS);
  const heardOf = show();
  await expect.poll(() => heardOf.isSpeaking).toBe(false);
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('can be sent away', async () => {
  settings.hasCoach = true;
  show();
  await fireEvent.click(await screen.findByRole('button', { name: 'Send the coach away' }));
  expect(settings.hasCoach).toBe(false);
});
