/** To the clipboard, as a file, on paper: the picture as it came, whatever is chosen or hidden now. */
import * as messages from '../messages.js';
import { byId, make, say } from './elements.js';

/** Of the PNG: as sharp as a screen of today. */
const PNG_SCALE = 2;
/** Browsers have no larger canvas. */
const PNG_MOST = 16_000;

const report = (done: Promise<void> | undefined): void =>
  void (done ?? Promise.reject()).then(
    () => say(messages.COPIED),
    () => say(messages.NOT_COPIED),
  );

/** There is no clipboard where the page is not trusted. */
export const copyText = (text: string): void => report(navigator.clipboard?.writeText(text));

async function png(text: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const scale = Math.min(PNG_SCALE, PNG_MOST / image.width, PNG_MOST / image.height);
  const canvas = make('canvas', { width: image.width * scale, height: image.height * scale });
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!)));
}

function save(blob: Blob, ending: string): void {
  const href = URL.createObjectURL(blob);
  make('a', { href, download: `${document.title}.${ending}` }).click();
  URL.revokeObjectURL(href);
}

/** @param svg before anything is changed in it */
export function watchCopying(svg: SVGSVGElement): void {
  const picture = svg.cloneNode(true);
  const text = (): string => new XMLSerializer().serializeToString(picture);
  byId('copy-svg').onclick = () => copyText(text());
  byId('copy-png').onclick = () =>
    report(navigator.clipboard?.write([new ClipboardItem({ 'image/png': png(text()) })]));
  byId('save-svg').onclick = () => save(new Blob([text()], { type: 'image/svg+xml' }), 'svg');
  byId('save-png').onclick = async () => save(await png(text()), 'png');
  byId('print').onclick = () => print();
}
