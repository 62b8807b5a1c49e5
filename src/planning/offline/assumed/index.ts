/**
 * Marks the resources of an offline plan whose existence rests on placeholders, and removes placeholder values from all
 * resources, since a placeholder is no fact. `sources.ts` lists the placeholders, `taint.ts` follows them.
 */

import type { Inventory, Resource } from '../../../graph/inventory.js';
import type { Attribute } from '../../../terraform/hcl/model.js';
import type { ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { prefixesOf } from '../../../terraform/references/absent-blocks.js';
import { configAddressOf } from '../../../terraform/references/addresses.js';
import type { ConfigGraph } from '../../../terraform/references/config-graph.js';
import { prefixOf, resourceAddress } from '../../../terraform/references/subject.js';
import { absentBlocks, configAddresses } from '../../gaps.js';
import * as messages from '../../messages.js';
import type { Namer } from '../../static/written.js';
import { eachNumber, type InstanceNumber } from '../known-after-apply/numbers.js';
import type { Assumption } from '../model.js';
import type { Placeholder } from '../values/placeholder.js';
import { Facts } from './facts.js';
import { type AssumptionInputs, sourcesOf } from './sources.js';
import { Taint } from './taint.js';

/** The result of `assumed`. */
interface Assumed {
  readonly inventory: Inventory;
  readonly assumptions: readonly Assumption[];
}

/**
 * Returns the inventory without placeholder values, and the assumptions that its resources rest on.
 *
 * @param namer decides which names are made of unknown values
 */
export function assumed(inventory: Inventory, graph: ConfigGraph, inputs: AssumptionInputs, namer: Namer): Assumed {
  const { sources, taint } = traceTaint(graph, inputs);
  const placeholderTexts = [...inputs.variables.placeholders.values()].flatMap(textsIn);
  const facts = new Facts(inputs.tree, graph, taint, placeholderTexts, namer);
  /** Graph-format addresses that rest on an assumption, by its text. */
  const dependents = new Map<string, string[]>();
  const addDependent = (text: string, address: string) =>
    dependents.set(text, [...(dependents.get(text) ?? []), address]);
  const textsByConfig = new Map<string, ReadonlySet<string>>();
  const configOf = ({ origin }: Resource): string => configAddressOf(origin) ?? origin;
  const withFacts = inventory.resources.map((resource) => {
    const config = configOf(resource);
    const texts = textsByConfig.get(config) ?? taint.ofResource(config);
    textsByConfig.set(config, texts);
    for (const text of texts) addDependent(text, resource.address);
    const values = facts.of(resource, config);
    return { ...resource, values, ...(texts.size > 0 && { provenance: 'assumed' as const }) };
  });
  const resources = withFacts.map((resource) => ({
    ...resource,
    values: facts.ofOthers(resource.values, configOf(resource)),
  }));
  const present = configAddresses(inventory.resources.map(({ origin }) => origin));
  const absent = absentBlocks(inputs.tree, present, (unit) => taint.ofNumber(unit));
  for (const { address, texts } of absent) for (const text of texts) addDependent(text, address);
  const variableTexts = new Set([...inputs.variables.placeholders.keys()].map(messages.assumedVariable));
  const assumptions = sources.texts
    .filter((text) => sources.always.has(text) || dependents.has(text))
    .map((text) => ({
      text,
      isOfVariable: variableTexts.has(text),
      isMistake: sources.mistakes.has(text),
      resources: dependents.get(text) ?? [],
    }));
  return { inventory: { ...inventory, resources, absent: absent.map(({ texts: _, ...block }) => block) }, assumptions };
}

/**
 * Returns the numbers of instances that are zero because of a placeholder.
 *
 * @param origins addresses of all instances in a plan; not called if there is no placeholder
 * @param proven configuration addresses that have instances if placeholders are unknown; others are zero without them
 */
export function zerosIn(
  origins: () => readonly string[],
  proven: ReadonlySet<string>,
  graph: ConfigGraph,
  inputs: AssumptionInputs,
): readonly InstanceNumber[] {
  const { sources, taint } = traceTaint(graph, inputs);
  if (sources.texts.every((text) => sources.chosen.has(text))) return [];
  const { tree } = inputs;
  return placeholderZeros({ tree, present: configAddresses(origins()), proven, taint, chosen: sources.chosen });
}

/** Lists the placeholders, and follows them through the code. */
function traceTaint(graph: ConfigGraph, inputs: AssumptionInputs) {
  const sources = sourcesOf(inputs);
  return { sources, taint: new Taint(graph, inputs.tree, sources) };
}

/** An Azure zone, such as `1`. A digit only tells one zone from another, so it is no text to look for in values. */
const ZONE_NUMBER = /^\d$/;

/** Returns all texts in a placeholder, without keys. */
function textsIn(value: Placeholder): readonly string[] {
  if (typeof value === 'string') return ZONE_NUMBER.test(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

// ---- Numbers of instances that are zero because of a placeholder.
// A placeholder text differs from every text that the code compares it with, so the zero proves nothing.

/** Arguments of `placeholderZeros`. */
interface ZeroInputs {
  readonly tree: ModuleNode;
  /** Configuration addresses of resources that have instances. */
  readonly present: ReadonlySet<string>;
  /** Configuration addresses of resources that have instances if placeholders are unknown. */
  readonly proven: ReadonlySet<string>;
  readonly taint: Taint;
  /** Texts of placeholders that were chosen as the likelier alternative. */
  readonly chosen: ReadonlySet<string>;
}

/**
 * Returns the numbers that are zero because of a placeholder. If several calls lead to one module, a number counts only
 * if it is such a zero in all of them.
 */
function placeholderZeros({ tree, present, proven, taint, chosen }: ZeroInputs): readonly InstanceNumber[] {
  const occupied = new Set([...present].flatMap(prefixesOf));
  const possible = new Set([...proven, ...[...proven].flatMap(prefixesOf)]);
  const restsOnPlaceholder = (unit: string): boolean =>
    possible.has(unit) && [...taint.ofNumber(unit)].some((text) => !chosen.has(text));
  const repeated = new Set<string>();
  eachNumber(tree, (number, node) => repeated.add(unitIn(number, node) ?? ''));
  // A module that the code itself leaves out has no instances, whatever the numbers inside it.
  const isReached = ({ path }: ModuleNode): boolean =>
    path.every((_, index) => {
      const prefix = prefixOf(path.slice(0, index + 1));
      return occupied.has(prefix) || !repeated.has(prefix) || restsOnPlaceholder(prefix);
    });
  const zeros = new Map<Attribute, { readonly number: InstanceNumber; isZero: boolean; isReached: boolean }>();
  eachNumber(tree, (number, node) => {
    const unit = unitIn(number, node);
    if (unit === null) return;
    const zero = zeros.get(number.attribute) ?? { number, isZero: true, isReached: false };
    zeros.set(number.attribute, zero);
    zero.isZero &&= !present.has(unit) && !occupied.has(unit) && restsOnPlaceholder(unit);
    zero.isReached ||= isReached(node);
  });
  return [...zeros.values()].filter((zero) => zero.isZero && zero.isReached).map(({ number }) => number);
}

/**
 * Returns the configuration address or module prefix that a number belongs to. Null for a data source, which is drawn
 * only because a resource uses it.
 */
function unitIn({ block: { type, labels } }: InstanceNumber, { path, code }: ModuleNode): string | null {
  const [first = '', second = ''] = labels;
  if (type === 'module') return prefixOf([...path, first]);
  const resource = code.resources.find(
    (candidate) => candidate.mode === 'managed' && candidate.type === first && candidate.name === second,
  );
  return type === 'resource' && resource !== undefined ? `${prefixOf(path)}${resourceAddress(resource)}` : null;
}
