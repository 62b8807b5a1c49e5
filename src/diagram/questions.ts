/**
 * Collects the facts for questions about a graph, which src/graph/questions answers. Titles and names come from the
 * catalogue, reasons from the ledger.
 */

import { valuesShown } from '../catalog/attributes.js';
import { cloudNameOf, productOf } from '../catalog/products.js';
import { typeOf } from '../graph/address.js';
import type { Inventory } from '../graph/inventory.js';
import type { GraphEdge, GraphNode } from '../graph/model.js';
import { isContainerType, isInternet } from '../graph/node-types.js';
import type {
  Connection,
  Facts,
  HiddenResource,
  Part,
  Reason,
  ResourceReference,
  Subject,
} from '../graph/questions/model.js';
import { createNetwork, type Network } from '../graph/questions/network.js';
import * as sharedMessages from '../messages.js';
import * as messages from './messages.js';
import type { Entry, Ledger, Proof, ReadResult } from './read.js';

/** Returns the names in the cloud of all resources that have one, by address. */
export const cloudNames = ({ resources }: Inventory): ReadonlyMap<string, string> =>
  new Map(
    resources.flatMap(({ address, type, values }) => {
      const name = cloudNameOf(type, valuesShown(values));
      return name === undefined ? [] : [[address, name] as const];
    }),
  );

/** Returns the network for questions about a source. */
export const networkOf = (result: ReadResult): Network => createNetwork(factsOf(result));

function factsOf({ graph, ledger, names = new Map() }: ReadResult): Facts {
  const entries = ledger?.entries ?? [];
  const locations = new Map(
    entries.flatMap((entry) => (entry.bucket === 'drawn' && entry.at ? [[entry.node, entry.at] as const] : [])),
  );
  const subjects = [...graph.nodes.values()].map((node) => subjectOf(node, locations.get(node.address)));
  const labels = new Map(
    subjects.map(({ address, title, name }) => [address, messages.titled(title, name ?? address)]),
  );
  const proofs = new Map(ledger?.arrows.map(({ from, to, evidence }) => [`${from}\n${to}`, evidence[0]]));
  return {
    subjects,
    connections: graph.edges.map((edge) => connectionOf(edge, proofOf(edge, proofs))),
    parts: entries.flatMap((entry) => partOf(entry, names, labels)),
    hidden: entries.flatMap(hiddenOf),
    references: ledger === null ? [] : referencesIn(ledger),
  };
}

function subjectOf(node: GraphNode, at: string | undefined): Subject {
  const { address, type, parent, attributes, runsIn, count } = node;
  const name = node.labelOverride || cloudNameOf(type, attributes);
  return {
    address,
    type,
    parent,
    title: productOf(type, attributes).title,
    ...(name !== undefined && { name }),
    isBox: isContainerType(type),
    isInternet: isInternet(type),
    ...(runsIn !== undefined && { runsIn }),
    ...(count > 1 && { count }),
    ...(at !== undefined && { at }),
  };
}

type Proofs = ReadonlyMap<string, Proof | undefined>;

/** Returns the strongest evidence of an edge, which the ledger may have in the other direction. */
const proofOf = ({ from, to, twoWay }: GraphEdge, proofs: Proofs): Proof | undefined =>
  proofs.get(`${from}\n${to}`) ?? (twoWay ? proofs.get(`${to}\n${from}`) : undefined);

function connectionOf({ from, to, twoWay, thin, label, provenance }: GraphEdge, proof: Proof | undefined): Connection {
  const isFact = provenance === 'planned' && (proof === undefined || proof.isFact);
  return {
    from,
    to,
    twoWay,
    label,
    isThin: thin === true,
    certainty: isFact ? 'fact' : 'inference',
    ...(proof && { reason: reasonOf(proof) }),
  };
}

const reasonOf = ({ rule, by, path, at }: Proof): Reason => ({
  rule: sharedMessages.RULES[rule],
  by,
  ...(path !== undefined && { attribute: path }),
  ...(at !== undefined && { at }),
});

/** Returns the references between resources, with the line of the block that refers. */
function referencesIn({ entries, references }: Ledger): readonly ResourceReference[] {
  const locations = new Map(entries.flatMap(({ address, at }) => (at === undefined ? [] : [[address, at] as const])));
  return references.map(({ from, to, path }) => {
    const at = locations.get(from);
    const attribute = path !== undefined && { attribute: path };
    return { from, to, reason: { rule: sharedMessages.RULES.reference, by: from, ...attribute, ...(at && { at }) } };
  });
}

/** Returns the resource of an entry if another node shows it; an empty list for any other entry. */
function partOf(
  entry: Entry,
  names: NonNullable<ReadResult['names']>,
  labels: ReadonlyMap<string, string>,
): readonly Part[] {
  if (entry.bucket === 'hidden' || entry.node === entry.address) return [];
  const { address, origin, node, at } = entry;
  const type = typeOf(address);
  const name = names.get(address);
  return [
    {
      address,
      origin,
      node,
      type,
      title: productOf(type, {}).title,
      why: whyOf(entry, labels),
      ...(name !== undefined && { name }),
      ...(at !== undefined && { at }),
    },
  ];
}

function whyOf(entry: Exclude<Entry, { bucket: 'hidden' }>, labels: ReadonlyMap<string, string>): string {
  const label = labels.get(entry.node) ?? entry.node;
  const relation = messages.relationToNode(entry);
  if (entry.bucket === 'drawn' || entry.into === entry.node) return messages.relationTo(relation, label);
  return messages.relationThrough(messages.relationTo(relation, entry.into), label);
}

function hiddenOf(entry: Ledger['entries'][number]): readonly HiddenResource[] {
  if (entry.bucket !== 'hidden') return [];
  const { address, origin, rule } = entry;
  const type = typeOf(address);
  return [{ address, origin, type, title: productOf(type, {}).title, why: rule }];
}
