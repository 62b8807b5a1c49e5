/** What a hostile input has got, and the line that says how many got anything. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leaksIn } from './canaries.js';
import type { Ended } from './child.js';
import type { Hostile } from './hostile.js';
import { changes, type Machine, type Snapshot } from './machine.js';
import { type Forbidden, QUOTED } from './servers.js';

export const HARMS = ['executed', 'read', 'reached', 'written elsewhere', 'exhausted', 'said'] as const;
export type Harm = (typeof HARMS)[number];

/** What happened, by what it is. */
export type Verdict = Readonly<Record<Harm, readonly string[]>>;

export interface Attempt {
  readonly machine: Machine;
  readonly before: Snapshot;
  readonly after: Snapshot;
  readonly ended: Ended;
  readonly forbidden: Forbidden;
  /** Files that the run may write: the paths from the top of the machine. */
  readonly mayWrite: RegExp;
  readonly isAction: boolean;
  /** What else it has said: to servers, in a summary. */
  readonly said: readonly (string | Buffer)[];
}

type Expected = Pick<Hostile, 'shows' | 'tells'>;

/** @param rows those that were tried */
export function judge(attempt: Attempt, rows: readonly Expected[]): Verdict {
  const { machine, before, after, ended, forbidden, mayWrite } = attempt;
  const changed = changes(before, after);
  const written = changed.filter((path) => !path.startsWith('marks/'));
  const texts = new Map<string, string | Buffer>([
    ['stdout', ended.out],
    ['stderr', ended.err],
    ['arguments', ended.commands.join('\n')],
    ...attempt.said.map((text, at) => [`said ${at}`, text] as const),
    ...written
      .filter((path) => isFile(after, path))
      .map((path) => [path, readFileSync(join(machine.top, path))] as const),
  ]);
  return {
    executed: changed.filter((path) => path.startsWith('marks/')),
    read: [...texts].flatMap(([where, text]) => [
      ...leaksIn(text).map((place) => `${place} in ${where}`),
      ...[...rows.flatMap(({ shows = [] }) => shows), QUOTED]
        .filter((mark) => !NAMES_PLACES.test(where) && text.includes(mark))
        .map((mark) => `${mark} in ${where}: ${around(mark, String(text))}`),
    ]),
    reached: [...new Set(forbidden.visits)],
    // Who is killed for its appetite cannot tidy up; the next run does.
    'written elsewhere': written.filter((path) => !mayWrite.test(path) && !(ended.over && path.startsWith('temp/'))),
    exhausted: [...(ended.over === null ? [] : [ended.over]), ...written.filter((path) => isLarge(after, path))],
    said: [
      ...[ended.out, ended.err].flatMap((text) => commandsIn(text.toString('utf8'), attempt.isAction)),
      ...rows
        .flatMap(({ tells = [] }) => tells)
        .filter((mark) => ![...texts.values()].some((text) => text.includes(mark)))
        .map((mark) => `nothing of ${mark}`),
    ],
  };
}

/** Arguments of programs, and the outputs of the action, name places of the machine. */
const NAMES_PLACES = /^arguments$|_runner_file_commands\/output$/;

const around = (mark: string, text: string): string => {
  const at = text.indexOf(mark);
  return JSON.stringify(text.slice(Math.max(0, at - 60), at + mark.length + 20));
};

const isFile = (after: Snapshot, path: string): boolean => /^\d+ (?!large)/.test(after.get(path) ?? '');
const isLarge = (after: Snapshot, path: string): boolean => /^\d+ large/.test(after.get(path) ?? '');

/** Commands of the action itself. */
const OWN_COMMANDS = /^::(add-mask::|(error|warning|notice|group|endgroup|debug)\b)/;

/** Terminal sequences, directions of writing, and lines that a runner takes for commands: made of foreign text. */
function commandsIn(text: string, isAction: boolean): string[] {
  const commands = text
    .split(/[\n\r]/)
    .map((line) => line.trimStart())
    .filter((line) => line.startsWith('::') || line.startsWith('##['))
    .filter((line) => !isAction || !OWN_COMMANDS.test(line) || /^::\w+ title=hostile-words/.test(line));
  return [...(CONTROL.test(text) ? ['control characters'] : []), ...commands];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is sought
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

export const isClean = (verdict: Verdict): boolean => HARMS.every((harm) => verdict[harm].length === 0);

export interface Tried {
  readonly name: string;
  readonly verdict: Verdict;
  /** Where it was a process of its own. */
  readonly code?: number | null;
}

/** `hostile inputs tried: 3; executed 0, read 1, ...` */
export function tally(about: string, tried: readonly Tried[], count = tried.length): string {
  const counts = HARMS.map((harm) => `${harm} ${tried.filter(({ verdict }) => verdict[harm].length > 0).length}`);
  return `${about}: hostile inputs tried: ${count}; ${counts.join(', ')}`;
}

/** One line for each that got something. */
export const harmed = (tried: readonly Tried[]): string[] =>
  tried
    .filter(({ verdict }) => !isClean(verdict))
    .map(({ name, verdict }) => {
      const parts = HARMS.filter((harm) => verdict[harm].length > 0).map(
        (harm) => `${harm}: ${verdict[harm].slice(0, 4).join(', ').slice(0, 300)}`,
      );
      return `${name}: ${parts.join('; ')}`;
    });
