/** Resolves the addresses in annotation files to nodes, and tells which addresses add a node. */

import { ADDED, CONNECTED_PSEUDO_TYPES } from '../catalog/other/actors.js';
import { parseAddress } from '../graph/address.js';
import { put } from '../graph/group-by.js';
import type { Graph } from '../graph/model.js';
import { OUTSIDE_TYPES } from '../graph/node-types.js';
import { byAddress } from '../graph/order.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import { matchesWild } from '../platform/text/matching.js';
import type { Pattern } from './model.js';

/** A resource of the source, with its node or the reason why it has none. */
export interface ResourceNode {
  /** Terraform address. */
  readonly origin: string;
  /** Address in the graph format. */
  readonly address: string;
  /** Address of the node that represents the resource, or that it is folded into; null if it is hidden. */
  readonly node: string | null;
  /** Reason for hiding it; empty if it is not hidden. */
  readonly rule: string;
}

/** The fields of a ledger entry that name resolution needs. */
export type Entry = { readonly address: string; readonly origin: string } & (
  | { readonly bucket: 'drawn' | 'folded'; readonly node: string }
  | { readonly bucket: 'hidden'; readonly rule: string }
);

/** Returns the nodes of resources by the entries of a ledger. */
export const resourceNodes = (entries: readonly Entry[]): ResourceNode[] =>
  entries.map((entry) => {
    const { origin, address } = entry;
    return entry.bucket === 'hidden'
      ? { origin, address, node: null, rule: entry.rule }
      : { origin, address, node: entry.node, rule: '' };
  });

export interface Matches {
  /** Addresses of nodes, in address order. */
  readonly nodes: readonly string[];
  /** Reason for hiding the resource, if a known name has no node; else null. */
  readonly hidden: string | null;
}

/**
 * All names of a node: its graph address, with or without copy number, and the Terraform addresses of the resources
 * that it represents or that are folded into it, with or without instance keys.
 */
export class Names {
  readonly #nodesByName = new Map<string, Set<string>>();
  /** Reason for hiding a resource, by its names. */
  readonly #hidden = new Map<string, string>();

  constructor(graph: Graph, resources: readonly ResourceNode[]) {
    const copies = new Map<string, string[]>();
    for (const address of graph.nodes.keys()) {
      const resource = withoutCopy(address);
      this.#addName(address, address);
      for (const name of namesOf(resource)) this.#addName(name, address);
      put(copies, resource, address);
    }
    for (const { origin, address, node, rule } of resources) {
      const drawn = node === null ? [] : (copies.get(withoutCopy(node)) ?? []);
      for (const name of new Set([...namesOf(address), ...namesOf(origin)])) {
        for (const copy of drawn) this.#addName(name, copy);
        if (node === null) this.#hidden.set(name, rule);
      }
    }
  }

  /** Registers the address of an added node. */
  add(address: string): void {
    this.#addName(address, address);
  }

  /** Returns the nodes with a name that matches. */
  find({ text }: Pattern): Matches {
    if (!isPattern(text))
      return { nodes: sorted(this.#nodesByName.get(text) ?? []), hidden: this.#hidden.get(text) ?? null };
    const nodes = new Set<string>();
    for (const [name, named] of this.#nodesByName)
      if (matchesWild(text, name)) for (const node of named) nodes.add(node);
    if (nodes.size > 0) return { nodes: sorted(nodes), hidden: null };
    for (const [name, rule] of this.#hidden) if (matchesWild(text, name)) return { nodes: [], hidden: rule };
    return { nodes: [], hidden: null };
  }

  /** Returns all names, for "did you mean". */
  all(): Iterable<string> {
    return this.#nodesByName.keys();
  }

  #addName(name: string, node: string): void {
    const nodes = this.#nodesByName.get(name);
    if (nodes === undefined) this.#nodesByName.set(name, new Set([node]));
    else nodes.add(node);
  }
}

/** True for an address with `*`, which matches any number of characters, including none. */
export const isPattern = (text: string): boolean => text.includes('*');

const sorted = (nodes: Iterable<string>): string[] => [...nodes].sort(byAddress);

const withoutCopy = (address: string): string => address.replace(/~\d+$/, '');

/**
 * Returns the address, and the address of its resource without instance keys: `aws_instance.web["a"]`,
 * `aws_instance.web`.
 */
function namesOf(address: string): string[] {
  const graph = parseAddress(address);
  const parts = parseTerraformAddress(address);
  const names = [address];
  if (graph !== null && (graph.indexes.length > 0 || graph.modules.some(({ index }) => index !== null))) {
    names.push(address.replace(/\[[^\]]*\]/g, ''));
  } else if (parts !== null && address.includes('[')) {
    names.push(address.replace(/\["(?:[^"\\]|\\.)*"\]|\[\d+\]/g, ''));
  }
  return names;
}

// ---- Nodes that annotations can add.

/** Types of people and systems that no code builds. A connection that names such a node is enough to add it. */
const PSEUDO_TYPES: ReadonlySet<string> = new Set(CONNECTED_PSEUDO_TYPES);

/** True if an address has one of the types and a plain name: no module, no instance key, no copy number. */
function hasPlainAddress(address: string, types: ReadonlySet<string>): boolean {
  const parts = parseAddress(address);
  return parts !== null && types.has(parts.type) && address === `${parts.type}.${parts.name}`;
}

/** True if a connection may add the node when the diagram lacks it, such as `tv_aws_users.people`. */
export const isAddedByConnection = (address: string): boolean => hasPlainAddress(address, PSEUDO_TYPES);

/**
 * Types that a model may add. Excludes containers and billable resources, so that inventions never look like real
 * resources.
 */
export const ACTOR_TYPES: readonly string[] = [...OUTSIDE_TYPES, ...Object.keys(ADDED)];

const ACTOR_TYPE_SET: ReadonlySet<string> = new Set(ACTOR_TYPES);

/** True for the address of a person or external system, such as `person.customer`. */
export const isActor = (address: string): boolean => hasPlainAddress(address, ACTOR_TYPE_SET);
