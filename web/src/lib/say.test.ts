import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameBox, Message } from '../wire/types';
import { api } from '../wire/api';
import { done, type Result } from '../wire/result';
import { chipLabel } from './pieces';
import { say, segments, type MessageContext } from './say';
import { lang, list, loadTexts, speak, t, textOf } from './texts.svelte';

const PACKS = resolve(import.meta.dirname, '../../../packs');
const SOURCE = ['editions/traumfabrik-2000/words/en.ftl', 'locales/en/events.ftl']
  .map((file) => readFileSync(resolve(PACKS, file), 'utf8'))
  .join('\n');

const box = {
  chips: [
    { id: 'actor-01', kind: 'actor', stars: 2, legend: false },
    { id: 'effects-04', kind: 'effects', stars: 2, legend: false },
  ],
  screenplays: [{ id: 'king-kong', genre: 'adventure', studio: null, stars: 2, slots: [] }],
  route: [{ id: 'sign', kind: 'sign', n_chips: null }],
} as unknown as GameBox;
const context: MessageContext = { box, names: ['Ada', 'Bo'] };

const bid: Message = {
  id: 'event-bid-made',
  args: [
    { name: 'seat', value: { type: 'seat', value: 1 } },
    { name: 'amount', value: { type: 'money', value: 1 } },
  ],
};
const placed: Message = {
  id: 'event-chip-placed',
  args: [
    { name: 'seat', value: { type: 'seat', value: 0 } },
    { name: 'chip', value: { type: 'chip', value: 0 } },
    { name: 'screenplay', value: { type: 'screenplay', value: 0 } },
    { name: 'slot', value: { type: 'word', value: 'kind-actor' } },
  ],
};

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.spyOn(api, 'texts').mockResolvedValue(done(SOURCE));
  await speak('en', 'traumfabrik-2000');
});

describe('a message', () => {
  it('is said in the words of the edition', () => {
    expect(say(bid, context)).toBe('Bo bids 1 contract.');
  });

  it('is the same sentence in segments, with all that it names', () => {
    const parts = segments(placed, context);
    expect(parts.map(({ piece }) => piece?.type ?? 'text')).toEqual([
      'seat', 'text', 'chip', 'text', 'screenplay', 'text',
    ]);
    expect(parts.map(({ text }) => text).join('')).toMatch(/^Ada places .+ on “King Kong” \(actor\)\.$/);
    expect(parts[2]?.piece).toEqual({ type: 'chip', chip: 0 });
  });

  it('names awards and ratings, so that they can be asked about', () => {
    const given: Message = {
      id: 'event-award-given',
      args: [
        { name: 'award', value: { type: 'word', value: 'award-first-film-drama' } },
        { name: 'seat', value: { type: 'seat', value: 0 } },
        { name: 'screenplay', value: { type: 'screenplay', value: 0 } },
        { name: 'points', value: { type: 'number', value: 5 } },
      ],
    };
    const finished: Message = {
      id: 'event-film-finished',
      args: [
        { name: 'seat', value: { type: 'seat', value: 0 } },
        { name: 'screenplay', value: { type: 'screenplay', value: 0 } },
        { name: 'value', value: { type: 'number', value: 9 } },
        { name: 'rating', value: { type: 'rating', value: { value: 8, plus: true } } },
      ],
    };
    const pieces = [given, finished].flatMap((message) => segments(message, context)).filter(({ piece }) => piece && piece.type !== 'seat');
    expect(pieces.map(({ piece }) => piece)).toEqual([
      { type: 'screenplay', screenplay: 0 },
      { type: 'award', award: 'first_film_drama' },
      { type: 'screenplay', screenplay: 0 },
      { type: 'token', token: { value: 8, plus: true } },
    ]);
    expect(pieces[1]!.text).toBe(t('award-first-film-drama'));
    expect(pieces[3]!.text).toBe('8+');
  });

  it('ends once, though a name ends with a full stop, too', () => {
    const taken: Message = {
      id: 'event-chip-taken',
      args: [
        { name: 'seat', value: { type: 'seat', value: 0 } },
        { name: 'chip', value: { type: 'chip', value: 1 } },
      ],
    };
    const words = segments(taken, context).map(({ text }) => text);
    expect(words.join('')).toBe('Ada takes Ketchup Bros.');
  });

  it('stays readable where somebody or something is unknown', () => {
    expect(say(bid, { box: null, names: [] })).toBe('2 bids 1 contract.');
    expect(say({ id: 'no-such-message', args: [] }, context)).toBe('[no-such-message]');
  });
});

describe('in other languages', () => {
  const speakWith = async (code: 'de' | 'it'): Promise<void> => {
    const files = [`editions/traumfabrik-2000/words/${code}.ftl`, `locales/${code}/events.ftl`];
    const source = files.map((file) => readFileSync(resolve(PACKS, file), 'utf8')).join('\n');
    vi.mocked(api.texts).mockResolvedValueOnce(done(source));
    await speak(code, 'traumfabrik-2000');
  };

  it('a person on a chip is called by a word of their own', async () => {
    await speakWith('de');
    const people = { chips: ['actor-06', 'actor-10'].map((id) => ({ id, kind: 'actor', stars: 1 })) } as unknown as GameBox;
    expect([0, 1].map((chip) => chipLabel(people, chip))).toEqual([
      'Polly Ester (Schauspielerin, 1★)',
      'Cliff Hanger (Schauspieler, 1★)',
    ]);
  });

  it('lists sound as they are spoken', async () => {
    await speakWith('it');
    expect(list(['attore', 'effetti speciali'])).toBe('attore ed effetti speciali');
    expect(list(['attore', 'regista'])).toBe('attore e regista');
    const winners: Message = { id: 'event-winners-shared', args: [{ name: 'seats', value: { type: 'seats', value: [0, 1] } }] };
    expect(say(winners, { box: null, names: ['Ada', 'Elio'] })).toBe('Vittoria condivisa: Ada ed Elio!');
  });
});

/** Answers requests for texts whenever the test wants, by the order in which they came. */
function slowServer() {
  const answers: ((text: Result<string>) => void)[] = [];
  vi.mocked(api.texts).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  return {
    answer: (nth: number, text: string): void => answers[nth]!(done(text)),
    isAsked: (nth: number) => vi.waitUntil(() => answers.length > nth),
  };
}

describe('whoever speaks last', () => {
  it('is heard, in whichever order the texts come', async () => {
    const { answer } = slowServer();
    const both = [speak('en', 'first'), speak('en', 'second')];
    answer(1, 'event-passed = second');
    answer(0, 'event-passed = first');
    await Promise.all(both);
    expect(say({ id: 'event-passed', args: [] }, context)).toBe('second');
  });

  it('is heard while the manual is on its way, and has the manual then', async () => {
    const { answer, isAsked } = slowServer();
    const manual = loadTexts('manual');
    const german = speak('de', 'second');
    answer(1, 'event-passed = passt');
    await german;
    answer(0, 'rules-title = The rules');
    await isAsked(2);
    answer(2, 'rules-title = Die Regeln');
    await manual;
    expect([lang(), textOf('event-passed'), t('rules-title')]).toEqual(['de', 'passt', 'Die Regeln']);
  });
});
