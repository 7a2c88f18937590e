// A drawing of the page as a picture to keep: what style sheets say is written into a copy of it, the
// letters come along, and a canvas makes a PNG of that.

/** What a drawing may take from style sheets. */
const STYLED = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap', 'opacity', 'paint-order',
  'font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor', 'visibility', 'display',
] as const;

/** How long browsers may take for the letters of a picture. */
const LETTERS_MS = 400;

/** A drawing as a PNG, so many pixels wide. */
export async function pictureOf(drawing: SVGSVGElement, width: number): Promise<Blob> {
  const { width: w, height: h } = drawing.viewBox.baseVal;
  const height = Math.round((width * h) / w);
  const copy = styledCopy(drawing);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await letters();
  copy.prepend(style);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  // Letters come a moment after the picture, and nobody tells when.
  await new Promise((done) => setTimeout(done, LETTERS_MS));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture came of it'))), 'image/png'));
}

/** Hands a picture on where the device can, and keeps it otherwise. */
export async function passOn(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: picture.type });
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (isPhone && navigator.canShare?.({ files: [file] })) {
    // Whoever closes the device's dialog has changed their mind, and that is all.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function styledCopy(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll('*');
  drawing.querySelectorAll('*').forEach((part, n) => {
    const style = getComputedStyle(part);
    for (const name of STYLED) copies[n]!.setAttribute(name, style.getPropertyValue(name));
    const isWord = part.childElementCount === 0 && style.textTransform === 'uppercase';
    if (isWord) copies[n]!.textContent = part.textContent?.toLocaleUpperCase() ?? '';
    if (style.whiteSpace === 'pre') copies[n]!.setAttribute('xml:space', 'preserve');
  });
  return copy;
}

/** The fonts of the page, inside a style sheet: a picture fetches nothing. */
async function letters(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const written = faces.map(async (face) => {
    const address = /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue('src'))?.[1];
    if (address === undefined) return '';
    const font = await fetch(new URL(address, face.parentStyleSheet?.href ?? location.href));
    const data = await dataOf(await font.blob());
    const { style } = face;
    const part = (name: string): string => `${name}:${style.getPropertyValue(name)};`;
    return `@font-face{${['font-family', 'font-weight', 'font-style', 'unicode-range'].map(part).join('')}src:url(${data})}`;
  });
  return (await Promise.all(written)).join('');
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsDataURL(blob);
  });
}
