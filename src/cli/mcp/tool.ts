/**
 * The shape of a tool, and its arguments as JSON Schema, derived from the rows of src/options.ts. An option `{ name:
 * 'theme', kind: 'choice' }` becomes the property `theme` with an `enum`.
 */

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

/** Validated arguments. */
export interface Arguments {
  /** Options by Commander's names, for `parseOptions`. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Arguments that are not options, by name. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** Command whose options the tool shares. */
  readonly command: Command;
  /** Names of the options that clients may pass. */
  readonly options: readonly string[];
  /** Additional text arguments, by name. */
  readonly texts?: Readonly<Record<string, { readonly description: string; readonly isPath: boolean }>>;
  /** Names of the arguments without a default. */
  readonly required?: readonly string[];
  /**
   * Runs the tool; its stdout is the answer.
   * @param top the directory to which the server is confined, as a real path
   * @returns the media type of the output; null for text
   */
  readonly run: (given: Arguments, io: Io, top: string) => Promise<string | null>;
}

/** Choices that clients cannot use, by option. `--planner terraform` runs providers with the user's credentials. */
const REFUSED_CHOICES: Readonly<Record<string, readonly string[]>> = { planner: ['terraform'] };

/** Returns the rows of the tool's options, in table order. */
export const rowsFor = ({ command, options }: Tool): readonly CliRow[] =>
  rowsOf(command).filter(({ name }) => options.includes(name));

/** Descriptions of options whose help on the command line does not apply here. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  source: messages.SOURCE,
  planner: messages.PLANNER,
  format: messages.FORMAT,
};

const TEXT = { type: 'string', maxLength: ARGUMENT_LENGTH_MAX } as const;

function propertyOf(row: CliRow): Property {
  const { kind, minimum, maximum, default: defaultValue } = row;
  const choices = row.choices?.filter((name) => !(REFUSED_CHOICES[row.name] ?? []).includes(name));
  const description =
    DESCRIPTIONS[row.name] ?? (kind === 'flag' && defaultValue === 'true' ? messages.ofFalse(row.help) : helpOf(row));
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

/** Returns the properties of a tool's arguments, by name. */
export const propertiesOf = (tool: Tool): Readonly<Record<string, Property>> => ({
  ...Object.fromEntries(rowsFor(tool).map((row) => [row.name, propertyOf(row)])),
  ...Object.fromEntries(
    Object.entries(tool.texts ?? {}).map(([name, { description }]) => [name, { ...TEXT, description }]),
  ),
});

/** Returns the tool as listed by the protocol. @param network true if the server may contact hosts */
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

/** Returns an option value as Commander would pass it, under Commander's name: `['hideAccounts', 'on']`. */
export const commanderEntry = (row: CliRow, value: unknown): readonly [string, unknown] => [
  attributeOf(row),
  row.kind === 'number' ? String(value) : value,
];
