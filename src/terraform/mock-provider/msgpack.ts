/**
 * Locates values in MessagePack bytes, and replaces some of them:
 * https://github.com/msgpack/msgpack/blob/master/spec.md. A library would decode the whole value. Here, everything that
 * is not replaced stays byte for byte the same, even if this code does not understand it.
 */

/** `extension` is an unknown value of Terraform. */
type Kind = 'nil' | 'false' | 'true' | 'binary' | 'extension' | 'float' | 'uint' | 'int' | 'string' | 'array' | 'map';

/** Kind and size of a value, read from its first bytes. */
export interface Head {
  readonly kind: Kind;
  /** Offset of the bytes of a scalar, the first item of an array, or the first key of a map. */
  readonly body: number;
  /** Number of bytes of a scalar, items of an array, or pairs of a map. */
  readonly size: number;
}

/** A pair of a map. */
export interface Entry {
  readonly name: string;
  /** Offset of the value. */
  readonly offset: number;
}

/** A format by its first byte: the size is fixed, or follows in the next `sizeBytes` bytes. */
type Format = { readonly kind: Kind } & ({ readonly size: number } | { readonly sizeBytes: number });

const FIRST_FORMAT = 0xc0;

/** The formats of the bytes 0xc0 to 0xdf; null for 0xc1, which is never used. */
const FORMATS: readonly (Format | null)[] = [
  { kind: 'nil', size: 0 },
  null,
  { kind: 'false', size: 0 },
  { kind: 'true', size: 0 },
  { kind: 'binary', sizeBytes: 1 },
  { kind: 'binary', sizeBytes: 2 },
  { kind: 'binary', sizeBytes: 4 },
  { kind: 'extension', sizeBytes: 1 },
  { kind: 'extension', sizeBytes: 2 },
  { kind: 'extension', sizeBytes: 4 },
  { kind: 'float', size: 4 },
  { kind: 'float', size: 8 },
  { kind: 'uint', size: 1 },
  { kind: 'uint', size: 2 },
  { kind: 'uint', size: 4 },
  { kind: 'uint', size: 8 },
  { kind: 'int', size: 1 },
  { kind: 'int', size: 2 },
  { kind: 'int', size: 4 },
  { kind: 'int', size: 8 },
  { kind: 'extension', size: 1 },
  { kind: 'extension', size: 2 },
  { kind: 'extension', size: 4 },
  { kind: 'extension', size: 8 },
  { kind: 'extension', size: 16 },
  { kind: 'string', sizeBytes: 1 },
  { kind: 'string', sizeBytes: 2 },
  { kind: 'string', sizeBytes: 4 },
  { kind: 'array', sizeBytes: 2 },
  { kind: 'array', sizeBytes: 4 },
  { kind: 'map', sizeBytes: 2 },
  { kind: 'map', sizeBytes: 4 },
];

/** Returns the error for bytes that end within a value. */
const truncated = (): RangeError => new RangeError('MessagePack: the value is cut off');

/**
 * Returns the head of the value at an offset.
 * @throws RangeError if the bytes end within the value
 */
export function headAt(bytes: Uint8Array, offset: number): Head {
  const first = bytes[offset];
  if (first === undefined) throw truncated();
  const head = parseHead(bytes, first, offset + 1);
  const length = isContainer(head) ? 0 : head.size;
  if (head.body + length > bytes.length) throw truncated();
  return head;
}

/** Parses a head without checking that the value is complete. `next` is the offset after the first byte. */
function parseHead(bytes: Uint8Array, first: number, next: number): Head {
  // Formats whose first byte contains a small number or size.
  if (first < 0x80) return { kind: 'uint', body: next - 1, size: 1 };
  if (first < 0x90) return { kind: 'map', body: next, size: first & 0x0f };
  if (first < 0xa0) return { kind: 'array', body: next, size: first & 0x0f };
  if (first < FIRST_FORMAT) return { kind: 'string', body: next, size: first & 0x1f };
  if (first >= 0xe0) return { kind: 'int', body: next - 1, size: 1 };
  const format = FORMATS[first - FIRST_FORMAT];
  if (!format) throw new RangeError('MessagePack: 0xc1 is not a valid first byte');
  const [sizeBytes, size] =
    'size' in format ? [0, format.size] : [format.sizeBytes, readUnsigned(bytes, next, format.sizeBytes)];
  // The type of an extension is one more byte.
  return { kind: format.kind, body: next + sizeBytes, size: format.kind === 'extension' ? size + 1 : size };
}

