import { ownNameOf } from '../catalog/products.js';
import { typeOf } from '../graph/address.js';
import { createGraph } from '../graph/create.js';
import type { Graph } from '../graph/model.js';
import type { RightsElsewhere } from '../graph/rights.js';
import type { Touched } from '../graph/touched.js';
import { marksOfCopies } from './copies.js';
import { uniteEdges } from './edges.js';
import { withEntriesClosed } from './entry-edges.js';
import { withExposure } from './exposure.js';
import { foldedChanges, withFolded } from './folded.js';
import { withHints } from './hints.js';
import { type Known, know, stemOf } from './known.js';
import { match } from './match.js';
import type { Replacements, Revision, Statements } from './model.js';
import { type United, unite } from './nodes.js';
import { type ValuesBy, withPartValues } from './part-values.js';
import { rightsChanges, withRights } from './rights/index.js';
import { rightsOn } from './rights/sides.js';
import { touchedResources } from './touched.js';

export { mergeUnchanged } from './alike.js';
export { withoutBare } from './bare.js';
export { focus } from './focus.js';

/** The code says nothing of where things have come from. */
const NOTHING_SAID: Statements = { moved: new Map(), forgotten: new Set(), imported: new Set() };

/**
 * Two graphs as one: all that is in either, each thing once with how it differs. What it says of itself as a whole is what
 * the one after says.
 *
 * @param replacements how providers carry out changes; null where the two are no states of the same resources: of two
 *   environments nothing is replaced, and that all names differ is no news
 */
export function compare(
  before: Revision,
  after: Revision,
  said: Statements = NOTHING_SAID,
  replacements: Replacements | null = null,
): Graph {
  const known = know(before, after, said, replacements);
  const matches = match(known);
  const united = unite(known, matches);
  const rightsChanged = rightsChanges(rightsOn(before, after, known, united));
  const areRightsKnown = before.rights !== undefined && after.rights !== undefined;
  const heard = new Set(rightsChanged.flatMap((one) => one.nodes));
  const partsOf = marksOfCopies(foldedChanges(known, united, (node) => !areRightsKnown || heard.has(node)));
  const [valuesBefore, valuesAfter] = [valuesByOrigin(known.before), valuesByOrigin(known.after)];
  const inside = [...united.nodes.values()]
    .map((node) => withFolded(node, partsOf(node)))
    .map((node) => withPartValues(node, valuesBefore, valuesAfter));
  const sides = exposedOn(before, after, known, united);
  const opened = withExposure(inside, sides);
  const { nodes, elsewhere: rights } = withRights(opened.nodes, rightsChanged);
  const edges = withEntriesClosed(uniteEdges(known, matches, united), united.nodes, sides);
  // What changes is what is found here, and nothing that the one after says of itself.
  const { nodes: _, edges: __, changes: ___, ...head } = after.graph;
  const union = createGraph({ ...head, nodes: withHints(nodes, edges), edges });
  const touched = touchedResources(known, nodes, united.placeOf, replacements !== null);
  const mentioned = [
    ...opened.elsewhere.map(({ address }) => address),
    ...touched.flatMap(subjectsOf),
    ...rights.flatMap(endsOf),
  ];
  const called = namesOf(mentioned, union, known);
  return Object.freeze({
    ...head,
    ...union,
    ...(opened.elsewhere.length > 0 && { exposure: opened.elsewhere }),
    ...(rights.length > 0 && { rights }),
    ...(touched.length > 0 && { touched }),
    ...(called.size > 0 && { called }),
  });
}

function valuesByOrigin({ entries, values }: Known['before']): ValuesBy {
  const addresses = new Map(entries.map(({ address, origin }) => [origin, address]));
  return (origin) => values.get(addresses.get(origin) ?? '');
}

const subjectsOf = ({ address, into }: Touched): readonly string[] =>
  into === undefined ? [address] : [address, into];

const endsOf = ({ principal, target }: RightsElsewhere): readonly string[] =>
  [principal.address, target.address].filter((address) => address !== undefined);

/** Names of what a report mentions and no picture shows. */
function namesOf(
  addresses: readonly string[],
  { nodes }: Pick<Graph, 'nodes'>,
  known: Known,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const address of addresses.filter((each) => !nodes.has(each))) {
    const values = known.after.values.get(address) ?? known.before.values.get(address);
    const name = values === undefined ? undefined : ownNameOf(typeOf(address), values);
    if (name !== undefined) names.set(address, name);
  }
  return names;
}

/** A side that does not know what is open is as the other one. */
function exposedOn({ exposed: old }: Revision, { exposed: now }: Revision, known: Known, { nodes, placeOf }: United) {
  const there = (address: string): boolean => known.stemBefore(stemOf(address)) !== undefined;
  const placed = (address: string): string =>
    known.before.graph.nodes.has(address) ? placeOf(address) : known.stemAfter(address);
  const before = (old ?? []).map((one) => ({
    ...{ ...one, of: placed(one.of), by: known.stemAfter(one.by) },
    ...(one.at !== undefined && { at: placed(one.at) }),
  }));
  const isOf = (address: string, change: 'create' | 'delete'): boolean => nodes.get(address)?.change === change;
  const isKnown = old !== undefined && now !== undefined;
  return {
    before: isKnown ? before : [],
    after: isKnown ? now : [],
    wasThere: (address: string) => (nodes.has(address) ? !isOf(address, 'create') : there(address)),
    isThere: (address: string) =>
      nodes.has(address) ? !isOf(address, 'delete') : known.after.entryOf(stemOf(address)) !== undefined,
  };
}
