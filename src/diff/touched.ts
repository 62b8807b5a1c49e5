/** Resources that differ without a change of the architecture. They are listed by name, so that no change goes unreported. */

import { isGrantOnly } from '../catalog/access.js';
import { isArchitecture, isNote, placesOf } from '../catalog/attributes.js';
import { typeOf } from '../graph/address.js';
import type { BlockChange, ChangedPart, ChangedValue, Touched } from '../graph/changes.js';
import { leadsInto } from '../graph/inventory.js';
import type { GraphNode } from '../graph/model.js';
import { byAddress, byText } from '../graph/order.js';
import { type Known, stemsOf } from './known.js';
import type { Whereabouts } from './model.js';
import type { ResourceDifference } from './resources.js';
import type { ValueDetails } from './values.js';

/**
 * Returns the resources whose changes the diagram does not show.
 * @param nodes nodes of the union with their marks; their changes are not listed again
 * @param placeOf returns the address in the union of a node in `before`
 * @param isOneState true for two states of the same resources; false for two environments, in which all names differ
 */
export function touchedResources(
  known: Known,
  nodes: readonly GraphNode[],
  placeOf: (before: string) => string,
  isOneState: boolean,
): readonly Touched[] {
  const shown = shownBy(nodes);
  const updated = [...known.differences.values()].flatMap((difference) =>
    touchedBy(difference, known, shownOf(difference.after, known, shown), isOneState),
  );
  return [...updated, ...comings(known, nodes, placeOf)].sort((a, b) => byAddress(a.address, b.address));
}

/** The values and blocks that the diagram shows of a resource, and the paths that its row names as reasons of a replacement. */
interface Shown {
  readonly values: readonly ChangedValue[];
  readonly blocks: readonly BlockChange[];
  readonly isReplaced: boolean;
  readonly mayBeForcedBy: readonly string[];
}

const NOTHING_SHOWN: Shown = { values: [], blocks: [], isReplaced: false, mayBeForcedBy: [] };

/** Indexes the shown values by graph address; those of parts by Terraform address. */
function shownBy(nodes: Iterable<GraphNode>): ReadonlyMap<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const node of nodes) {
    // A ghost has the address of the moved resource, but none of its values.
    if (node.ghostOf !== undefined) continue;
    const { values = [], blocks = [], instances = {}, parts = [], mayBeForcedBy = [] } = node.changed ?? {};
    const isReplaced = node.change === 'replace' || (instances.replace ?? 0) > 0;
    for (const stem of stemsOf(node)) shown.set(stem, { values, blocks, isReplaced, mayBeForcedBy });
    for (const part of parts) shown.set(part.address, shownOfPart(part));
  }
  return shown;
}

function shownOf(address: string, known: Known, shown: ReadonlyMap<string, Shown>): Shown {
  return shown.get(address) ?? shown.get(known.after.originOf(address)) ?? NOTHING_SHOWN;
}

const shownOfPart = ({ change, values = [] }: ChangedPart): Shown => ({
  ...NOTHING_SHOWN,
  ...{ values, isReplaced: change === 'replace' },
});

function touchedBy(
  { after: address, attributes, forcedBy, mayBeForcedBy, details }: ResourceDifference,
  known: Known,
  shown: Shown,
  isOneState: boolean,
): readonly Touched[] {
  const type = typeOf(address);
  const origin = known.after.originOf(address);
  const entry = known.after.entryOf(address);
  const isShown = (path: string): boolean =>
    shown.values.some(({ name }) => placesOf(name).some((place) => `${place.join('.')}.`.startsWith(`${path}.`))) ||
    isInShownBlock(path, shown.blocks, details.blocks);
  const isNews = (path: string): boolean => forcedBy.includes(path) || !isNote(type, path);
  const isName = (path: string): boolean => !isOneState && !isArchitecture(path);
  const names = [...new Set(attributes.map((attribute) => attribute.shown))]
    .filter((path) => !isShown(path) && isNews(path) && !isName(path))
    .filter((path) => !(shown.isReplaced && forcedBy.includes(path)) && !shown.mayBeForcedBy.includes(path))
    .sort(byText);
  if (names.length === 0) return [];
  const [forced, possible] = [forcedBy, mayBeForcedBy].map((paths) => names.filter((name) => paths.includes(name)));
  return [
    {
      ...{ address, origin, type, change: 'update', attributes: names },
      ...intoOf(entry),
      ...(forced!.length > 0 && { forcedBy: forced }),
      ...(possible!.length > 0 && { mayBeForcedBy: possible }),
      ...detailsAt(names, details),
    },
  ];
}

/** Returns the details of the listed attributes. */
function detailsAt(names: readonly string[], { values, blocks }: ValueDetails): Pick<Touched, 'values' | 'blocks'> {
  const isAt = ({ path }: { readonly path: string }): boolean => names.some((name) => leadsInto(path, name));
  const isNear = (block: { readonly path: string }): boolean =>
    isAt(block) || names.some((name) => leadsInto(name, block.path));
  const [shown, changed] = [values.filter(isAt), blocks.filter(isNear)];
  return { ...(shown.length > 0 && { values: shown }), ...(changed.length > 0 && { blocks: changed }) };
}

/**
 * True for a path inside blocks whose changes the diagram shows: `global_secondary_index.hash_key`. A node of several instances
 * shows only the blocks that all share, so an instance may have more.
 */
const isInShownBlock = (path: string, shown: readonly BlockChange[], own: readonly BlockChange[]): boolean =>
  shown.some(({ path: at, removed, added }) => {
    const all = own.find((one) => one.path === at);
    return leadsInto(path, at) && all?.removed.length === removed.length && all.added.length === added.length;
  });

const intoOf = (entry: Whereabouts | undefined): Pick<Touched, 'into'> =>
  entry?.into === undefined ? {} : { into: entry.into };

/**
 * Returns created and deleted managed resources that the diagram does not show. These are hidden resources, and grants of an
 * existing node that change no right there.
 */
function comings(known: Known, nodes: readonly GraphNode[], placeOf: (before: string) => string): readonly Touched[] {
  const inPlace = new Map(nodes.map((node) => [node.address, node]));
  const isSilent = (address: string, origin: string, at: string): boolean => {
    const { change = 'none', changed: { parts = [] } = {} } = inPlace.get(at) ?? {};
    return isGrantOnly(typeOf(address)) && STAYS.has(change) && !parts.some((part) => part.address === origin);
  };
  const isUnseen = ({ address, bucket, origin, node }: Whereabouts, at: (node: string) => string): boolean =>
    !/(^|\.)data\./.test(origin) &&
    (bucket === 'hidden' || (bucket === 'folded' && node !== undefined && isSilent(address, origin, at(node))));
  const same = (address: string): string => address;
  const touched = ({ address, origin }: Whereabouts, change: 'create' | 'delete'): Touched => ({
    ...{ address, origin, type: typeOf(address), change, attributes: [] },
  });
  return [
    ...known.after.entries
      .filter((entry) => isUnseen(entry, same) && known.stemBefore(entry.address) === undefined)
      .map((entry) => touched(entry, 'create')),
    ...known.before.entries
      .filter((entry) => isUnseen(entry, placeOf) && !known.isThere(entry.address))
      .map((entry) => touched(entry, 'delete')),
  ];
}

const STAYS: ReadonlySet<GraphNode['change']> = new Set<GraphNode['change']>(['none', 'update', 'move', 'replace']);
