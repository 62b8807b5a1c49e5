/** Cases of fixtures/pull-requests: code before and after, and what the report of the change must and must not contain. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../../src/diagram.js';
import { difference, writeReport } from '../../src/differences.js';
import type { Planning } from '../../src/planning/source.js';
import { nodeIo } from '../../src/platform/node.js';
import { HANG_SECONDS } from './limits.js';
import { ROOT } from './root.js';

export const FOLDER = join(ROOT, 'fixtures/pull-requests');

/** Content of expect.json; fixtures/pull-requests/README.md says what each member means. */
export interface Expectation {
  readonly sentence?: string;
  readonly example?: string;
  readonly inSentence?: readonly string[];
  readonly say?: readonly string[];
  readonly not?: readonly string[];
  readonly why?: string;
  /** Reason why the plan of real Terraform does not fulfil it yet. */
  readonly wrongOffline?: string;
}

/** Names of the cases, in order. */
export const pullRequests = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort();

export const expectationOf = (name: string): Expectation =>
  JSON.parse(readFileSync(join(FOLDER, name, 'expect.json'), 'utf8')) as Expectation;

/** The expression of a pattern; `(?i)` anywhere in it ignores case. */
export const expressionOf = (pattern: string): RegExp =>
  new RegExp(pattern.replaceAll('(?i)', ''), pattern.includes('(?i)') ? 'i' : '');

const isIn = (text: string) => (pattern: string) => expressionOf(pattern).test(text);

/** Patterns that the sentence or the whole report violates, by member; all empty for a report that is right. */
export function violationsOf({ sentence, inSentence = [], say = [], not = [] }: Expectation, markdown: string) {
  const [first = ''] = markdown.split('\n');
  return {
    sentence: sentence === undefined || sentence === first ? [] : [sentence],
    inSentence: inSentence.filter((pattern) => !isIn(first)(pattern)),
    say: say.filter((pattern) => !isIn(markdown)(pattern)),
    not: not.filter(isIn(markdown)),
  };
}

export function sourceOf(name: string, side: 'before' | 'after', planner: Planning['planner']): Source {
  const planning: Planning = {
    planner,
    engine: 'auto',
    workspace: null,
    varFiles: [],
    seconds: HANG_SECONDS,
    debug: null,
  };
  const directory = join(FOLDER, name, side);
  return { is: 'code', code: { name: `${name}/${side}`, directory, repository: FOLDER, planning }, title: name };
}

/** One for all: it remembers which Terraform is installed, so that each plan has one process less to start. */
export const IO = nodeIo();

/** The Markdown report of a case, as `groundplan diff --format markdown` writes it. */
export async function reportOf(name: string, planner: 'static' | 'offline'): Promise<string> {
  const { report } = await difference(
    {
      ...{ before: sourceOf(name, 'before', planner), after: sourceOf(name, 'after', planner), mayBeEmpty: true },
      ...{ detail: 'normal', annotations: null, view: { simplified: false, overview: true }, title: null },
      ...{ names: { before: 'main', after: name }, hops: null, drawing: null },
    },
    IO,
  );
  return writeReport(report, 'markdown');
}
