/** Changes of resources that are folded into another node, counted at that node. */

import { isGrantOnly } from '../catalog/access.js';
import { isArchitecture } from '../catalog/attributes.js';
import { factsOf } from '../catalog/index.js';
import { ROUTE_ATTRIBUTES } from '../catalog/nouns.js';
import { cloudNameOf } from '../catalog/products.js';
import { typeOf } from '../graph/address.js';
import type { ChangeCounts, ChangedPart, ChangedValue } from '../graph/changes.js';
import { createNode } from '../graph/create.js';
import { put } from '../graph/group-by.js';
import type { Attributes, GraphNode } from '../graph/model.js';
import { byAddress, byText } from '../graph/order.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import { countsOf, isReplaced, valuesOfResource } from './details.js';
import type { RevisionIndex } from './known.js';
import type { United } from './nodes.js';

/** The changes of the parts of a node. */
export interface Parts {
  readonly counts: ChangeCounts;
  /** Values that change alike in every part that has them, by name. */
  readonly values: readonly ChangedValue[];
  readonly parts: readonly ChangedPart[];
}

/**
 * Returns the changes of folded resources, by address of their node in the union.
 * A grant that comes or goes is left out if the rights of its node do not change. Example: a policy for a new queue is folded
 * into just one of the functions that share its role.
 * @param isHeard true for a node whose rights change, or whose rights are unknown
 * @param isRuled true for a resource, by Terraform address, with changed firewall rules that nothing else shows
 */
export function foldedChanges(
  known: RevisionIndex,
  { placeOf }: United,
  isHeard: (node: string) => boolean,
  isRuled: (origin: string) => boolean,
): ReadonlyMap<string, Parts> {
  const { before, after, stemBefore } = known;
  const isIdle = (address: string, node: string): boolean => isGrantOnly(typeOf(address)) && !isHeard(node);
  const found = new Map<string, ChangedPart[]>();
  for (const { address, origin, bucket, node } of after.entries) {
    if (bucket !== 'folded' || node === undefined || !after.graph.nodes.has(node)) continue;
    const was = stemBefore(address);
    if (was === undefined) {
      if (isIdle(address, node)) continue;
      put(found, node, { address: origin, change: known.isImported(address) ? 'import' : 'create' });
    } else if (before.entryOf(was)?.bucket === 'folded') {
      const values = valuesOfResource(was, address, known);
      const change = isReplaced(address, known) && factsOf(typeOf(address)).holdsData === true ? 'replace' : 'update';
      if (values.length > 0 || change === 'replace' || isRuled(origin)) {
        const lost = change === 'replace' ? { ...nameOfLost(was, known), forcedBy: forcedBy(address, known) } : {};
        put(found, node, { address: origin, change, ...lost, ...(values.length > 0 && { values }) });
      }
    }
  }
  for (const { address, origin, bucket, node } of before.entries) {
    if (bucket !== 'folded' || node === undefined || !before.graph.nodes.has(node)) continue;
    if (!known.isInAfter(address) && !isIdle(address, placeOf(node))) {
      const change = known.isForgotten(address) ? 'forget' : 'delete';
      put(found, placeOf(node), { address: origin, change, ...nameOfLost(address, known) });
    }
  }
  return new Map(
    [...found].map(([address, parts]) => [
      address,
      {
        counts: countsOf(parts.map(({ change }) => change)) as ChangeCounts,
        values: agreeing(parts.flatMap(({ values = [] }) => values)),
        parts: parts.sort((a, b) => byAddress(a.address, b.address)),
      },
    ]),
  );
}

const forcedBy = (address: string, known: RevisionIndex): readonly string[] =>
  known.differenceOf(address)?.forcedBy ?? [];

/**
 * Returns the name of a removed data store or identity: its rights elsewhere are lost with it.
 * @param address address in `before`
 */
