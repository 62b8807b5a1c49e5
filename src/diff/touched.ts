/** Resources that differ without being another architecture: named, so that no change is passed over in silence. */
import { isGrantOnly } from '../catalog/access.js';
import { isArchitecture, isNote, placesOf } from '../catalog/attributes.js';
import { typeOf } from '../graph/address.js';
import type { ChangedPart, ChangedValue } from '../graph/changes.js';
import type { GraphNode } from '../graph/model.js';
import { byAddress, byText } from '../graph/order.js';
import type { Touched } from '../graph/touched.js';
import { type Known, stemsOf } from './known.js';
import type { Whereabouts } from './model.js';
import type { ResourceDifference } from './resources.js';

/**
 * @param nodes of the union, with their marks: what these say is not named again
 * @param placeOf address in the union of a node before
 * @param isOneState whether both sides are the same resources at two times; two environments differ by all their names
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

/** Names of values that are shown of a resource, and whether it has the mark of a replacement. */
interface Shown {
  readonly values: readonly ChangedValue[];
  readonly isReplaced: boolean;
}

const NOTHING_SHOWN: Shown = { values: [], isReplaced: false };

/** By graph address, and of parts by the address as Terraform writes it. */
function shownBy(nodes: Iterable<GraphNode>): ReadonlyMap<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const node of nodes) {
    // A ghost has the address of what has moved, and none of its values.
    if (node.ghostOf !== undefined) continue;
    const { values = [], instances = {}, parts = [] } = node.changed ?? {};
    const isReplaced = node.change === 'replace' || (instances.replace ?? 0) > 0;
    for (const stem of stemsOf(node)) shown.set(stem, { values, isReplaced });
    for (const part of parts) shown.set(part.address, shownOfPart(part));
  }
  return shown;
}

function shownOf(address: string, known: Known, shown: ReadonlyMap<string, Shown>): Shown {
  return shown.get(address) ?? shown.get(known.after.originOf(address)) ?? NOTHING_SHOWN;
}

const shownOfPart = ({ change, values = [] }: ChangedPart): Shown => ({ values, isReplaced: change === 'replace' });

function touchedBy(
  { after: address, attributes, forcedBy, mayBeForcedBy }: ResourceDifference,
  known: Known,
  shown: Shown,
  isOneState: boolean,
): readonly Touched[] {
  const type = typeOf(address);
  const origin = known.after.originOf(address);
  const entry = known.after.entryOf(address);
  const isShown = (path: string): boolean =>
    shown.values.some(({ name }) => placesOf(name).some((place) => `${place.join('.')}.`.startsWith(`${path}.`)));
  const isNews = (path: string): boolean => forcedBy.includes(path) || !isNote(type, path);
  const isName = (path: string): boolean => !isOneState && !isArchitecture(path);
  const names = [...new Set(attributes.map((attribute) => attribute.shown))]
    .filter((path) => !isShown(path) && isNews(path) && !isName(path))
    .filter((path) => !(shown.isReplaced && forcedBy.includes(path)))
    .sort(byText);
  if (names.length === 0) return [];
  const [forced, possible] = [forcedBy, mayBeForcedBy].map((paths) => names.filter((name) => paths.includes(name)));
  return [
    {
      ...{ address, origin, type, change: 'update', attributes: names },
      ...intoOf(entry),
      ...(forced!.length > 0 && { forcedBy: forced }),
      ...(possible!.length > 0 && { mayBeForcedBy: possible }),
    },
  ];
}

const intoOf = (entry: Whereabouts | undefined): Pick<Touched, 'into'> =>
  entry?.into === undefined ? {} : { into: entry.into };

/**
 * Managed resources that are new, or gone, and that the picture does not show: those without a place in it, and grants of
 * something that stays where no right there changes.
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
