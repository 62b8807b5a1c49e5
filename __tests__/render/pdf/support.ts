/** Reads what the file says: its objects by the table at its end, streams unpacked. */
import { inflateSync } from 'node:zlib';

export interface ReadObject {
  readonly dictionary: string;
  /** Null for what is no stream. */
  readonly content: string | null;
}

export interface ReadPdf {
  readonly objects: ReadonlyMap<number, ReadObject>;
  readonly trailer: string;
}

export function read(bytes: Uint8Array): ReadPdf {
  const text = Buffer.from(bytes).toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
  const [, rows, trailer] = /^xref\n0 \d+\n((?:\d{10} \d{5} [nf] \n)+)trailer\n(.*)\n/.exec(text.slice(table))!;
  const places = rows!.match(/\d{10}(?= \d{5} n)/g)!.map(Number);
  const objects = places.map((place, i): [number, ReadObject] => {
    const rest = text.slice(place);
    const [start, id, dictionary] = /^(\d+) 0 obj\n(.*?)\n(?=stream\n|endobj\n)/s.exec(rest)!;
    if (Number(id) !== i + 1) throw new Error(`object ${id} where ${i + 1} should be`);
    const packed = rest.slice(start.length).startsWith('stream\n');
    const length = Number(/\/Length (\d+)/.exec(dictionary!)?.[1] ?? 0);
    const from = place + start.length + 'stream\n'.length;
    const content = packed ? inflateSync(bytes.subarray(from, from + length)).toString('latin1') : null;
    return [i + 1, { dictionary: dictionary!, content }];
  });
  return { objects: new Map(objects), trailer: trailer! };
}

/** Text that a file holds in digits. */
export const textIn = (digits: string): string =>
  Buffer.from(digits.replace(/^feff/i, ''), 'hex').swap16().toString('utf16le');

export const fieldOf = ({ objects, trailer }: ReadPdf, name: string): string => {
  const info = objects.get(Number(/\/Info (\d+)/.exec(trailer)![1]))!;
  return textIn(new RegExp(`/${name} <([^>]*)>`).exec(info.dictionary)![1]!);
};
