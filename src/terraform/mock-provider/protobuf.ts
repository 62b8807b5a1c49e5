/**
 * Encodes and decodes Protocol Buffers messages by tables of their fields, without generated code. An example of a
 * table is `{ name: textField(1), config: messageField(2, () => CONFIG) }`. The TypeScript types of messages follow
 * from the same tables (`protocol.ts`). As in proto3, a field with its default value is not written.
 */

import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { WIRE_DEPTH_MAX } from '../limits.js';

/** A field of a message: its number on the wire, and how its value is written and read. */
export interface Field<T> {
  readonly number: number;
  readonly wire: WireType;
  /**
   * Returns the default value of a missing field, a new one each time.
   * https://protobuf.dev/programming-guides/proto3/#default
   */
  absent(): T;
  write(writer: BinaryWriter, value: T): void;
  /** Reads one occurrence; `before` is the result of the earlier occurrences in the message. */
  read(reader: BinaryReader, before: T, depth: number): T;
}

/** The table of a message: fields by name. */
// biome-ignore lint/suspicious/noExplicitAny: a table contains fields of any type, which Message infers again.
export type Fields = Readonly<Record<string, Field<any>>>;

/** The content of a message with this table. */
export type Message<F extends Fields> = { readonly [Name in keyof F]: F[Name] extends Field<infer T> ? T : never };

/** A string; empty if it is missing. */
export const textField = (number: number): Field<string> => ({
  number,
  wire: WireType.LengthDelimited,
  absent: () => '',
  write: (writer, value) => {
    if (value !== '') writer.tag(number, WireType.LengthDelimited).string(value);
  },
  read: (reader) => reader.string(),
});

/** Bytes; none if they are missing. */
export const bytesField = (number: number): Field<Uint8Array> => ({
  number,
  wire: WireType.LengthDelimited,
  absent: () => NO_BYTES,
  write: (writer, value) => {
    if (value.length > 0) writer.tag(number, WireType.LengthDelimited).bytes(value);
  },
  read: (reader) => reader.bytes(),
});

/** A bool; false if it is missing. */
export const boolField = (number: number): Field<boolean> => ({
  number,
  wire: WireType.Varint,
  absent: () => false,
  write: (writer, value) => {
    if (value) writer.tag(number, WireType.Varint).bool(value);
  },
  read: (reader) => reader.bool(),
});

/** An enum, or an int64 with small values; 0 if it is missing. */
export const integerField = (number: number): Field<number> => ({
  number,
  wire: WireType.Varint,
  absent: () => 0,
  write: (writer, value) => {
    if (value !== 0) writer.tag(number, WireType.Varint).int64(value);
  },
  read: (reader) => Number(reader.int64()),
});

/** A message; undefined if it is missing. The table is passed as a function, so that it may contain itself. */
export const messageField = <F extends Fields>(
  number: number,
  table: () => F,
): Field<Partial<Message<F>> | undefined> => ({
  number,
  wire: WireType.LengthDelimited,
  absent: () => undefined,
  write: (writer, value) => {
    if (value !== undefined) writeNested(writer, number, table(), value);
  },
  read: (reader, _, depth) => readNested(reader, table(), depth),
});

/** Repeated messages; empty if there are none. */
export const repeatedField = <F extends Fields>(
  number: number,
  table: () => F,
): Field<readonly Partial<Message<F>>[]> => ({
  number,
  wire: WireType.LengthDelimited,
  absent: () => [],
  write: (writer, values) => {
    for (const value of values) writeNested(writer, number, table(), value);
  },
  read: (reader, before, depth) => {
    (before as Partial<Message<F>>[]).push(readNested(reader, table(), depth));
    return before;
  },
});

/** `map<string, message>`, which is a repeated message of key and value on the wire. */
export const mapField = <F extends Fields>(
  number: number,
  table: () => F,
): Field<ReadonlyMap<string, Partial<Message<F>>>> => {
  const entry = { key: textField(1), value: messageField(2, table) };
  return {
    number,
    wire: WireType.LengthDelimited,
    absent: () => new Map(),
    write: (writer, values) => {
      for (const [key, value] of values) writeNested(writer, number, entry, { key, value });
    },
    read: (reader, before, depth) => {
      const { key, value } = readNested(reader, entry, depth);
      return (before as Map<string, Partial<Message<F>>>).set(key, value ?? decode(table(), NO_BYTES));
    },
  };
};

const NO_BYTES = new Uint8Array(0);

/** Encodes a message. Missing fields get their default. */
export function encode<F extends Fields>(table: F, message: Partial<Message<F>>): Uint8Array {
  const writer = new BinaryWriter();
  write(writer, table, message);
  return writer.finish();
}

/**
 * Decodes a message. Skips fields that the table does not have, or that have another wire type.
 * @throws Error for malformed bytes, RangeError for nesting beyond WIRE_DEPTH_MAX
 */
export const decode = <F extends Fields>(table: F, content: Uint8Array): Message<F> => read(content, table, 0);

function write<F extends Fields>(writer: BinaryWriter, table: F, message: Partial<Message<F>>): void {
  for (const [name, field] of Object.entries(table)) {
    const value = message[name];
    if (value !== undefined) field.write(writer, value);
  }
}

function writeNested<F extends Fields>(
  writer: BinaryWriter,
  number: number,
  table: F,
  message: Partial<Message<F>>,
): void {
  writer.tag(number, WireType.LengthDelimited).fork();
  write(writer, table, message);
  writer.join();
}

const readNested = <F extends Fields>(reader: BinaryReader, table: F, depth: number): Message<F> =>
  read(reader.bytes(), table, depth + 1);

function read<F extends Fields>(content: Uint8Array, table: F, depth: number): Message<F> {
  if (depth > WIRE_DEPTH_MAX) throw new RangeError(`messages nested deeper than ${WIRE_DEPTH_MAX}`);
  const message: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(table)) message[name] = field.absent();
  const reader = new BinaryReader(content);
  while (reader.pos < reader.len) {
    const [number, wire] = reader.tag();
    const known = Object.entries(table).find(([, field]) => field.number === number && field.wire === wire);
    if (known === undefined) reader.skip(wire, number);
    else message[known[0]] = known[1].read(reader, message[known[0]], depth);
  }
  return message as Message<F>;
}