function nameOfLost(address: string, { before }: RevisionIndex): Pick<ChangedPart, 'name'> {
  const type = typeOf(address);
  const { holdsData, identity } = factsOf(type);
  const name =
    holdsData === true || identity === true ? cloudNameOf(type, before.values.get(address) ?? {}) : undefined;
  return name === undefined ? {} : { name };
}

/**
 * Returns the values on which all parts agree, so that larger nodes of a cluster are reported once. Values that change
 * differently are left out.
 */
function agreeing(values: readonly ChangedValue[]): readonly ChangedValue[] {
  const byName = new Map<string, ChangedValue[]>();
  for (const value of values) put(byName, value.name, value);
  const isAlike = (value: ChangedValue, other: ChangedValue): boolean =>
    value.before === other.before && value.after === other.after;
  return [...byName.values()]
    .filter(([first, ...others]) => others.every((other) => isAlike(first as ChangedValue, other)))
    .map(([first]) => first as ChangedValue);
}

/**
 * Returns the node with the changes of its parts; `update` unless the node itself changes more.
 * Its own values take precedence over those of its parts. A value that replaces a part does not replace the node: a task
 * definition is replaced, its service stays.
 */
export function withFolded(node: GraphNode, parts: Parts | undefined): GraphNode {
  if (parts === undefined) return node;
  const own = node.changed?.values ?? [];
  const names = new Set(own.map(({ name }) => name));
  const ofParts = parts.values
    .filter(({ name }) => !names.has(name) && isArchitecture(name))
    .map(({ name, before, after }): ChangedValue => ({ name, before, after }));
  const values = [...own, ...ofParts].sort((a, b) => byText(a.name, b.name));
  return {
    ...node,
    change: node.change === 'none' ? 'update' : node.change,
    changed: { ...node.changed, folded: parts.counts, parts: parts.parts, ...(values.length > 0 && { values }) },
  };
}

// ---- Adds values of created and deleted parts that affect their node: the path of a route, a setting that is
// turned off.

/** Returns the values of a resource of one revision, by Terraform address. */
type ValuesBy = (origin: string) => Attributes | undefined;

/** Returns the node with the routes and settings of its created and deleted parts. Settings also become values of the node. */
export function withPartValues(node: GraphNode, before: ValuesBy, after: ValuesBy): GraphNode {
  const { parts = [], values = [] } = node.changed ?? {};
  if (node.change !== 'update' || !parts.some(isOneSided)) return node;
  const filled = parts.map((part): ChangedPart => {
    if (!isOneSided(part) || part.values !== undefined) return part;
    const own = valuesOf(part, (part.change === 'create' ? after : before)(part.address));
    return own.length === 0 ? part : { ...part, values: own };
  });
  const known = new Set(values.map(({ name }) => name));
  const settings = filled
    .filter((part, at) => part !== parts[at])
    .flatMap(({ values: own = [] }) => own.filter(({ name }) => !ROUTE_ATTRIBUTES.includes(name) && !known.has(name)));
  const all = [...values, ...settings].sort((a, b) => byText(a.name, b.name));
  return createNode({
    ...node,
    changed: { ...node.changed, ...(all.length > 0 && { values: all }), parts: filled },
  });
}

const isOneSided = ({ change }: ChangedPart): boolean => change === 'create' || change === 'delete';

function valuesOf({ address, change }: ChangedPart, attributes: Attributes = {}): readonly ChangedValue[] {
  const settings = factsOf(parseTerraformAddress(address)?.type ?? '').turnsOn ?? [];
  const isMeant = (name: string): boolean =>
    settings.includes(name) || (change === 'create' && ROUTE_ATTRIBUTES.includes(name));
  return Object.entries(attributes)
    .filter(([name]) => isMeant(name))
    .map(([name, text]) =>
      change === 'create' ? { name, before: null, after: text } : { name, before: text, after: null },
    );
}

export function valuesByOrigin({ entries, values }: RevisionIndex['before']): ValuesBy {
  const addresses = new Map(entries.map(({ address, origin }) => [origin, address]));
  return (origin) => values.get(addresses.get(origin) ?? '');
}
