/** A PDF file: numbered objects, and a cross-reference table with their offsets. ISO 32000-1, 7.3 to 7.5. */
import { zlibSync } from 'fflate/browser';
import { Bug } from '../../errors.js';
import { notANumber } from '../messages.js';

/** A file while it is written. Object numbers start at 1. */
export interface PdfFile {
  /** Returns the number of an object that `put` writes later, so that other objects can refer to it. */
  readonly reserve: () => number;
  readonly put: (id: number, dictionary: string) => void;
  /**
   * Writes an object and returns its number.
   * @param dictionary with `content`, entries without the enclosing `<<` and `>>`
   * @param content makes the object a stream, which is compressed
   */
  readonly add: (dictionary: string, content?: string | Uint8Array) => number;
  /**
   * Returns the finished file.
   * @param catalog number of the root object
   * @param info number of the object with the metadata
   */
  readonly bytes: (catalog: number, info: number) => Uint8Array;
}

/**
 * Formats a number without an exponent, which PDF does not allow.
 * @throws Bug if it is not finite
 */
function decimal(value: number, digits: number): string {
  if (!Number.isFinite(value)) throw new Bug(notANumber(value));
  const text = value.toFixed(digits).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}

/** Formats a length, a coordinate, or a colour component. */
export const formatLength = (value: number): string => decimal(value, 3);
/** Formats a coefficient of a matrix. It needs more digits than a length, because it multiplies large values. */
export const formatFactor = (value: number): string => decimal(value, 7);
/** Formats lengths as a PDF array: `[0 0 640 480]`. */
export const lengthArray = (values: readonly number[]): string => `[${values.map(formatLength).join(' ')}]`;

/** Returns a reference to an object by its number: `7 0 R`. */
export const ref = (id: number): string => `${id} 0 R`;

/** Returns a text string in hexadecimal UTF-16, so that no character of it can be PDF syntax. */
export function textString(text: string): string {
  const digits = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0'));
  return `<feff${digits.join('')}>`;
}

/** Returns a name or address in hexadecimal Latin-1; other characters lose their upper bits. */
export const byteString = (text: string): string => `<${Buffer.from(text, 'latin1').toString('hex')}>`;

/** The comment with four bytes above 127 tells transfer programs that the file is binary. */
const HEADER = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');

/** Returns a file without objects. */
export function newFile(): PdfFile {
  const objects = new Map<number, Uint8Array>();
  let last = 0;
  const reserve = (): number => ++last;
  const put = (id: number, dictionary: string): void => {
    objects.set(id, Buffer.from(`${id} 0 obj\n${dictionary}\nendobj\n`, 'latin1'));
  };
  const putStream = (id: number, dictionary: string, content: string | Uint8Array): void => {
    const compressed = zlibSync(typeof content === 'string' ? Buffer.from(content, 'latin1') : content, { level: 6 });
    const start = `${id} 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${compressed.length} >>\nstream\n`;
    objects.set(id, Buffer.concat([Buffer.from(start, 'latin1'), compressed, Buffer.from('\nendstream\nendobj\n')]));
  };
  const add = (dictionary: string, content?: string | Uint8Array): number => {
    const id = reserve();
    if (content === undefined) put(id, dictionary);
    else putStream(id, dictionary, content);
    return id;
  };
  return { reserve, put, add, bytes: (catalog, info) => fileBytes(objects, catalog, info) };
}

function fileBytes(objects: ReadonlyMap<number, Uint8Array>, catalog: number, info: number): Uint8Array {
  const parts: Uint8Array[] = [HEADER];
  const tableRows: string[] = [];
  let offset = HEADER.length;
  for (let id = 1; id <= objects.size; id++) {
    const object = objects.get(id) as Uint8Array;
    tableRows.push(`${String(offset).padStart(10, '0')} 00000 n \n`);
    parts.push(object);
    offset += object.length;
  }
  const table = `xref\n0 ${objects.size + 1}\n0000000000 65535 f \n${tableRows.join('')}`;
  const trailer = `<< /Size ${objects.size + 1} /Root ${ref(catalog)} /Info ${ref(info)} >>`;
  parts.push(Buffer.from(`${table}trailer\n${trailer}\nstartxref\n${offset}\n%%EOF\n`, 'latin1'));
  return new Uint8Array(Buffer.concat(parts));
}
