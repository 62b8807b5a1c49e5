/** Tools for clients, with their arguments derived from the option table. */

import type { Command } from '../../option-row.js';
import type { Io } from '../../platform/io.js';
import { ARGUMENT_ITEMS_MAX, ARGUMENT_LENGTH_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { attributeOf, type CliRow, helpOf, rowsOf } from '../options.js';

/** A property in JSON Schema. */
export interface Property {
  readonly type: 'string' | 'number' | 'boolean' | 'array';
  readonly description: string;
  readonly enum?: readonly string[];
  readonly items?: { readonly type: 'string'; readonly maxLength: number };
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Validated arguments: options under Commander's names, for `parseOptions`, and texts that are not options. */
export interface Arguments {
  readonly written: Readonly<Record<string, unknown>>;
  readonly texts: Readonly<Record<string, string>>;
}

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** Command whose options the tool shares. */
  readonly command: Command;
  readonly options: readonly string[];
  /** Additional text arguments. */
  readonly texts?: Readonly<Record<string, { readonly description: string; readonly isPath: boolean }>>;
  readonly required?: readonly string[];
  /**
   * Runs the tool; its stdout is the answer.
   * @returns the media type of the output, or null for text
   */
  readonly run: (asked: Arguments, io: Io, top: string) => Promise<string | null>;
}

/** Choices that clients cannot use, because they read with credentials. */
const REFUSED: Readonly<Record<string, readonly string[]>> = { planner: ['terraform'] };

export const rowsFor = ({ command, options }: Tool): readonly CliRow[] =>
  rowsOf(command).filter(({ name }) => options.includes(name));

/** Descriptions for options whose command line help does not apply here. */
const SAID: Readonly<Record<string, string>> = {
  source: messages.SOURCE,
  planner: messages.PLANNER,
  format: messages.FORMAT,
};

const TEXT = { type: 'string', maxLength: ARGUMENT_LENGTH_MAX } as const;

function propertyOf(row: CliRow): Property {
  const { kind, minimum, maximum, default: usual } = row;
  const choices = row.choices?.filter((name) => !(REFUSED[row.name] ?? []).includes(name));
  const description =
    SAID[row.name] ?? (kind === 'flag' && usual === 'true' ? messages.ofFalse(row.help) : helpOf(row));
  if (choices !== undefined) return { type: 'string', description, enum: choices };
  if (kind === 'flag') return { type: 'boolean', description };
  if (kind === 'list') return { type: 'array', description, maxItems: ARGUMENT_ITEMS_MAX, items: TEXT };
  if (kind !== 'number') return { ...TEXT, description };
  return {
    type: 'number',
    description,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}

export const propertiesOf = (tool: Tool): Readonly<Record<string, Property>> => ({
  ...Object.fromEntries(rowsFor(tool).map((row) => [row.name, propertyOf(row)])),
  ...Object.fromEntries(
    Object.entries(tool.texts ?? {}).map(([name, { description }]) => [name, { ...TEXT, description }]),
  ),
});

/** Returns the tool as listed by the protocol. */
export const described = (tool: Tool, network: boolean) => ({
  name: tool.name,
  description: tool.description,
  inputSchema: {
    type: 'object' as const,
    properties: { ...propertiesOf(tool) },
    required: [...(tool.required ?? [])],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: network },
});

/** Returns the value as Commander would pass it, under Commander's name. */
export const writtenAs = (row: CliRow, value: unknown): readonly [string, unknown] => [
  attributeOf(row),
  row.kind === 'number' ? String(value) : value,
];
