/** The reference architectures: fixtures/architectures/README.md. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Inventory } from '../../src/graph/inventory.js';
import type { Graph } from '../../src/graph/model.js';
import { parseJsonFile } from '../../src/json/file.js';
import { readPlan } from '../../src/plan/index.js';
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
}

/** A line a fact, in order: what is where, what leads where, and the notes. */
export function expectedFacts(name: string): string[] {
  const read = (file: string) => JSON.parse(readFileSync(join(folderOf(name), file), 'utf8'));
  const graph: Record<string, string[]> = read('expected.json');
  const notes: Notes = existsSync(join(folderOf(name), 'expected.notes.json')) ? read('expected.notes.json') : {};
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
