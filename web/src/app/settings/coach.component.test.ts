// The coach of the table, switched on and off.

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { EDITION } from '../../../testing/table';
import { speakEnglish } from '../../../testing/texts';
import { heard, keepHeard } from '../../lib/heard';
import { settings, updateSettings } from '../../lib/settings.svelte';
import { api } from '../../wire/api';
import { OFFLINE, refused } from '../../wire/result';
import SettingsScreen from './SettingsScreen.svelte';

beforeAll(() => speakEnglish(EDITION));

it('begins anew for whoever switches it on', async () => {
  vi.spyOn(api, 'house').mockResolvedValue(refused(OFFLINE));
  updateSettings({ hasCoach: true });
  keepHeard(['welcome']);
  render(SettingsScreen);
  const coach = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Coach/ });
  expect(coach.checked).toBe(true);
  await fireEvent.click(coach);
  expect([settings.hasCoach, heard()]).toEqual([false, ['welcome']]);
  await fireEvent.click(coach);
  expect([settings.hasCoach, heard()]).toEqual([true, []]);
});
