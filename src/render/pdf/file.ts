/** A PDF file: numbered objects, and a cross-reference table with their offsets. ISO 32000-1, 7.3 to 7.5. */
import { zlibSync } from 'fflate/browser';
import { Bug } from '../../errors.js';
import { notANumber } from '../messages.js';

export interface PdfFile {
  /** Returns a number for an object that is written later. */
  readonly reserve: () => number;
  readonly put: (id: number, dictionary: string) => void;
  readonly putStream: (id: number, dictionary: string, content: string | Uint8Array) => void;
  /** Writes an object at once and returns its number. */
  readonly add: (dictionary: string, content?: string | Uint8Array) => number;
  readonly bytes: (catalog: number, info: number) => Uint8Array;
}

/** Formats a number without an exponent, which PDF does not allow. */
function written(value: number, digits: number): string {
  if (!Number.isFinite(value)) throw new Bug(notANumber(value));
  const text = value.toFixed(digits).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}

export const amount = (value: number): string => written(value, 3);
/** Formats a coefficient of a matrix. It needs more digits than a length, because it multiplies large values. */
export const factor = (value: number): string => written(value, 7);
export const amounts = (values: readonly number[]): string => `[${values.map(amount).join(' ')}]`;

export const ref = (id: number): string => `${id} 0 R`;

/** Returns a text string in hexadecimal UTF-16, so that no character of it can be PDF syntax. */
export function words(text: string): string {
  const digits = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0'));
  return `<feff${digits.join('')}>`;
}

/** Returns the bytes of a name or address in hexadecimal. */
export const ascii = (text: string): string => `<${Buffer.from(text, 'latin1').toString('hex')}>`;

const HEADER = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');

export function newFile(): PdfFile {
  const objects = new Map<number, Uint8Array>();
  let last = 0;
  const reserve = (): number => ++last;
  const put = (id: number, dictionary: string): void => {
    objects.set(id, Buffer.from(`${id} 0 obj\n${dictionary}\nendobj\n`, 'latin1'));
  };
  const putStream = (id: number, dictionary: string, content: string | Uint8Array): void => {
    const packed = zlibSync(typeof content === 'string' ? Buffer.from(content, 'latin1') : content, { level: 6 });
    const start = `${id} 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
    objects.set(id, Buffer.concat([Buffer.from(start, 'latin1'), packed, Buffer.from('\nendstream\nendobj\n')]));
  };
  const add = (dictionary: string, content?: string | Uint8Array): number => {
    const id = reserve();
    if (content === undefined) put(id, dictionary);
    else putStream(id, dictionary, content);
    return id;
  };
  return { reserve, put, putStream, add, bytes: (catalog, info) => assembled(objects, catalog, info) };
}

function assembled(objects: ReadonlyMap<number, Uint8Array>, catalog: number, info: number): Uint8Array {
  const parts: Uint8Array[] = [HEADER];
  const places: string[] = [];
  let at = HEADER.length;
  for (let id = 1; id <= objects.size; id++) {
    const object = objects.get(id) as Uint8Array;
    places.push(`${String(at).padStart(10, '0')} 00000 n \n`);
    parts.push(object);
    at += object.length;
  }
  const table = `xref\n0 ${objects.size + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `<< /Size ${objects.size + 1} /Root ${ref(catalog)} /Info ${ref(info)} >>`;
  parts.push(Buffer.from(`${table}trailer\n${trailer}\nstartxref\n${at}\n%%EOF\n`, 'latin1'));
  return new Uint8Array(Buffer.concat(parts));
}
