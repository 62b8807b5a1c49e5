/** Copies, saves or prints the original diagram, whatever is selected or hidden. */
import * as messages from '../messages.js';
import { byId, make, say } from './elements.js';

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

/** Connects the buttons for copying and printing. @param text the original drawing */
export function watchExport(text: string): void {
  byId('svg').onclick = () => copyOrSave('svg', [new Blob([text], { type: 'image/svg+xml' }), textBlob(text)]);
  byId('png').onclick = async () => copyOrSave('png', [await pngOf(text)]);
  byId('print').onclick = () => print();
}
