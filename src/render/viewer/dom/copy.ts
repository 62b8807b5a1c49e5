/** Copies, saves or prints the original diagram, whatever is selected or hidden. */
import * as messages from '../messages.js';
import { byId, make, say } from './elements.js';

/** Scale of the PNG, sharp on high-density screens. */
const PNG_SCALE = 2;
/** Longest side of a canvas that browsers support, in pixels. */
const PNG_MOST = 16_000;

async function png(text: string): Promise<Blob> {
  const image = make('img', { src: `data:image/svg+xml,${encodeURIComponent(text)}` });
  await image.decode();
  const scale = Math.min(PNG_SCALE, PNG_MOST / image.width, PNG_MOST / image.height);
  const canvas = make('canvas', { width: image.width * scale, height: image.height * scale });
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!)));
}

const copied = (): void => say(messages.COPIED);

/** Copies text. Does nothing without a clipboard: the address can still be selected by hand. */
export const copyText = (text: string): unknown => navigator.clipboard?.writeText(text).then(copied);

/** Connects the buttons for copying and printing. @param svg the original, not modified yet */
export function watchCopying(svg: SVGSVGElement): void {
  const text = new XMLSerializer().serializeToString(svg);
  const copy = (ending: string, draw: () => Blob | Promise<Blob>): void => {
    byId(ending).onclick = async () => {
      const blob = await draw();
      try {
        await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
        copied();
      } catch {
        // The browser denies this page the clipboard, or does not support this type.
        make('a', { href: URL.createObjectURL(blob), download: `${document.title}.${ending}` }).click();
        say(messages.SAVED);
      }
    };
  };
  copy('svg', () => new Blob([text], { type: 'image/svg+xml' }));
  copy('png', () => png(text));
  byId('print').onclick = () => print();
}
