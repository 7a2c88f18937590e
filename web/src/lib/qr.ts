// Links as QR codes, so that people at the same table can point a camera at them.

/** One path in a square of `size` units, the quiet margin around the code included. */
export type QrCode = { readonly path: string; readonly size: number };

/** What readers want around a code, in modules. */
const MARGIN = 4;

/** Fetches the encoder only when somebody wants a code: few pages need it. */
export async function qrPath(text: string): Promise<QrCode> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  return { path: data.flatMap(rowPath).join(''), size };
}

/** The dark modules of a row, neighbours in one piece so that no seams show between them. */
function rowPath(row: readonly boolean[], y: number): string[] {
  const pieces: string[] = [];
  for (let x = 0; x < row.length; x++) {
    const from = x;
    while (row[x]) x++;
    if (x > from) pieces.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
  }
  return pieces;
}
