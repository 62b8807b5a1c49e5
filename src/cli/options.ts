/**
 * Builds Commander's options from the table in src/options.ts, and parses their values. A row `{ name: 'theme', kind:
 * 'choice' }` becomes `--theme <name>` with its help; its value becomes the member `theme` of the parsed options.
 */

import { Option } from 'commander';
import type { Planning } from '../diagram.js';
import { Misuse } from '../errors.js';
import type { Command, Row } from '../option-row.js';
import { OPTIONS, type Options } from '../options.js';
import * as messages from './messages.js';

/**
 * Parsed options by name. `given` has the names of the options on the command line that take a value. `sources` has all
 * values of a repeated `--source`; the option itself has the first.
 */
export type Parsed<C extends Command> = Options<C> & {
  readonly given: ReadonlySet<string>;
  readonly sources?: readonly string[];
};
/** Options shared by the commands that read a source. */
export type SourceOptions = Pick<
  Parsed<'draw'>,
  'given' | 'sources' | Exclude<keyof Options<'graphdata'> & keyof Options<'draw'>, 'outfile'>
>;

/** A row of the table that is an option of the command line. */
export type CliRow = Row & { readonly cli: NonNullable<Row['cli']> };

/** Returns the options of a command, in table order, which is that of the help. */
export const rowsOf = (command: Command): CliRow[] =>
  (OPTIONS as readonly Row[]).filter((row): row is CliRow => row.cli?.commands.includes(command) === true);

/** Returns the option in long form: `--theme`; `--no-fetch` for a flag that is on by default. */
export const longOf = ({ name, kind, default: defaultValue }: Row): string =>
  `--${kind === 'flag' && defaultValue === 'true' ? 'no-' : ''}${name}`;

/** Returns Commander's flags, as in help: `--theme <name>`. */
export const flagsOf = (row: CliRow): string => [longOf(row), row.cli.value].filter((word) => word).join(' ');

/** Returns the name under which Commander passes the value: `hideAccounts` for `--hide-accounts`. */
export const attributeOf = (row: CliRow): string => new Option(flagsOf(row)).attributeName();

/**
 * Returns the help text with `(default)` after the choice that is the default, or with `(default: 90)` at its end. A text
 * that already mentions the default, and that of a flag, stay as they are.
 */
export function helpOf({ kind, choices, default: defaultValue, help, cli }: CliRow): string {
  const marked = defaultValue ?? cli.bare;
  if (marked === undefined || kind === 'flag' || help.includes('(default')) return help;
  if (choices === undefined) return `${help} (default: ${marked})`;
  return help.replace(new RegExp(`\\b${marked}\\b`), '$& (default)');
}

/** Returns the options of a command for Commander. */
export const optionsOf = (command: Command): Option[] =>
  rowsOf(command).flatMap((row) => [optionOf(row), ...negatedOf(row)]);

/**
 * Returns the `--no-` form of a choice, if it has one: `--no-modules`. Commander stores it under the same name, as
 * false.
 */
const negatedOf = ({ name, cli: { without } }: CliRow): Option[] =>
  without === undefined ? [] : [new Option(`--no-${name}`, messages.sameAs(`--${name} ${without}`))];

function optionOf(row: CliRow): Option {
  const option = new Option(flagsOf(row), helpOf(row));
  if (isFreeList(row) || row.cli.several === true)
    option.argParser((text: string, previous: readonly string[] = []) => [...previous, text]);
  if (row.cli.once === true) option.argParser((text: string, previous?: string) => onlyOne(row, text, previous));
  return option;
}

/** True for a repeatable option, such as `--varfile`. A list with choices is one value: `--format svg,png`. */
const isFreeList = ({ kind, choices }: CliRow): boolean => kind === 'list' && choices === undefined;

/** @throws Misuse for the second value of an option that may be given once */
function onlyOne(row: CliRow, text: string, previous: string | undefined): string {
  if (previous === undefined) return text;
  throw new Misuse(messages.optionTwice(longOf(row), previous, text), { remedy: messages.OPTION_TWICE_REMEDY });
}

/**
 * Parses option values, and fills in the defaults.
 * @param raw values as Commander passes them, by the names of `attributeOf`; undefined or absent without the option
 * @throws Misuse for an unknown choice or an invalid number
 */
export function parseOptions<C extends Command>(command: C, raw: Readonly<Record<string, unknown>>): Parsed<C> {
  const given = new Set<string>();
  const values = rowsOf(command).map((row) => {
    const value = raw[attributeOf(row)];
    if (value !== undefined && row.kind !== 'flag') given.add(row.name);
    return [row.name, parseValue(row, value)];
  });
  const sources = rowsOf(command).flatMap((row) => {
    const list = raw[attributeOf(row)];
    return row.cli.several === true && Array.isArray(list) && list.length > 1 ? (list as readonly string[]) : [];
  });
  return { ...Object.fromEntries(values), given, ...(sources.length > 0 && { sources }) };
}

/**
 * Returns the typed value of an option, or its default.
 * @param raw true or false for a flag; the texts of all uses for a free list; otherwise the text, or true for `--explain`
 * without its optional value, or false for `--no-modules`
 */
