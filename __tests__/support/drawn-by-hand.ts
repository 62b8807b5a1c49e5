/** Folders of code with the picture that an architect would draw: fixtures/architectures, fixtures/cases. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Inventory } from '../../src/graph/inventory.js';
import type { Graph } from '../../src/graph/model.js';
import { readDirectory } from '../../src/planning/index.js';
import type { Planner } from '../../src/planning/source.js';
import { parseJsonFile } from '../../src/platform/json/file.js';
import { nodeIo } from '../../src/platform/node.js';
import { readPlan } from '../../src/terraform/plan/index.js';
import { HANG_SECONDS } from './limits.js';

export const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

export function inventoryOfPlan(folder: string): Inventory {
  const name = basename(folder);
  return readPlan(parseJsonFile(readFileSync(join(folder, 'plan.json')), name).value, name, null);
}

/** One for all: it remembers which Terraform is installed, so that each plan has one process less to start. */
const IO = nodeIo();

export const inventoryOfCode = (folder: string, planner: Planner): Promise<Inventory> =>
  readDirectory(
    {
      name: basename(folder),
      directory: folder,
      repository: null,
      planning: { planner, engine: 'auto', workspace: null, varFiles: [], seconds: HANG_SECONDS, debug: null },
    },
    IO,
    () => {},
  );

/** What graph format 1.0 cannot say of the picture. */
interface Notes {
  /** `from -> to` to what is written on the arrow; the others say nothing. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Arrows, `from -> to`, that are no requests. */
  readonly thin?: readonly string[];
  /** Nodes that are looked up, not built. */
  readonly lookedUp?: readonly string[];
  /** Nodes that stand for several instances. */
  readonly counts?: Readonly<Record<string, number>>;
  /** References go through locals and `dynamic` blocks, which no plan holds: it is read beside its code. */
  readonly planWithCode?: true;
}

const contentOf = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** Files with what is expected, the first that is there: code may say more than its plan, or less. */
const EXPECTED = {
  plan: ['expected'],
  offline: ['expected-code', 'expected'],
  static: ['expected-static', 'expected-code', 'expected'],
} as const;

type Way = keyof typeof EXPECTED;

const fileFor = (folder: string, from: Way): string =>
  EXPECTED[from].find((name) => existsSync(join(folder, `${name}.json`))) ?? 'expected';

export function notesOf(folder: string, from: Way): Notes {
  const file = `${fileFor(folder, from)}.notes.json`;
  return existsSync(join(folder, file)) ? contentOf(folder, file) : {};
}

/** A line a fact, in order: what is where, what leads where, and the notes. */
export function expectedFacts(folder: string, from: Way): string[] {
  const graph: Record<string, string[]> = contentOf(folder, `${fileFor(folder, from)}.json`);
  const notes = notesOf(folder, from);
  return [
    ...Object.entries(graph).flatMap(([key, targets]) => [key, ...targets.map((target) => `${key} -> ${target}`)]),
    ...Object.entries(notes.labels ?? {}).map(([arrow, label]) => `${arrow} says ${label}`),
    ...(notes.thin ?? []).map((arrow) => `${arrow} is thin`),
    ...(notes.lookedUp ?? []).map((address) => `${address} is looked up`),
    ...Object.entries(notes.counts ?? {}).map(([address, count]) => `${address} x${count}`),
  ].sort();
}

export function factsOfGraph({ nodes, edges }: Graph): string[] {
  return [
    ...[...nodes.values()].flatMap(({ address, parent, lookedUp, count }) => [
      address,
      ...(parent === null ? [] : [`${parent} -> ${address}`]),
      ...(lookedUp ? [`${address} is looked up`] : []),
      ...(count > 1 ? [`${address} x${count}`] : []),
    ]),
    ...edges.flatMap(({ from, to, twoWay, label, thin }) => [
      `${from} -> ${to}`,
      ...(twoWay ? [`${to} -> ${from}`] : []),
      ...(thin === true ? [`${from} -> ${to} is thin`] : []),
      ...(label === '' ? [] : [`${from} -> ${to} says ${label}`]),
    ]),
  ].sort();
}