/** Reads an unsigned integer of `width` bytes. */
function readUnsigned(bytes: Uint8Array, offset: number, width: number): number {
  if (offset + width > bytes.length) throw truncated();
  let value = 0;
  for (let i = 0; i < width; i++) value = value * 256 + bytes[offset + i]!;
  return value;
}

const isContainer = ({ kind }: Head): boolean => kind === 'array' || kind === 'map';

/** Returns the offset after a value and everything in it. Does not recurse, so that any nesting is possible. */
export function endOf(bytes: Uint8Array, offset: number): number {
  let end = offset;
  let pending = 1;
  while (pending > 0) {
    const head = headAt(bytes, end);
    pending--;
    if (head.kind === 'array') pending += head.size;
    if (head.kind === 'map') pending += 2 * head.size;
    end = isContainer(head) ? head.body : head.body + head.size;
  }
  return end;
}

/** Returns the offsets of an array's items. */
export function itemsOf(bytes: Uint8Array, { body, size }: Head): number[] {
  const items: number[] = [];
  for (let offset = body; items.length < size; offset = endOf(bytes, offset)) items.push(offset);
  return items;
}

/**
 * Returns the pairs of a map.
 * @throws RangeError if a key is not a string
 */
export function entriesOf(bytes: Uint8Array, { body, size }: Head): Entry[] {
  const entries: Entry[] = [];
  let offset = body;
  while (entries.length < size) {
    const key = headAt(bytes, offset);
    if (key.kind !== 'string') throw new RangeError('MessagePack: a key is not a string');
    const value = key.body + key.size;
    entries.push({ name: textOf(bytes, key), offset: value });
    offset = endOf(bytes, value);
  }
  return entries;
}

/** Keeps a byte order mark: attribute names are compared, so none of their bytes may be dropped. */
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Decodes the text of a string or binary. */
export const textOf = (bytes: Uint8Array, { body, size }: Head): string =>
  UTF8.decode(bytes.subarray(body, body + size));

/** Decodes a value of the kind int, uint or float. An integer that is not safe (from 2^53) is a bigint. */
export function numberOf(bytes: Uint8Array, { kind, body, size }: Head): number | bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset + body, size);
  if (kind === 'float') return size === 4 ? view.getFloat32(0) : view.getFloat64(0);
  const value = INTEGERS[kind === 'int' ? 'int' : 'uint'][size as 1 | 2 | 4 | 8](view);
  return typeof value === 'bigint' && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

/**
 * Readers by kind and number of bytes. A small integer (fixint) is its own first byte. Read as an int8, that byte also
 * gives the right negative value.
 */
const INTEGERS = {
  int: {
    1: (view: DataView) => view.getInt8(0),
    2: (view: DataView) => view.getInt16(0),
    4: (view: DataView) => view.getInt32(0),
    8: (view: DataView) => view.getBigInt64(0),
  },
  uint: {
    1: (view: DataView) => view.getUint8(0),
    2: (view: DataView) => view.getUint16(0),
    4: (view: DataView) => view.getUint32(0),
    8: (view: DataView) => view.getBigUint64(0),
  },
} as const;

// ---- Edits.

/** Replacement for the bytes from `start` up to, but not including, `end`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly bytes: Uint8Array;
}

/** Returns the bytes with all edits applied. `edits` may be in any order but must not overlap. */
export function withEdits(bytes: Uint8Array, edits: readonly Edit[]): Uint8Array {
  if (edits.length === 0) return bytes;
  const length = edits.reduce((sum, edit) => sum - (edit.end - edit.start) + edit.bytes.length, bytes.length);
  const result = new Uint8Array(length);
  let copied = 0;
  let written = 0;
  const append = (piece: Uint8Array) => {
    result.set(piece, written);
    written += piece.length;
  };
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    append(bytes.subarray(copied, edit.start));
    append(edit.bytes);
    copied = edit.end;
  }
  append(bytes.subarray(copied));
  return result;
}