function parseValue(row: CliRow, raw: unknown): unknown {
  if (row.kind === 'flag') return raw === undefined ? row.default === 'true' : raw;
  if (isFreeList(row)) return itemsIn(row, (raw ?? []) as readonly string[]);
  if (row.cli.several === true && Array.isArray(raw)) return raw[0];
  const chosen = raw === true ? row.cli.bare : raw === false ? row.cli.without : raw;
  const text = (chosen ?? row.default) as string | undefined;
  if (text === undefined) return null;
  if (row.kind === 'list') return parseChoices(row, text);
  if (row.kind === 'choice') return parseChoice(row, text);
  return row.kind === 'number' ? parseNumber(row, text) : text;
}

function parseChoice(row: CliRow, text: string): string {
  const { choices = [] } = row;
  if (choices.includes(text)) return text;
  throw new Misuse(messages.unknownName(longOf(row), text), { remedy: choiceRemedy(row, choices) });
}

function choiceRemedy(row: CliRow, choices: readonly string[]): string {
  const { default: defaultValue, cli } = row;
  if (cli.bare !== undefined) {
    const others = choices.filter((name) => name !== cli.bare);
    return messages.bareOrNamed(longOf(row), others, cli.bare);
  }
  return defaultValue === undefined || defaultValue === 'auto'
    ? messages.knownNames(choices)
    : messages.namesWithDefault(choices, defaultValue);
}

/** Returns the items of a free list. Some lists may also be separated by commas within one value. */
const itemsIn = ({ cli }: CliRow, texts: readonly string[]): readonly string[] =>
  cli.commas === true
    ? texts.flatMap((text) => text.split(',').map((item) => item.trim())).filter((item) => item !== '')
    : texts;

/** Returns the chosen names without duplicates, in table order. */
function parseChoices(row: CliRow, text: string): string[] {
  const { choices = [] } = row;
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  for (const name of names) {
    if (choices.includes(name)) continue;
    throw new Misuse(messages.unknownName(longOf(row), name), { remedy: messages.oneOrMore(longOf(row), choices) });
  }
  return choices.filter((name) => names.includes(name));
}

function parseNumber({ cli, ...row }: CliRow, text: string): number {
  const { minimum = 0, maximum = Number.MAX_VALUE, isWhole = false, example } = { ...row, ...cli };
  const long = longOf(row);
  // `Number` would also accept 1e9, 0x10 and surrounding blanks.
  const number = /^\d+(\.\d+)?$|^\.\d+$/.test(text) ? Number(text) : Number.NaN;
  const isInRange = number >= minimum && number <= maximum;
  if (isInRange && (!isWhole || Number.isInteger(number))) return number;
  const outOfRange =
    cli.unit === undefined
      ? messages.badNumber(long, text, minimum, maximum)
      : messages.badAmount(long, text, cli.unit);
  throw new Misuse(isInRange ? messages.notWhole(long, text) : outOfRange, {
    remedy: messages.forExample(long, example!),
  });
}

// ---- Options for planning.

type PlanningOptions = Pick<
  SourceOptions,
  'planner' | 'engine' | 'workspace' | 'fetch' | 'varfile' | 'private-host' | 'timeout' | 'cache'
>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the settings for planning code.
 * @param debug receives the origin of each variable; null without `--debug`
 * @throws Misuse for contradicting options and invalid hosts
 */
export function parsePlanning(options: PlanningOptions, env: Environment, debug: Planning['debug']): Planning {
  const { planner, engine, workspace, fetch } = options;
  if (planner === 'terraform' && !fetch) {
    throw new Misuse(messages.NO_FETCH_WITH_PROVIDERS, { remedy: messages.NO_FETCH_WITH_PROVIDERS_REMEDY });
  }
  return {
    planner,
    engine,
    workspace,
    varFiles: options.varfile,
    network: fetch,
    cache: options.cache,
    privateHosts: parsePrivateHosts(options['private-host'], env),
    seconds: options.timeout,
    debug,
  };
}

const VARIABLE = 'GROUNDPLAN_PRIVATE_HOSTS';

/**
 * Returns the private hosts that may be contacted, in lower case: those of `--private-host`, then those of the
 * environment.
 * @throws Misuse for an invalid host
 */
export function parsePrivateHosts(options: readonly string[] = [], env: Environment): readonly string[] {
  const inVariable = (env[VARIABLE] ?? '').split(',').filter((host) => host.trim() !== '');
  return [
    ...options.map((host) => parseHost(host, '--private-host')),
    ...inVariable.map((host) => parseHost(host, VARIABLE)),
  ];
}

const HOST_NAME = /^[a-z0-9_]([a-z0-9._-]*[a-z0-9_])?$/;
/** An IPv6 address, with or without brackets. Also matches `10:443`, which is a port after a name. */
const IPV6 = /^\[?[0-9a-f:.]*:[0-9a-f:.]*\]?$/;
const NAME_WITH_PORT = /^[^:]*:\d+$/;

/**
 * Accepts a host name or IP address; no pattern, path or port.
 * @param origin the option or variable, for the message
 */
function parseHost(text: string, origin: string): string {
  const host = text.trim().toLowerCase();
  if ((HOST_NAME.test(host) || IPV6.test(host)) && !NAME_WITH_PORT.test(host)) return host;
  throw new Misuse(messages.badPrivateHost(origin, text), { remedy: messages.PRIVATE_HOST_REMEDY });
}
