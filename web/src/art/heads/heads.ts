// The five who run the studios. Each has a face of their own; what they feel shows in eyes, brows and mouth.

import { CLOTHS, OUTFITS_HERS, OUTFITS_HIS } from '../clothes';
import { EYES, GLASSES, head, MOUTHS, NOSES, SKINS, type Skin } from '../face';
import { bouffant, captain, peak, rolls, topHat, tufts, turban, waves, wideBrim, type Head, type Style } from '../hair';
import { seeded } from '../seeded';
import { discs, oval, path, star, type Shape } from '../shapes';

/** How somebody takes part in an auction. */
export type Mood = 'waiting' | 'thinking' | 'bidding' | 'leading' | 'folded';

type Face = {
  readonly skin: Skin;
  readonly frame: Head;
  readonly jaw: number;
  /** How far the eyes are from the middle. */
  readonly gap: number;
  readonly isLady: boolean;
  readonly tint: string;
  readonly hair: Style;
  readonly hat: readonly [Style, string] | null;
  readonly nose: number;
  readonly clothes: (skin: Skin) => Shape[];
  /** Beard, glasses, jewels: what lies above the face. */
  readonly extras: (frame: Head, gap: number) => Shape[];
};

const INK = '#2a1814';
const GOLD = '#e8b94f';
const IVORY = '#f9efd9';

const FACES: readonly Face[] = [
  {
    // A walrus of a man, who has seen all and paid for it.
    skin: SKINS[1]!,
    frame: { w: 20, top: 22, chin: 76 },
    jaw: 1,
    gap: 8.5,
    isLady: false,
    tint: '#b9aca0',
    hair: tufts,
    hat: null,
    nose: 2,
    clothes: (skin) => OUTFITS_HIS[0]!(skin, '#5c3a2e', '#1f5a72'),
    extras: () => [
      ['M50 56C42 52 31 58 30 73C36 67 41 69 45 67Q50 64 55 67C59 69 64 67 70 73C69 58 58 52 50 56z', '#c9bdb0'],
      ['M50 57V65M42 60Q38 63 36 67M58 60Q62 63 64 67M46 61Q44 64 42 66M54 61Q56 64 58 66', '#8d8078', 1.2],
      [oval(50 + 8.5, 45.5, 6.4), '#fff4'],
      [oval(50 + 8.5, 45.5, 6.4), GOLD, 1.5],
      ['M64.500 48Q69 62 62 78', GOLD, 0.9],
    ],
  },
  {
    // She came from the south with a crate of fruit, and bought the market.
    skin: SKINS[3]!,
    frame: { w: 16.5, top: 23, chin: 70 },
    jaw: 0.4,
    gap: 8,
    isLady: true,
    tint: '#1f1518',
    hair: rolls,
    hat: [turban, '#d9962a'],
    nose: 5,
    clothes: (skin) => OUTFITS_HERS[4]!(skin, '#a8223a', GOLD),
    extras: ({ w }) => [
      ['M50 8C45 2 40 2 37 -3C43 -3 46 -1 48 2C48 -3 49 -6 50 -9C51 -6 52 -3 52 2C54 -1 57 -3 63 -3C60 2 55 2 50 8z', '#4f9a57'],
      [discs(3.6, [50 - w - 1, 58], [51 + w, 58]), GOLD],
      [discs(1.5, [50 - w - 1, 58], [51 + w, 58]), '#a8223a'],
      [discs(2.6, [38, 83], [43, 87], [50, 89], [57, 87], [62, 83]), IVORY],
    ],
  },
  {
    // Nobody knows where he is from. He bids at night.
    skin: SKINS[5]!,
    frame: { w: 15.5, top: 20, chin: 76 },
    jaw: 0.15,
    gap: 7.4,
    isLady: false,
    tint: '#171428',
    hair: peak,
    hat: [topHat, '#241f47'],
    nose: 1,
    clothes: (skin) => OUTFITS_HIS[1]!(skin, '#241f47', '#7c4fb8'),
    extras: () => [
      ['M42.5 58.5Q46 55.500 50 57.500Q54 55.500 57.500 58.500Q62 57 63 53.500Q61 61 55 60.500L50 59L45 60.500Q39 61 37 53.500Q38 57 42.500 58.500z', '#171428'],
      ['M47 73H53L50 82z', '#171428'],
      [path`M56 12A6.500 6.500 0 1 0 61 21A7 7 0 0 1 56 12z`, IVORY],
    ],
  },
  {
    // A lady under a hat, and the hat is the smaller of the two.
    skin: SKINS[0]!,
    frame: { w: 16, top: 23, chin: 70 },
    jaw: 0.3,
    gap: 8,
    isLady: true,
    tint: '#d8cfc4',
    hair: waves,
    hat: [wideBrim, '#2c6a55'],
    nose: 0,
    clothes: (skin) => OUTFITS_HERS[2]!(skin, '#7a3350', GOLD),
    extras: ({ w }) => [
      [star(62, 22, 8, 4.6, 6), '#d9566b'],
      [oval(62, 22, 2.4), GOLD],
      [discs(2.3, [50 - w, 56], [50 + w, 56]), IVORY],
      [discs(2, [41, 80], [44, 84], [48, 86.5], [52, 86.500], [56, 84], [59, 80]), IVORY],
      [oval(41.5, 58.5, 1.1), INK],
    ],
  },
  {
    // The daughter. The founder keeps to his lighthouse.
    skin: SKINS[2]!,
    frame: { w: 16.5, top: 22, chin: 69 },
    jaw: 0.5,
    gap: 8.2,
    isLady: true,
    tint: '#8f3020',
    hair: bouffant,
    hat: [captain, '#f7efdd'],
    nose: 4,
    clothes: (skin) => OUTFITS_HERS[3]!(skin, CLOTHS[1], '#b3263f'),
    extras: (frame, gap) => [...GLASSES[0]!(frame, gap), [discs(0.9, [39, 54], [42, 56], [58, 56], [61, 54]), '#b5683a']],
  },
];

