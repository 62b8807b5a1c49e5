/** Finds the resources whose existence or values rest on placeholders. */

import type { Inventory, Resource } from '../../../graph/inventory.js';
import { configAddressOf } from '../../../terraform/references/config-address.js';
import type { ConfigGraph } from '../../../terraform/references/config-graph.js';
import { absentBlocks, configAddresses } from '../../absent.js';
import * as messages from '../../messages.js';
import type { Namer } from '../../static/written/own-names.js';
import type { UnknownNumber } from '../known-after-apply/numbers.js';
import type { Assumption } from '../model.js';
import type { MadeUp as MadeUpValue } from '../values/made-up.js';
import { type MadeUp, sourcesOf } from './sources.js';
import { Taint } from './taint.js';
import { Facts } from './values.js';
import { placeholderZeros } from './zeros.js';

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
