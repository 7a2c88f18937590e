import { describe, expect, it } from 'vitest';
import type { ChairView, EditionShown, LogEntry, Sitter } from '../../wire/types';
import { askedOf, variantsOf, type Variant } from './facts';

function chair(sitter: Sitter | null): ChairView {
  return { sitter, studio: null, nonce: null, away: null, left_ms: null, vacation_ms: null, is_on_vacation: false };
}

const anna = chair({ type: 'person', person: 'anna' });
const ben = chair({ type: 'person', person: 'ben' });
const bot = chair({ type: 'bot', bot: 'medium' });

it('asks nobody who waits for nobody else', () => {
  for (const chairs of [[], [anna], [anna, bot, chair(null)], [anna, anna, bot]]) expect(askedOf(chairs)).toEqual([]);
});

it('waits for every seat of people, and for no bot', () => {
  expect(askedOf([anna, bot, ben, chair(null), anna])).toEqual([0, 2, 4]);
});

describe('what holds at a table otherwise than in its edition', () => {
  const edition = {
    switches: { screens: 'screened', weather: 'wet', studios: 'random', first_lead: 'random' },
    options: { screens: ['screened', 'open'], weather: ['fine', 'wet'], studios: ['by_seat', 'random'], first_lead: ['random', 'named'] },
  } as unknown as EditionShown;
  // No texts are loaded here, so each sentence is the name of its text.
  const rulings = (switches: object): readonly Variant[] => {
    const deed = { type: 'opened', plan: { header: { switches, first_lead: 'random' } } };
    return variantsOf([{ deed }] as unknown as LogEntry[], edition);
  };

  it('is told where a switch is written down', () => {
    expect(rulings({ screens: 'open', weather: 'wet' })).toEqual([{ name: 'screens', text: '[ruling-screens-open]' }]);
  });

  // A switch that is born later is left out of a header where its answer is the first one.
  it('is told where a switch is left out', () => {
    expect(rulings({ screens: 'screened' })).toEqual([{ name: 'weather', text: '[ruling-weather-fine]' }]);
  });
});
