import { expect, it } from 'vitest';
import type { ChairView, Sitter } from '../../wire/types';
import { askedOf } from './facts';

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
