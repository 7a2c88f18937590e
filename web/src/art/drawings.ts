// The art of posters as drawings that a program without our code can put together. The build of the
// page hands them to the server, which makes pictures of them for those who share a link.

import type { GameBox } from '../wire/types';
import { COMPOSITIONS, INKS, type Inks } from './compositions';
import { N_PLAYERS, PLACES, RANK } from './leads';
import { portrait } from './portrait';
import { hash, seeded } from './seeded';
import type { Shape } from './shapes';
import { fitTitle, LEADING } from './titles';

/** A poster in pieces of SVG, on a stage of 300 by 372: the leads stand between back and front. */
export interface PosterDrawing {
  readonly back: string;
  readonly front: string;
  /** The lettering by language. */
  readonly titles: Readonly<Record<string, string>>;
  /** Where the busts end, and the colour of the paper around them. */
  readonly foot: number;
  readonly paper: string;
}

/** Somebody as a bust of 100 by 100, and the line around it. */
export interface FigureDrawing {
  readonly outline: string;
  readonly shapes: string;
}

export interface EditionDrawings {
  readonly posters: Readonly<Record<string, PosterDrawing>>;
  readonly figures: Readonly<Record<string, FigureDrawing>>;
}

/** What holds for the posters of all editions. */
export const STAGING = { ranks: RANK, n_players: N_PLAYERS, places: PLACES };

/** Everything that is drawn for the pieces of an edition. Titles come by language and id. */
export function drawingsOf(
  edition: string,
  box: GameBox,
  titles: Readonly<Record<string, (id: string) => string>>,
): EditionDrawings {
  const poster = ({ id, genre }: GameBox['screenplays'][number]): PosterDrawing => {
    const chance = seeded(id);
    const ink = INKS[genre][hash(`${id} ink`) % INKS[genre].length] as Inks;
    const { sky, front, foot, title } = chance.pick(COMPOSITIONS[genre])(ink, chance);
    const lettering = (words: string): string => {
      const { lines, size } = fitTitle(words, 276, title.height, 62);
      const top = title.top + (title.height - lines.length * size * LEADING) / 2;
      const [fill, stroke] = title.isOnLight ? [ink.deep, ink.cream] : [ink.cream, ink.deep];
      const texts = lines.map((line, nth) => `<text x="150" y="${rounded(top + size * (LEADING * nth + 0.8))}">${escaped(line)}</text>`);
      const turn = `rotate(${title.tilt} 150 ${title.top + title.height / 2})`;
      return `<g transform="${turn}" font-family="Limelight" text-anchor="middle" paint-order="stroke" stroke-linejoin="round" font-size="${rounded(size)}" fill="${fill}" stroke="${stroke}" stroke-width="${rounded(size * 0.11)}">${texts.join('')}</g>`;
    };
    return {
      back: markup(sky),
      front: markup(front),
      titles: Object.fromEntries(Object.entries(titles).map(([lang, titleOf]) => [lang, lettering(titleOf(id))])),
      foot,
      paper: ink.cream,
    };
  };
  const figure = ({ id, kind }: GameBox['chips'][number]): FigureDrawing => {
    const shapes = portrait(kind, `${edition}/${id}`).figure;
    return { outline: shapes.map(([d, , width]) => (width === undefined ? d : '')).join(''), shapes: markup(shapes) };
  };
  return {
    posters: Object.fromEntries(box.screenplays.map((screenplay) => [screenplay.id, poster(screenplay)])),
    figures: Object.fromEntries(box.chips.map((chip) => [chip.id, figure(chip)])),
  };
}

function markup(shapes: readonly Shape[]): string {
  return shapes
    .map(([d, colour, width]) =>
      width === undefined
        ? `<path d="${d}" fill="${colour}"/>`
        : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');
}

const rounded = (size: number): number => Math.round(size * 100) / 100;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
