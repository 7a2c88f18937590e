import { describe, expect, it } from 'vitest';
import { modelWhere } from '../../../testing/table';
import { TOPICS, topicFor } from './advice';

const without = (...topics: readonly string[]): readonly string[] => TOPICS.filter((topic) => !topics.includes(topic));

describe('a coach', () => {
  it('begins with a welcome and says it once', () => {
    const model = modelWhere(({ legal }) => legal.type === 'auction');
    expect(topicFor(model, [])).toBe('welcome');
    expect(topicFor(model, ['welcome'])).toBe('auction');
  });

  it.each([
    ['placing', modelWhere(({ legal }) => legal.type === 'placing')],
    ['party', modelWhere(({ legal }) => legal.type === 'party')],
    ['film', modelWhere(({ films }) => films.some(({ owner }) => owner === 0))],
    ['received', { ...modelWhere(({ quarter }) => quarter === 1), sales: new Map([[1, { seat: 2, price: 5, share: 2 }]]) }],
  ])('speaks of %s when it is time', (topic, model) => {
    expect(topicFor(model, without(topic))).toBe(topic);
  });

  it('says nothing before it is time, and nothing twice', () => {
    const model = modelWhere(({ legal }) => legal.type === 'auction');
    expect(topicFor(model, without('party', 'film', 'ceremony', 'placing'))).toBeNull();
    expect(topicFor(model, TOPICS)).toBeNull();
  });
});
