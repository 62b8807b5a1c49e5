/** Finds the resources whose existence or values rest on placeholders. */

import type { Inventory, Resource } from '../../../graph/inventory.js';
import type { Attribute } from '../../../terraform/hcl/model.js';
import type { ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { configAddressOf } from '../../../terraform/references/addresses.js';
import type { ConfigGraph } from '../../../terraform/references/config-graph.js';
import { prefixesOf } from '../../../terraform/references/gaps.js';
import { prefixOf } from '../../../terraform/references/scope.js';
import { resourceAddress } from '../../../terraform/references/subject.js';
import { absentBlocks, configAddresses } from '../../gaps.js';
import * as messages from '../../messages.js';
import type { Namer } from '../../static/written/own-names.js';
import { eachNumber, type UnknownNumber } from '../known-after-apply/numbers.js';
import type { Assumption } from '../model.js';
import type { MadeUp as MadeUpValue } from '../values/made-up.js';
import { type MadeUp, sourcesOf } from './sources.js';
import { Taint } from './taint.js';
import { Facts } from './values.js';

interface Assumed {
  readonly inventory: Inventory;
  readonly assumptions: readonly Assumption[];
}

/**
 * Returns the inventory without placeholder values, and the assumptions that its resources rest on.
 *
 * @param namer decides which names are made of unknown values
 */
export function assumed(inventory: Inventory, graph: ConfigGraph, madeUp: MadeUp, namer: Namer): Assumed {
  const { sources, taint } = startOf(graph, madeUp);
  const facts = new Facts(madeUp.tree, graph, taint, [...madeUp.variables.madeUp.values()].flatMap(textsIn), namer);
  const rest = new Map<string, string[]>();
  const known = new Map<string, ReadonlySet<string>>();
  const configOf = ({ origin }: Resource): string => configAddressOf(origin) ?? origin;
  const first = inventory.resources.map((resource) => {
    const config = configOf(resource);
    const texts = known.get(config) ?? taint.ofResource(config);
    known.set(config, texts);
    for (const text of texts) rest.set(text, [...(rest.get(text) ?? []), resource.address]);
    const values = facts.of(resource, config);
    return { ...resource, values, ...(texts.size > 0 && { provenance: 'assumed' as const }) };
  });
  const resources = first.map((resource) => ({
    ...resource,
    values: facts.ofOthers(resource.values, configOf(resource)),
  }));
  const absent = absentBlocks(madeUp.tree, configAddresses(inventory.resources.map(({ origin }) => origin)), (unit) =>
    taint.ofNumber(unit),
  );
  for (const { address, texts } of absent)
    for (const text of texts) rest.set(text, [...(rest.get(text) ?? []), address]);
  const variables = new Set([...madeUp.variables.madeUp.keys()].map(messages.assumedVariable));
  const assumptions = sources.texts
    .filter((text) => sources.always.has(text) || rest.has(text))
    .map((text) => ({
      text,
      isOfVariable: variables.has(text),
      isMistake: sources.mistakes.has(text),
      resources: rest.get(text) ?? [],
    }));
  return { inventory: { ...inventory, resources, absent: absent.map(({ texts: _, ...one }) => one) }, assumptions };
}

/**
 * Returns the numbers of instances that are zero because of a placeholder.
 *
 * @param origins addresses of all instances in a plan; not called if there is no placeholder
 */
export function zerosIn(
  origins: () => readonly string[],
  graph: ConfigGraph,
  madeUp: MadeUp,
): readonly UnknownNumber[] {
  const { sources, taint } = startOf(graph, madeUp);
  if (sources.texts.every((text) => sources.chosen.has(text))) return [];
  return placeholderZeros({ tree: madeUp.tree, present: configAddresses(origins()), taint, chosen: sources.chosen });
}

function startOf(graph: ConfigGraph, madeUp: MadeUp) {
  const sources = sourcesOf(madeUp);
  return { sources, taint: new Taint(graph, madeUp.tree, sources) };
}

/** An Azure zone. A digit only tells one zone from another, so it is no text to look for in values. */
const ZONE_NUMBER = /^\d$/;

function textsIn(value: MadeUpValue): readonly string[] {
  if (typeof value === 'string') return ZONE_NUMBER.test(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

// ---- Finds numbers of instances that are zero because of a placeholder.
// A placeholder text differs from every text that the code compares it with, so the zero proves nothing and the
// number is unknown.

interface Zeros {
  readonly tree: ModuleNode;
  /** Configuration addresses of resources that have instances. */
  readonly present: ReadonlySet<string>;
  readonly taint: Taint;
  /** Texts of placeholders that were chosen as the likelier alternative. */
  readonly chosen: ReadonlySet<string>;
}

/**
 * Returns the numbers that are zero because of a placeholder. If several calls lead to one module, a number counts only
 * if it is such a zero in all of them.
 */
function placeholderZeros({ tree, present, taint, chosen }: Zeros): readonly UnknownNumber[] {
  const occupied = new Set([...present].flatMap(prefixesOf));
  const isPlaceholder = (unit: string): boolean => [...taint.ofNumber(unit)].some((text) => !chosen.has(text));
  const numbered = new Set<string>();
  eachNumber(tree, (number, node) => numbered.add(unitIn(number, node) ?? ''));
  const isReached = ({ path }: ModuleNode): boolean =>
    path.every((_, i) => {
      const prefix = prefixOf(path.slice(0, i + 1));
      return occupied.has(prefix) || !numbered.has(prefix) || isPlaceholder(prefix);
    });
  const zeros = new Map<Attribute, { readonly number: UnknownNumber; isZero: boolean; isReached: boolean }>();
  eachNumber(tree, (number, node) => {
    const unit = unitIn(number, node);
    if (unit === null) return;
    const zero = zeros.get(number.attribute) ?? { number, isZero: true, isReached: false };
    zeros.set(number.attribute, zero);
    zero.isZero &&= !present.has(unit) && !occupied.has(unit) && isPlaceholder(unit);
    zero.isReached ||= isReached(node);
  });
  return [...zeros.values()].filter((zero) => zero.isZero && zero.isReached).map(({ number }) => number);
}

/**
 * Returns the configuration address or module prefix that a number belongs to. Null for a data source, which is drawn
 * only because a resource uses it.
 */
function unitIn({ block: { type, labels } }: UnknownNumber, { path, code }: ModuleNode): string | null {
  const [first = '', second = ''] = labels;
  if (type === 'module') return prefixOf([...path, first]);
  const resource = code.resources.find((one) => one.mode === 'managed' && one.type === first && one.name === second);
  return type === 'resource' && resource !== undefined ? `${prefixOf(path)}${resourceAddress(resource)}` : null;
}
