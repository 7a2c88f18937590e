import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import ChipArt from './ChipArt.svelte';

describe('figures', () => {
  it('are pieces of the drawing, not words in it', () => {
    const { container } = render(ChipArt, { kind: 'actor', stars: 2, seed: 'traumfabrik-2000/actor-11' });
    const paths = [...container.querySelectorAll('svg path[fill]')];
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) expect(path).toBeInstanceOf(SVGPathElement);
  });
});
