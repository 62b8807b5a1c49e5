/** Workflows: the project's own, the examples, and those that the pages show. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { filesBelow } from '../../support/files.js';
import { ROOT } from '../../support/root.js';

export interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

export interface Job {
  readonly permissions?: unknown;
  readonly uses?: string;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly Step[];
}

export interface Workflow {
  /** Where it is, for people: `docs/action.md, block 2`. */
  readonly path: string;
  readonly text: string;
  readonly on: unknown;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

export const workflow = (path: string, text: string): Workflow => ({ ...parse(text), path, text });

const inFolder = (folder: string): Workflow[] =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder))
        .filter((name) => /\.ya?ml$/.test(name))
        .sort()
        .map((name) => workflow(`${folder}/${name}`, readFileSync(join(ROOT, folder, name), 'utf8')))
    : [];

export const OWN = inFolder('.github/workflows');
export const EXAMPLES = inFolder('docs/examples');

/** Whole workflows only; a page also shows single steps. */
export const IN_PAGES: readonly Workflow[] = filesBelow('docs', '.md').flatMap(({ path, text }) =>
  [...text.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)]
    .map(([, block], index) => ({ path: `${path}, block ${index + 1}`, text: block! }))
    .filter(({ text: block }) => /^on:/m.test(block) && /^jobs:/m.test(block))
    .map(({ path: where, text: block }) => workflow(where, block)),
);

export const stepsOf = ({ jobs }: Workflow): Step[] => Object.values(jobs).flatMap(({ steps = [] }) => steps);
