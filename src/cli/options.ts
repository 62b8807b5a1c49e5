/** Builds the commands' options from the table in src/options.ts: help, parsing and errors for invalid values. */

import { Option } from 'commander';
import type { Planning } from '../diagram.js';
import { Misuse } from '../errors.js';
import type { Command, Row } from '../option-row.js';
import { OPTIONS, type Options } from '../options.js';
import * as messages from './messages.js';

/** Parsed options, with the names of those that were given a value. */
export type Parsed<C extends Command> = Options<C> & { readonly given: ReadonlySet<string> };
/** Options shared by the commands that read a source. */
export type SourceOptions = Pick<
  Parsed<'draw'>,
  'given' | Exclude<keyof Options<'graphdata'> & keyof Options<'draw'>, 'outfile'>
>;

export type CliRow = Row & { readonly cli: NonNullable<Row['cli']> };

export const rowsOf = (command: Command): CliRow[] =>
  (OPTIONS as readonly Row[]).filter((row): row is CliRow => row.cli?.commands.includes(command) === true);

/** Returns the long form: `--theme`, `--no-fetch`. */
export const longOf = ({ name, kind, default: usual }: Row): string =>
  `--${kind === 'flag' && usual === 'true' ? 'no-' : ''}${name}`;

/** Returns the flags as in help: `--theme <name>`. */
export const flagsOf = (row: CliRow): string => [longOf(row), row.cli.value].filter((word) => word).join(' ');

/** Returns Commander's attribute name of the option. */
export const attributeOf = (row: CliRow): string => new Option(flagsOf(row)).attributeName();

/** Returns the help text, with the default unless the text already mentions it. */
export function helpOf({ kind, choices, default: usual, help, cli }: CliRow): string {
  const marked = usual ?? cli.bare;
  if (marked === undefined || kind === 'flag' || help.includes('(default')) return help;
  if (choices === undefined) return `${help} (default: ${marked})`;
  return help.replace(new RegExp(`\\b${marked}\\b`), '$& (default)');
}

export const optionsOf = (command: Command): Option[] =>
  rowsOf(command).flatMap((row) => [optionOf(row), ...withoutOf(row)]);

/** Returns the `--no-` form. Commander stores both under one name, as false for this one. */
const withoutOf = ({ name, cli: { without } }: CliRow): Option[] =>
  without === undefined ? [] : [new Option(`--no-${name}`, messages.sameAs(`--${name} ${without}`))];

function optionOf(row: CliRow): Option {
  const option = new Option(flagsOf(row), helpOf(row));
  if (row.kind === 'list' && row.choices === undefined) {
    option.argParser((text: string, before: readonly string[] = []) => [...before, text]);
  }
  if (row.cli.once === true) option.argParser((text: string, before?: string) => onlyOne(row, text, before));
  return option;
}

function onlyOne(row: CliRow, text: string, before: string | undefined): string {
  if (before === undefined) return text;
  throw new Misuse(messages.optionTwice(longOf(row), before, text), { remedy: messages.OPTION_TWICE_REMEDY });
}

/**
 * Parses option values.
 * @param written values by Commander's attribute names
 * @throws Misuse for an unknown choice or an invalid number
 */
export function parseOptions<C extends Command>(command: C, written: Readonly<Record<string, unknown>>): Parsed<C> {
  const given = new Set<string>();
  const values = rowsOf(command).map((row) => {
    const value = written[attributeOf(row)];
    if (value !== undefined && row.kind !== 'flag') given.add(row.name);
    return [row.name, valueIn(row, value)];
  });
  return { ...Object.fromEntries(values), given };
}

function valueIn(row: CliRow, written: unknown): unknown {
  if (row.kind === 'flag') return written === undefined ? row.default === 'true' : written;
  if (row.kind === 'list' && row.choices === undefined) return itemsOf(row, (written ?? []) as readonly string[]);
  const chosen = written === true ? row.cli.bare : written === false ? row.cli.without : written;
  const text = (chosen ?? row.default) as string | undefined;
  if (text === undefined) return null;
  if (row.kind === 'list') return severalOf(row, text);
  if (row.kind === 'choice') return oneOf(row, text);
  return row.kind === 'number' ? numberOf(row, text) : text;
}

function oneOf(row: CliRow, text: string): string {
  const { choices = [], default: usual, cli } = row;
  if (choices.includes(text)) return text;
  const long = longOf(row);
  const remedy =
    cli.bare !== undefined
      ? messages.bareOrNamed(
          long,
          choices.filter((name) => name !== cli.bare),
          cli.bare,
        )
      : usual === undefined || usual === 'auto'
        ? messages.knownNames(choices)
        : messages.namesWithDefault(choices, usual);
  throw new Misuse(messages.unknownName(long, text), { remedy });
}

const itemsOf = ({ cli }: CliRow, written: readonly string[]): readonly string[] =>
  cli.commas === true
    ? written.flatMap((text) => text.split(',').map((item) => item.trim())).filter((item) => item !== '')
    : written;

/** Returns the chosen names without duplicates, in table order. */
function severalOf(row: CliRow, text: string): string[] {
  const { choices = [] } = row;
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  for (const name of names) {
    if (choices.includes(name)) continue;
    throw new Misuse(messages.unknownName(longOf(row), name), { remedy: messages.oneOrMore(longOf(row), choices) });
  }
  return choices.filter((name) => names.includes(name));
}

function numberOf({ cli, ...row }: CliRow, text: string): number {
  const { minimum = 0, maximum = Number.MAX_VALUE } = { ...row, ...cli };
  const number = /^\d+(\.\d+)?$|^\.\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= minimum && number <= maximum) return number;
  const long = longOf(row);
  throw new Misuse(
    cli.unit === undefined
      ? messages.badNumber(long, text, minimum, maximum)
      : messages.badAmount(long, text, cli.unit),
    { remedy: messages.forExample(long, cli.example!) },
  );
}

// ---- Options for planning.

type PlanningOptions = Pick<
  SourceOptions,
  'planner' | 'engine' | 'workspace' | 'fetch' | 'varfile' | 'private-host' | 'timeout'
>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the settings for planning.
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
    privateHosts: parsePrivateHosts(options['private-host'], env),
    seconds: options.timeout,
    debug,
  };
}

const VARIABLE = 'GROUNDPLAN_PRIVATE_HOSTS';

/**
 * Returns the private hosts that may be contacted, from `--private-host` and the environment.
 * @throws Misuse for an invalid host
 */
export function parsePrivateHosts(
  given: readonly string[] = [],
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const ofVariable = (env[VARIABLE] ?? '').split(',').filter((host) => host.trim() !== '');
  return [
    ...given.map((host) => checked(host, '--private-host')),
    ...ofVariable.map((host) => checked(host, VARIABLE)),
  ];
}

/** Accepts a host name or IP address; no pattern, path or port. */
function checked(text: string, where: string): string {
  const host = text.trim().toLowerCase();
  if (/^([a-z0-9_]([a-z0-9._-]*[a-z0-9_])?|\[?[0-9a-f:.]*:[0-9a-f:.]*\]?)$/.test(host) && !/^[^:]*:\d+$/.test(host))
    return host;
  throw new Misuse(messages.badPrivateHost(where, text), { remedy: messages.PRIVATE_HOST_REMEDY });
}
