/** Code before and after, and what is said of the change. */

import { valuesShown } from '../../../../src/catalog/attributes.js';
import { loadReplacementTable } from '../../../../src/catalog/replacement.js';
import { compare } from '../../../../src/diff/index.js';
import type { Revision } from '../../../../src/diff/model.js';
import { reportOf } from '../../../../src/diff/report/index.js';
import type { ChangeReport } from '../../../../src/diff/report/model.js';
import type { Graph } from '../../../../src/graph/model.js';
import { exposedIn } from '../../../../src/inference/exposure/index.js';
import { understand } from '../../../../src/inference/index.js';
import { rightsIn } from '../../../../src/inference/rights/index.js';
import { present } from '../../../../src/labels/index.js';
import { readStatic } from '../../../../src/planning/static/index.js';
import { nodeFiles } from '../../../../src/platform/node.js';
import { treeOf } from '../../../support/code.js';

export interface Pair {
  readonly name: string;
  readonly code: string;
  /** What is written instead; each text is there once. */
  readonly edits: readonly (readonly [before: string, after: string])[];
  /** Where its own words are what counts: what is opened or closed, or that nothing changes. */
  readonly sentence?: string;
  /** `opens port 22 (SSH) of aws_instance.web to the internet`. */
  readonly opened?: readonly string[];
  /** Of the change that takes it back, where that is not the same turned around. */
  readonly back?: readonly string[];
  /** `tier: db-f1-micro → db-n1-standard-2`, of whatever changes. */
  readonly values?: readonly string[];
}

async function sideOf(code: string): Promise<Revision> {
  const { root } = await treeOf(code);
  const inventory = await readStatic(root, { varFiles: [], workspace: null }, nodeFiles);
  const { graph, ledger, scene } = understand(inventory);
  return {
    graph,
    entries: ledger.entries,
    values: new Map(inventory.resources.map(({ address, values }) => [address, valuesShown(values)])),
    exposed: exposedIn(scene, ledger, ({ values }) => values),
    resources: new Map(inventory.resources.map((resource) => [resource.address, resource])),
    references: inventory.references,
    rights: rightsIn(scene, ledger, inventory.references, ({ values }) => values),
  };
}

export const edited = ({ code, edits }: Pick<Pair, 'code' | 'edits'>): string =>
  edits.reduce((text, [before, after]) => {
    if (text.split(before).length !== 2) throw new Error(`not there once: ${before}`);
    return text.replace(before, () => after);
  }, code);

const NOTHING_STATED = { moved: new Map(), forgotten: new Set<string>(), imported: new Set<string>() };

export async function unionOf(before: string, after: string, isOneState = true): Promise<Graph> {
  const [old, now] = [await sideOf(before), await sideOf(after)];
  const types = [...(now.resources?.values() ?? [])].map(({ type }) => type);
  return compare(old, now, NOTHING_STATED, isOneState ? await loadReplacementTable(types) : null);
}

export async function reportOn(before: string, after: string, isOneState = true): Promise<ChangeReport> {
  const union = await unionOf(before, after, isOneState);
  return reportOf(union, present(union, { modules: 'auto', strips: true }));
}

export const openedIn = ({ exposure = [] }: ChangeReport): readonly string[] =>
  exposure.map(({ change, what, address, to, except = [] }) => {
    const but = except.length === 0 ? '' : ` except ${except.join(', ')}`;
    return to === ''
      ? `${change} ${what} to ${address}`
      : `${change} ${what === '' ? '' : `${what} of `}${address} to ${to}${but}`;
  });

export const valuesIn = ({ nodes }: ChangeReport): readonly string[] =>
  nodes.flatMap(({ values = [] }) => values.map(({ name, before, after }) => `${name}: ${before} → ${after}`));
