import { expect, it } from 'vitest';
import { hostOf, isCompanion } from './companions';

it('knows whose device somebody plays at', () => {
  expect(hostOf('anna.b')).toBe('anna');
  expect(hostOf('anna')).toBe('anna');
  expect(isCompanion({ type: 'person', person: 'anna.b' })).toBe(true);
  expect(isCompanion({ type: 'person', person: 'anna' })).toBe(false);
  expect(isCompanion({ type: 'bot', bot: 'net.b' })).toBe(false);
  expect(isCompanion(null)).toBe(false);
});