/** Eyes that have seen enough. */
const closed = (gap: number): Shape[] => [[path`M${46 - gap} 45Q${50 - gap} 48.500 ${54 - gap} 45M${46 + gap} 45Q${50 + gap} 48.500 ${54 + gap} 45`, INK, 1.9]];

/** How high the brows are at the nose and at the temples: a little more says a lot. */
const BROWS: Readonly<Record<Mood, readonly [inner: number, outer: number, tilt: number]>> = {
  waiting: [0, 0, 0],
  thinking: [-1, 1, 4],
  bidding: [-3, -1.5, 0],
  leading: [-2.5, -1, 0],
  folded: [-2, 2.5, 0],
};
const MOUTH: Readonly<Record<Mood, number>> = { waiting: 2, thinking: 3, bidding: 1, leading: 1, folded: 4 };

function brows({ gap, tint, isLady }: Face, mood: Mood): Shape {
  const [inner, outer, tilt] = BROWS[mood];
  const one = (x: number, s: 1 | -1, lift: number): string => path`M${x - s * 4} ${38.5 + inner - lift}Q${x + s} ${35 + (inner + outer) / 2 - lift} ${x + s * 5.5} ${38.5 + outer - lift}`;
  return [one(50 - gap, -1, 0) + one(50 + gap, 1, tilt), tint, isLady ? 1.5 : 3];
}

function eyes({ gap, skin, isLady }: Face, mood: Mood): Shape[] {
  switch (mood) {
    case 'waiting':
      return EYES[0]!(gap, skin, isLady);
    case 'thinking':
      return EYES[4]!(gap, skin, isLady);
    case 'bidding':
      return EYES[1]!(gap, skin, isLady);
    case 'leading':
      return EYES[3]!(gap, skin, isLady);
    case 'folded':
      return closed(gap);
  }
}

/** A head in layers, from the back to the front. Only what somebody feels changes with the mood. */
export type HeadLayers = { readonly back: readonly Shape[]; readonly feelings: readonly Shape[]; readonly front: readonly Shape[] };

/** The head of a studio, from 1 to 5, on a grid of 100. */
export function studioHead(studio: number, mood: Mood): HeadLayers {
  const face = FACES[(((studio - 1) % FACES.length) + FACES.length) % FACES.length]!;
  const { skin, frame, gap, isLady } = face;
  const chance = seeded(`studio ${studio}`);
  const locks = face.hair(frame, face.tint, chance);
  const hat = face.hat?.[0](frame, face.hat[1], chance) ?? {};
  return {
    back: [
      ...(hat.back ?? []),
      ...(locks.back ?? []),
      ['M42 58H58V80Q50 86 42 80z', skin.light],
      [path`M42 62H58V70Q52 ${frame.chin + 9} 42 ${frame.chin + 1}z`, skin.shade],
      ...face.clothes(skin),
      ...head(frame, face.jaw, skin),
      ...(isLady ? ([[discs(3.6, [47.5 - gap, 54.5], [52.5 + gap, 54.5]), '#d6455a44']] as Shape[]) : []),
      ...NOSES[face.nose]!(gap, skin, isLady),
    ],
    feelings: [...MOUTHS[MOUTH[mood]]!(gap, skin, isLady), ...eyes(face, mood), brows(face, mood)],
    front: [...(locks.front ?? []), ...(hat.front ?? []), ...face.extras(frame, gap)],
  };
}

const SLEEVES = ['#5c3a2e', '#a8223a', '#2a1814', '#f7efdd', '#23405f'] as const;

/** An arm with a paddle, on a grid of 60 by 100; the number is written on it by the component. */
export function arm(studio: number): Shape[] {
  const at = (((studio - 1) % FACES.length) + FACES.length) % FACES.length;
  return [
    ['M14 104Q16 76 24 64L38 68Q38 86 44 104z', SLEEVES[at]!],
    ['M23 66L26 60L40 64L38 71z', IVORY],
    [oval(32.5, 57, 7.5, 7), FACES[at]!.skin.light],
    ['M30 66L32 46H36L37 66z', '#7a4a22'],
    ['M26.500 55.500Q33 53 39 55.500M26 59Q33 56.500 39.500 59', FACES[at]!.skin.shade, 1.4],
  ];
}
