/** How wide Limelight's capitals are, in hundredths of the size of the type. */
const WIDTHS: Readonly<Record<string, number>> = {
  A: 66, B: 73, C: 70, D: 77, E: 58, F: 57, G: 79, H: 71, I: 40, J: 56, K: 71, L: 54, M: 94, N: 75, O: 82, P: 74, Q: 80, R: 73,
  S: 58, T: 60, U: 77, V: 62, W: 96, X: 64, Y: 64, Z: 58, ' ': 22, "'": 21, '-': 36, ',': 33, ':': 33, '.': 33, '1': 48,
};

export function titleWidth(line: string): number {
  // An accent does not make a letter wider.
  const plain = line.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  let width = 0;
  for (const letter of plain) width += WIDTHS[letter] ?? 68;
  return width / 100;
}

export type Fitted = { readonly lines: readonly string[]; readonly size: number };

/** Breaks a title over the lines that allow the biggest type in a box. */
export function fitTitle(title: string, width: number, height: number, sizeMax: number): Fitted {
  const words = title.toLocaleUpperCase().split(/\s+/);
  let best: Fitted = { lines: [words.join(' ')], size: 0 };
  // A title has few words: every way to break it can be tried.
  for (let breaks = 0; breaks < 1 << Math.min(words.length - 1, 7); breaks++) {
    const lines: string[] = [];
    words.forEach((word, i) => {
      if (i === 0 || (i <= 7 && breaks & (1 << (i - 1)))) lines.push(word);
      else lines[lines.length - 1] += ` ${word}`;
    });
    const size = Math.min(sizeMax, width / Math.max(...lines.map(titleWidth)), height / (lines.length * LEADING));
    if (size > best.size + 0.5) best = { lines, size };
  }
  return best;
}

/** From line to line, in sizes of the type. */
export const LEADING = 0.92;

export type Credit = { readonly label: string; readonly name: string };

/** Breaks the billing into lines that fit, by a guess at the width of the type. */
export function billing(credits: readonly Credit[], charsPerLine: number): readonly (readonly Credit[])[] {
  const lines: Credit[][] = [];
  let room = 0;
  for (const credit of credits) {
    const need = credit.label.length * 0.75 + credit.name.length * 1.2 + 4;
    if (need > room || lines.length === 0) {
      lines.push([]);
      room = charsPerLine;
    }
    lines[lines.length - 1]?.push(credit);
    room -= need;
  }
  return lines;
}
