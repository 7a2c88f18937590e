import { hash } from './seeded';

// Who is a lady, so that a portrait fits the name that the edition gives it. Elsewhere the seed decides.
const LADIES: Readonly<Record<string, string>> = {
  'traumfabrik-2000': 'legend-3 actor-02 actor-06 actor-11 actor-13 actor-15 actor-17 actor-19 director-05 director-08 director-11 director-13 director-15 guest-03 guest-05',
  'dream-factory-2009': 'legend-2 legend-4 actor-02 actor-04 actor-06 actor-08 actor-10 actor-14 actor-15 actor-17 actor-19 director-03 director-05 director-06 director-10 director-11 director-12 director-14 guest-02 guest-04 guest-06 guest-07',
};

/** A seed is a chip's name, best after its edition's: `traumfabrik-2000/actor-11`. */
export function isLady(seed: string): boolean {
  const slash = seed.lastIndexOf('/');
  const known = LADIES[slash < 0 ? 'traumfabrik-2000' : seed.slice(0, slash)];
  const chip = seed.slice(slash + 1);
  return known !== undefined && /^(legend|actor|director|guest)-\d+$/.test(chip)
    ? known.split(' ').includes(chip)
    : hash(seed) % 2 === 0;
}
