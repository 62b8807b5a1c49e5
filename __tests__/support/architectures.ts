/** The reference architectures: fixtures/architectures/README.md. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGraph } from '../../src/diagram/read.js';
import type { Sources } from '../../src/diagram/source.js';
import type { Inventory } from '../../src/graph/inventory.js';
import type { Graph } from '../../src/graph/model.js';
import { nodeIo } from '../../src/io/node.js';
import { parseJsonFile } from '../../src/json/file.js';
import { readPlan } from '../../src/plan/index.js';
import { understand } from '../../src/understand/index.js';
import { ROOT } from './root.js';

const FOLDER = join(ROOT, 'fixtures/architectures');

export const ARCHITECTURES: readonly string[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

export const folderOf = (name: string): string => join(FOLDER, name);

export function plannedInventory(name: string): Inventory {
  const path = join(folderOf(name), 'plan.json');
  return readPlan(parseJsonFile(readFileSync(path), name).value, name, null);
}

/** Of the plan; beside its code, where the notes say that the plan does not hold what the picture is made of. */
export async function plannedGraph(name: string): Promise<Graph> {
  if (notesOf(name).planWithCode !== true) return understand(plannedInventory(name)).graph;
  const file = { name, bytes: readFileSync(join(folderOf(name), 'plan.json')) };
  const sources: Sources = { kind: 'plan', file, dot: null, directory: folderOf(name) };
  return (await readGraph(sources, undefined, undefined, nodeIo())).graph;
}

/** What graph format 1.0 cannot say of the picture. */
interface Notes {
  /** `from -> to` to what is written on the arrow; the others say nothing. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Nodes that are looked up, not built. */
  readonly lookedUp?: readonly string[];
  /** Nodes that stand for several instances. */
  readonly counts?: Readonly<Record<string, number>>;
  /** References go through locals and `dynamic` blocks, which no plan holds: it is read beside its code. */
  readonly planWithCode?: true;
}

const contentOf = (name: string, file: string) => JSON.parse(readFileSync(join(folderOf(name), file), 'utf8'));

const notesOf = (name: string): Notes =>
  existsSync(join(folderOf(name), 'expected.notes.json')) ? contentOf(name, 'expected.notes.json') : {};

/** A line a fact, in order: what is where, what leads where, and the notes. */
export function expectedFacts(name: string): string[] {
  const graph: Record<string, string[]> = contentOf(name, 'expected.json');
  const notes = notesOf(name);
  return [
    ...Object.entries(graph).flatMap(([key, targets]) => [key, ...targets.map((target) => `${key} -> ${target}`)]),
    ...Object.entries(notes.labels ?? {}).map(([arrow, label]) => `${arrow} says ${label}`),
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
    ...edges.flatMap(({ from, to, twoWay, label }) => [
      `${from} -> ${to}`,
      ...(twoWay ? [`${to} -> ${from}`] : []),
      ...(label === '' ? [] : [`${from} -> ${to} says ${label}`]),
    ]),
  ].sort();
}
