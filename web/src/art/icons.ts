import type { Award, ChipKind, Genre, Slot } from '../wire/types';
import { discs, oval, star } from './shapes';

/** One icon: what is drawn as a line and what is filled, on a grid of 24. */
export type IconPath = readonly [line: string, fill?: string];

const MASK = 'M5 4.5c4.5 1.6 9.5 1.6 14 0V12c0 4.6-3 8.5-7 8.5S5 16.6 5 12z';

export const ICONS = {
  director: ['M4 9.5v5l4 .5 9.5 4.5v-15L8 9zM8.5 15.3 10 20.5h3l-1.3-4M20 9c1.3 1.8 1.3 4.2 0 6', ''],
  actor: [MASK + 'M8 9.6c.8-1 2.2-1 3 0M13 9.6c.8-1 2.2-1 3 0', 'M8 13.2h8c-.6 2.6-2.1 3.9-4 3.9s-3.4-1.3-4-3.9z'],
  camera: [oval(7, 6.5, 3.4) + oval(13.5, 7.2, 2.7) + 'M3 11h13v8.5H3zM16 14.2l5-2.7V19l-5-2.7', discs(0.9, [7, 6.5], [13.5, 7.2])],
  music: ['M9.2 17V5.5L19 3.2v11.6M9.2 9 19 6.7', oval(6.7, 17.3, 2.9, 2.3) + oval(16.5, 15.1, 2.9, 2.3)],
  effects: ['M3.5 5 6 7M20.5 19 18 17M3 15.5l2.5-.6M21 8.5l-2.5.6', 'M14 1.8 5.8 13h4.7L9.2 22.2 18.3 10h-5.1z'],
  guest: ['M3 21 9 15M3 14.5l4.2-4M9.5 21l4-4.2', star(15, 9, 8.2, 3.5)],
  agency: ['M6 2.8h8.5L19 7.3v13.9H6zM14.5 2.8v4.5H19M9 10.5h7M9 13.2h7M8.8 18c1.2-2.4 2.2-2.2 2.2-.4 0 1 .9.9 1.6-.6', oval(15.6, 17.6, 1.7)],
  open: ['M12 2.8 21.2 12 12 21.2 2.8 12z', 'M12 9.2 14.8 12 12 14.8 9.2 12z'],
  drama: ['M12 13v9M12 21c-3.5 0-5.5-1.7-5.8-4.5 3.3 0 5.5 1.5 5.8 4.5M12 18.5c2.6 0 4.6-1.2 5-3.5-2.8-.2-4.7 1-5 3.5M6.5 6.5C6.2 10.8 8.5 13 12 13s5.8-2.2 5.5-6.5C14.5 6.7 12.6 8 12 10.5 11.4 8 9.5 6.7 6.5 6.5zM8.7 6.7C9 4 10.2 2.5 12 2.2c1.8.3 3 1.8 3.3 4.5', 'M12 4.8 13.6 6.8 12 9.5 10.4 6.8z'],
  adventure: [oval(12, 12, 9.2) + 'M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2', 'M17 7 13.7 13.7 7 17l3.3-6.7zM12 11a1 1 0 1 0 .1 0z'],
  entertainment: ['M7 16.5V5h10v11.5M2.5 16.2C5 19.8 19 19.8 21.5 16.2', 'M7 12.2h10v4.5c-3 .9-7 .9-10 0z'],
  lead: ['M5 4.5h10V13H5zM15 7.5l4-2v6.5l-4-2M10 13v3M10 13.5 5 21.5M10 13.5l5 8M10 15v6.5', oval(10, 8.7, 2)],
  money: ['M2.5 6h19v12h-19zM5.5 6c0 1.8-1.2 3-3 3M18.5 6c0 1.8 1.2 3 3 3M5.5 18c0-1.8-1.2-3-3-3M18.5 18c0-1.8 1.2-3 3-3' + oval(12, 12, 3.1), oval(12, 12, 1)],
  reel: [oval(12, 12, 9.3), discs(1.9, [12, 6.9], [16.9, 10.4], [15, 16.1], [9, 16.1], [7.1, 10.4]) + oval(12, 12, 1.2)],
  trophy: ['M7 3.5h10V9c0 3.3-2 5.5-5 5.5S7 12.3 7 9zM7 5.5H3.5C3.5 9 5 10.7 7.3 11M17 5.5h3.5c0 3.5-1.5 5.2-3.8 5.5M12 14.5v3', 'M7.5 17.5h9v3.5h-9z'],
  bid: [oval(12, 9, 6.7) + 'M10.5 15.6V22h3v-6.4', star(12, 9, 4)],
  gavel: ['M8.5 10.5 14 5l5 5-5.5 5.5zM12.5 3.5 20.5 11.5M7 9l8 8M10.8 13.2 3.5 20.5M13 21h8', ''],
  pass: ['M8 13V5.5c0-1.8 2.3-1.8 2.3 0V4c0-1.9 2.4-1.9 2.4 0v1.5c0-1.8 2.3-1.8 2.3 0V7c0-1.7 2.2-1.7 2.2 0v7.5c0 4.5-2.4 7-5.8 7-3 0-4.3-1.5-5.6-4L4 13.3c-.8-1.7 1.2-2.7 2.4-1.3zM10.3 5.5V11M12.7 5.5V11M15 7v4', ''],
  party: ['M4 4h16l-8 8.5zM12 12.5V20M7.5 20.5h9M15.5 6.5 19 2', oval(10.7, 7.3, 1.3)],
  clapper: ['M3 10.5h18V20H3zM3 10.5 2.4 6.3l17.8-2.6.6 4.2L3 10.5', 'M6.5 5.7l3.3 3.6 3.5-.5-3.3-3.6zM13.2 4.7l3.3 3.6 3-.4-3.2-3.7z'],
  'sound-on': ['M3.5 9.5v5h3.7l5 4.5V5l-5 4.5zM15.5 9c1.6 1.8 1.6 4.2 0 6M18.3 6.3c3.3 3.4 3.3 8 0 11.4', ''],
  'sound-off': ['M3.5 9.5v5h3.7l5 4.5V5l-5 4.5zM15.5 9.3l5.5 5.5M21 9.3l-5.5 5.5', ''],
  menu: ['M3.5 6.5h17M3.5 12h17M3.5 17.5h17'],
  close: ['M5.5 5.5l13 13M18.5 5.5l-13 13'],
  check: ['M4 12.8 9.5 18.3 20.5 6.3'],
  undo: ['M8.5 4.5 4 9l4.5 4.5M4.5 9H14c3.6 0 6 2.3 6 5.5S17.6 20 14 20h-4'],
  redo: ['M15.5 4.5 20 9l-4.5 4.5M19.5 9H10c-3.6 0-6 2.3-6 5.5S6.4 20 10 20h4'],
  play: ['', 'M6.5 3.8 20 12 6.5 20.2z'],
  pause: ['', 'M6 4.5h4.3v15H6zM13.7 4.5H18v15h-4.3z'],
  step: ['', 'M4.5 4.5 15 12 4.5 19.5zM16.5 4.5h3v15h-3z'],
  back: ['', 'M19.5 4.5 9 12l10.5 7.5zM4.5 4.5h3v15h-3z'],
  settings: [oval(12, 12, 3.2) + oval(12, 12, 6.7) + 'M12 5.3V2.2M12 21.8v-3.1M5.3 12H2.2M21.8 12h-3.1M7.3 7.3 5.1 5.1M18.9 18.9l-2.2-2.2M7.3 16.7l-2.2 2.2M18.9 5.1l-2.2 2.2', ''],
  log: ['M9 6h11.5M9 12h11.5M9 18h11.5', 'M3.5 4.5h3v3h-3zM3.5 10.5h3v3h-3zM3.5 16.5h3v3h-3z'],
  chat: ['M3.5 4.5h17V16H11l-4.5 4.5V16h-3z', discs(1.1, [8, 10.3], [12, 10.3], [16, 10.3])],
  eye: ['M2 12c4.8-7.5 15.2-7.5 20 0-4.8 7.5-15.2 7.5-20 0z' + oval(12, 12, 3.5), oval(12, 12, 1.4)],
  clock: [oval(12, 12, 9.2) + 'M12 6v6l4 3'],
  link: ['M10 7.5 12.5 5c1.9-1.9 4.5-1.9 6.2-.2s1.7 4.4-.2 6.2L16 13.5M14 16.5 11.5 19c-1.9 1.9-4.5 1.9-6.2.2s-1.7-4.4.2-6.2L8 10.5M8.8 15.2l6.4-6.4'],
  copy: ['M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5'],
  qr: ['M3.5 3.5h6.5V10H3.5zM14 3.5h6.5V10H14zM3.5 14H10v6.5H3.5z', 'M5.7 5.7h2v2h-2zM16.3 5.7h2v2h-2zM5.7 16.3h2v2h-2zM14 14h2.5v2.5H14zM18.5 14H21v2.5h-2.5zM16.2 17h2.5v2.3h-2.5zM14 19.3h2V21h-2zM19 19.3h2V21h-2z'],
  bot: ['M5 8.5h14v11H5zM12 8.5V4.5M2.5 12v4M21.5 12v4M9 16.5h6', oval(12, 3.5, 1.7) + discs(1.4, [9, 12.5], [15, 12.5])],
  person: [oval(12, 7.7, 4.2) + 'M4 21c.6-5 3.6-7.3 8-7.3s7.4 2.3 8 7.3z'],
  people: [oval(9, 8, 3.7) + 'M2 20.5c.5-4.6 3.2-6.6 7-6.6s6.5 2 7 6.6zM15.5 4.6c4.3-.3 4.8 6.2.8 7M18 14.3c2.4.7 3.7 2.8 4 6.2'],
  globe: [oval(12, 12, 9.2) + oval(12, 12, 4, 9.2) + 'M3.5 9h17M3.5 15h17'],
  sun: [oval(12, 12, 4) + 'M12 5V2M12 22v-3M5 12H2M22 12h-3M7 7 5 5M19 19l-2-2M7 17l-2 2M19 5l-2 2'],
  moon: ['M20.5 14.5C14 17.5 7 11 9.8 3.3c-8 2.2-9 12.9-1.6 16.6 4.6 2.3 10.2.4 12.3-5.4z'],
  phone: ['M7 2.5h10v19H7zM10.5 18.7h3'],
  screen: ['M2.5 4h19v12.5h-19zM8 20.5h8M12 16.5v4'],
  hint: ['M9 17.5c0-2.5-3-4-3-8 0-3.8 2.7-6.5 6-6.5s6 2.7 6 6.5c0 4-3 5.5-3 8zM9.5 21h5M12 17.5v-5M9.8 10.3 12 12.5l2.2-2.2'],
  question: [oval(12, 12, 9.2) + 'M9.2 9.5C9.2 5.8 15 6 15 9.4c0 2.3-3 2.4-3 5', oval(12, 17.2, 1.15)],
  book: ['M12 6c-2.5-1.6-5.5-2-9-1.5v14c3.5-.5 6.5-.1 9 1.5 2.5-1.6 5.5-2 9-1.5v-14C17.5 4 14.5 4.4 12 6zM12 6v14'],
  warning: ['M12 3 22 20.5H2zM12 9.5v5', oval(12, 17.4, 1.15)],
  'wifi-off': ['M3 9.5c1.7-1.6 3.7-2.7 5.8-3.3M14 5.9c2.6.5 5 1.7 7 3.6M6.5 13.3c1.3-1.1 2.7-1.8 4.2-2.1M16.3 12.3l1.2 1M3.5 3.5l17 17', oval(12, 17.7, 1.7)],
  plus: ['M12 4.5v15M4.5 12h15'],
  minus: ['M4.5 12h15'],
  up: ['M5 15.5 12 8.5l7 7'],
  down: ['M5 8.5 12 15.5l7-7'],
  left: ['M15.5 5 8.5 12l7 7'],
  right: ['M8.5 5 15.5 12l-7 7'],
  drag: ['', discs(1.5, [9, 5.5], [15, 5.5], [9, 12], [15, 12], [9, 18.5], [15, 18.5])],
  trash: ['M4 6.5h16M9 6.5V3.5h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6'],
  share: ['M8 10.8 16 6.7M8 13.2l8 4.1' + discs(2.7, [5.7, 12], [18.3, 5.6], [18.3, 18.4])],
  download: ['M12 3v12M6.5 10 12 15.5 17.5 10M4 20.5h16'],
  shield: ['M12 2.8 20 5.5V11c0 5-3.3 8.5-8 10.3C7.3 19.5 4 16 4 11V5.5zM8.3 11.8l2.7 2.7 4.8-5.2'],
  flag: ['M5 22V3M5 4c4.5-2 8 2 14 0v9c-6 2-9.5-2-14 0'],
  star: ['', star(12, 12.7, 10.3)],
  calendar: ['M3.5 5.5h17v15h-17zM3.5 10h17M8 3v4.5M16 3v4.5', 'M7 13h3v3H7z'],
} satisfies Record<string, IconPath>;

export type IconName = keyof typeof ICONS;

// Every kind, slot and genre has the icon of its name.
export const kindIcon = (kind: ChipKind | Slot): IconName => kind;
export const genreIcon = (genre: Genre): IconName => genre;

/** The five families that the eleven awards belong to. */
export type AwardFamily = 'first' | 'quarter' | 'genre' | 'worst' | 'direction';

export function awardFamily(award: Award): AwardFamily {
  if (award.startsWith('first_film')) return 'first';
  if (award.startsWith('best_of_quarter')) return 'quarter';
  if (award.startsWith('best_of_genre')) return 'genre';
  return award === 'worst_film' ? 'worst' : 'direction';
}

/** What an award is for: its genre, or its quarter's number. */
export function awardSubject(award: Award): Genre | number | null {
  const last = award.slice(award.lastIndexOf('_') + 1);
  if (last === 'drama' || last === 'adventure' || last === 'entertainment') return last;
  return award.startsWith('best_of_quarter') ? Number(last) : null;
}
