/**
 * Locates values in MessagePack bytes: https://github.com/msgpack/msgpack/blob/master/spec.md. A library decodes a whole value or
 * nothing. Here a value is inspected in place, so that the rest can be returned byte for byte.
 */
type Kind = 'nil' | 'false' | 'true' | 'binary' | 'extension' | 'float' | 'uint' | 'int' | 'string' | 'array' | 'map';

export interface Head {
  readonly kind: Kind;
  /** Offset after the head: the bytes of a scalar, the first item of an array, the first key of a map. */
  readonly body: number;
  /** Number of bytes of a scalar, items of an array, or pairs of a map. */
  readonly size: number;
}

export interface Entry {
  readonly name: string;
  /** Offset of the value. */
  readonly at: number;
}

/** Formats 0xc0 to 0xdf: the kind, and its size. A negative size is the number of bytes that hold the size. */
const FORMATS: readonly (readonly [Kind, number] | null)[] = [
  ['nil', 0],
  null, // 0xc1 is never used
  ['false', 0],
  ['true', 0],
  ['binary', -1],
  ['binary', -2],
  ['binary', -4],
  ['extension', -1],
  ['extension', -2],
  ['extension', -4],
  ['float', 4],
  ['float', 8],
  ['uint', 1],
  ['uint', 2],
  ['uint', 4],
  ['uint', 8],
  ['int', 1],
  ['int', 2],
  ['int', 4],
  ['int', 8],
  ['extension', 1],
  ['extension', 2],
  ['extension', 4],
  ['extension', 8],
  ['extension', 16],
  ['string', -1],
  ['string', -2],
  ['string', -4],
  ['array', -2],
  ['array', -4],
  ['map', -2],
  ['map', -4],
];

/**
 * Returns the head of the value at an offset.
 * @throws RangeError if the bytes end within the value
 */
export function headAt(bytes: Uint8Array, at: number): Head {
  const first = bytes[at];
  if (first === undefined) throw new RangeError('MessagePack: the value is cut off');
  const [kind, body, size] = formatOf(bytes, first, at + 1);
  const length = kind === 'array' || kind === 'map' ? 0 : size;
  if (body + length > bytes.length) throw new RangeError('MessagePack: the value is cut off');
  return { kind, body, size };
}

/** Returns kind, body and size; `next` is the offset after the first byte. */
function formatOf(bytes: Uint8Array, first: number, next: number): [Kind, number, number] {
  if (first < 0x80) return ['uint', next - 1, 1];
  if (first < 0x90) return ['map', next, first & 0x0f];
  if (first < 0xa0) return ['array', next, first & 0x0f];
  if (first < 0xc0) return ['string', next, first & 0x1f];
  if (first >= 0xe0) return ['int', next - 1, 1];
  const format = FORMATS[first - 0xc0];
  if (!format) throw new RangeError('MessagePack: 0xc1 is no value');
  const [kind, sizeOrWidth] = format;
  const width = sizeOrWidth < 0 ? -sizeOrWidth : 0;
  const size = width === 0 ? sizeOrWidth : unsigned(bytes, next, width);
  // Counts an extension's type as one of its bytes.
  return [kind, next + width, kind === 'extension' ? size + 1 : size];
}

function unsigned(bytes: Uint8Array, at: number, width: number): number {
  if (at + width > bytes.length) throw new RangeError('MessagePack: the value is cut off');
  let value = 0;
  for (let i = 0; i < width; i++) value = value * 256 + bytes[at + i]!;
  return value;
}

/** Returns the offset after a value and its contents. Does not recurse, whatever the nesting. */
export function endOf(bytes: Uint8Array, at: number): number {
  let end = at;
  for (let open = 1; open > 0; open--) {
    const { kind, body, size } = headAt(bytes, end);
    if (kind === 'array') open += size;
    if (kind === 'map') open += 2 * size;
    end = kind === 'array' || kind === 'map' ? body : body + size;
  }
  return end;
}

/** Returns the offsets of an array's items. */
export function itemsOf(bytes: Uint8Array, { body, size }: Head): number[] {
  const items: number[] = [];
  for (let at = body; items.length < size; at = endOf(bytes, at)) items.push(at);
  return items;
}

/**
 * Returns the pairs of a map.
 * @throws RangeError if a key is not a string
 */
export function entriesOf(bytes: Uint8Array, { body, size }: Head): Entry[] {
  const entries: Entry[] = [];
  let at = body;
  while (entries.length < size) {
    const key = headAt(bytes, at);
    if (key.kind !== 'string') throw new RangeError('MessagePack: a key is not a string');
    const value = key.body + key.size;
    entries.push({ name: textOf(bytes, key), at: value });
    at = endOf(bytes, value);
  }
  return entries;
}

const UTF8 = new TextDecoder();

/** Decodes the text of a string or binary. */
export const textOf = (bytes: Uint8Array, { body, size }: Head): string =>
  UTF8.decode(bytes.subarray(body, body + size));

/** Decodes an int, uint or float. An integer beyond 2^53 is a bigint. */
export function numberOf(bytes: Uint8Array, { kind, body, size }: Head): number | bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset + body, size);
  if (kind === 'float') return size === 4 ? view.getFloat32(0) : view.getFloat64(0);
  // The short forms hold their value in the first byte; the negative one reads as an int8.
  const value = INTEGERS[kind === 'int' ? 'int' : 'uint'][size as 1 | 2 | 4 | 8](view);
  return typeof value === 'bigint' && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

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

// ---- Edits of bytes.

/** Replaces ranges of bytes. Everything else is returned unchanged, even if it is not understood. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly bytes: Uint8Array;
}

/** Returns the bytes with all edits applied. `edits` may be in any order but must not overlap. */
export function spliced(bytes: Uint8Array, edits: readonly Edit[]): Uint8Array {
  if (edits.length === 0) return bytes;
  const length = edits.reduce((sum, { start, end, bytes }) => sum - (end - start) + bytes.length, bytes.length);
  const result = new Uint8Array(length);
  let from = 0;
  let to = 0;
  const copy = (part: Uint8Array) => {
    result.set(part, to);
    to += part.length;
  };
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    copy(bytes.subarray(from, edit.start));
    copy(edit.bytes);
    from = edit.end;
  }
  copy(bytes.subarray(from));
  return result;
}
