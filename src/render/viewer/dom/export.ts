/** Copies, saves or prints the diagram of the revision that is seen, whatever is selected or hidden. */
import * as messages from '../messages.js';
import { type Revision, SIDES, sideSeen } from '../model/changes.js';
import { computeShown } from '../model/shown.js';
import { showOnly } from './collapsed.js';
import { attributes, byId, listen, make, markSide, say } from './elements.js';
import { drawingIn, type PageData, readPage } from './read.js';
import type { Viewer } from './state.js';

/** Scale of the PNG, sharp on high-density screens. */
const PNG_SCALE = 2;
/** Longest side of a canvas that browsers support, in pixels. */
const PNG_MOST = 16_000;

async function pngOf(text: string): Promise<Blob> {
  const image = make('img', { src: `data:image/svg+xml,${encodeURIComponent(text)}` });
  await image.decode();
  const scale = Math.min(PNG_SCALE, PNG_MOST / image.width, PNG_MOST / image.height);
  const canvas = make('canvas', { width: image.width * scale, height: image.height * scale });
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!)));
}

const announceCopied = (): void => say(messages.COPIED);

/** Copies text. Does nothing without a clipboard: the address can still be selected by hand. */
export const copyText = (text: string): unknown => navigator.clipboard?.writeText(text).then(announceCopied);

/**
 * Copies the first of several representations that the browser supports, and saves a file if it supports none.
 * @param ending file name extension of the first one
 */
export async function copyOrSave(ending: string, blobs: readonly Blob[]): Promise<void> {
  const write = (blobsToWrite: readonly Blob[]) =>
    navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobsToWrite.map((blob) => [blob.type, blob])))]);
  try {
    // Browsers without SVG on the clipboard reject the whole item, and get the text alone.
    await write(blobs).catch(() => write(blobs.slice(-1)));
    announceCopied();
  } catch {
    // The browser denies this page the clipboard.
    make('a', { href: URL.createObjectURL(blobs[0]!), download: `${document.title}.${ending}` }).click();
    say(messages.SAVED);
  }
}

/** Returns a text as the browser puts it on the clipboard. */
export const textBlob = (text: string): Blob => new Blob([text], { type: 'text/plain' });

/** Longer side of the drawing on paper, and its distance to the edge of the sheet, in millimetres: those of A4. */
const [PRINT_SIDE, PRINT_MARGIN] = [277, 10];

/** The size of the sheet. Not an inline style, which the policy of the page forbids. */
const paper = new CSSStyleSheet();
document.adoptedStyleSheets = [paper];

/**
 * Fits the sheet to the drawing, so that no part of it stays empty. A printer centres the sheet on its own paper, and a
 * PDF has its size.
 */
function fitPaper({ page }: Viewer): void {
  const { width, height } = page.svg.viewBox.baseVal;
  const sides = [width, height].map((side) => (side * PRINT_SIDE) / Math.max(width, height) + 2 * PRINT_MARGIN);
  paper.replaceSync(`@page{size:${sides.join('mm ')}mm}`);
}

/** Connects the buttons for copying and printing. @param original the drawing as it was written */
export function watchExport(viewer: Viewer, original: string, data: PageData): void {
  const { hiddenLayers } = viewer;
  const text = (): string => {
    const side = sideSeen(hiddenLayers);
    return side === 'change' ? original : revisionOf(original, data, side);
  };
  byId('svg').onclick = () => copyOrSave('svg', [new Blob([text()], { type: 'image/svg+xml' }), textBlob(text())]);
  byId('png').onclick = async () => copyOrSave('png', [await pngOf(text())]);
  byId('print').onclick = () => print();
  listen(window, 'beforeprint', () => fitPaper(viewer));
}

/**
 * Returns the drawing of one revision, in the theme of the page. Programs that show it know neither the style sheet of
 * the page nor its theme, so the elements get what the style sheet gives them, and those that it hides are left out.
 */
function revisionOf(text: string, data: PageData, side: Revision): string {
  const svg = drawingIn(text);
  const page = readPage(svg, data);
  const { elements, arrows } = computeShown(page.scene, new Set(), new Set(SIDES[side]));
  const shownLines = arrows.flatMap(({ lines }) => lines);
  showOnly(page, [...elements], shownLines);
  markSide(svg, side);
  // Outside the stage, which hides the title of the drawing.
  const frame = make('div', { hidden: true }, svg);
  document.body.append(frame);
  const all = [...svg.querySelectorAll('*')];
  for (const element of all) attributes(element, stylesOf(element));
  const hidden = all.filter((element) => element.matches(DRAWN) && getComputedStyle(element).display === 'none');
  for (const element of [svg, ...all]) element.removeAttribute('class');
  // The description is that of the change.
  for (const element of [...hidden, svg.querySelector('desc')!]) element.remove();
  frame.remove();
  return new XMLSerializer().serializeToString(svg);
}

/** Matches what is drawn itself, not where it is used. */
const DRAWN = 'svg > :is(g, path, text) :not(title), svg > :is(g, path, text)';

/** Properties that style sheets set, and whether elements inherit them. */
const STYLES = {
  ...{ fill: true, stroke: true, 'stroke-width': true, 'stroke-dasharray': true, 'stroke-opacity': true },
  opacity: false,
};

/** Returns the styles of an element, besides those that it inherits. */
function stylesOf(element: Element): Readonly<Record<string, string>> {
  const [own, outer] = [element, element.parentElement!].map((each) => getComputedStyle(each));
  const names = Object.entries(STYLES).filter(
    ([name, isInherited]) =>
      element.hasAttribute(name) || own!.getPropertyValue(name) !== (isInherited ? outer!.getPropertyValue(name) : '1'),
  );
  return Object.fromEntries(names.map(([name]) => [name, own!.getPropertyValue(name)]));
}
