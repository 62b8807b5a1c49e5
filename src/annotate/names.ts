/** Resolves the addresses in annotation files to nodes. */

import { parseAddress } from '../graph/address.js';
import type { Graph } from '../graph/model.js';
import { byAddress } from '../graph/order.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import { matchesWild } from '../platform/text/matching.js';
import type { Pattern } from './model.js';

/** Maps a resource of the source to its node, or to the reason why it has none. */
export interface Whereabouts {
  /** Terraform address. */
  readonly origin: string;
  /** Address in the graph format. */
  readonly address: string;
  /** The node that represents the resource, or that it is folded into; null if it is hidden. */
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
export const whereabouts = (entries: readonly Entry[]): Whereabouts[] =>
  entries.map((entry) => {
    const { origin, address } = entry;
    return entry.bucket === 'hidden'
      ? { origin, address, node: null, rule: entry.rule }
      : { origin, address, node: entry.node, rule: '' };
  });

export interface Matches {
  /** In address order. */
  readonly nodes: readonly string[];
  /** Reason for hiding the resource, if a known name has no node; else null. */
  readonly hidden: string | null;
}

/**
 * All names of a node: its graph address, with or without replica number, and the Terraform addresses of the resources that it
 * represents or that are folded into it, with or without instance keys.
 */
export class Names {
  readonly #nodes = new Map<string, Set<string>>();
  readonly #hidden = new Map<string, string>();

  constructor(graph: Graph, whereabouts: readonly Whereabouts[]) {
    const copies = new Map<string, string[]>();
    for (const address of graph.nodes.keys()) {
      const whole = withoutCopy(address);
      this.#note(address, address);
      for (const name of namesOf(whole)) this.#note(name, address);
      const others = copies.get(whole);
      if (others === undefined) copies.set(whole, [address]);
      else others.push(address);
    }
    for (const { origin, address, node, rule } of whereabouts) {
      const drawn = node === null ? [] : (copies.get(withoutCopy(node)) ?? []);
      for (const name of new Set([...namesOf(address), ...namesOf(origin)])) {
        for (const one of drawn) this.#note(name, one);
        if (node === null) this.#hidden.set(name, rule);
      }
    }
  }

  /** Registers the address of an added node. */
  add(address: string): void {
    this.#note(address, address);
  }

  find({ text }: Pattern): Matches {
    if (!isPattern(text)) return { nodes: sorted(this.#nodes.get(text) ?? []), hidden: this.#hidden.get(text) ?? null };
    const nodes = new Set<string>();
    for (const [name, found] of this.#nodes) if (fits(text, name)) for (const node of found) nodes.add(node);
    if (nodes.size > 0) return { nodes: sorted(nodes), hidden: null };
    for (const [name, rule] of this.#hidden) if (fits(text, name)) return { nodes: [], hidden: rule };
    return { nodes: [], hidden: null };
  }

  /** Returns all names, for "did you mean". */
  all(): Iterable<string> {
    return this.#nodes.keys();
  }

  #note(name: string, node: string): void {
    const known = this.#nodes.get(name);
    if (known === undefined) this.#nodes.set(name, new Set([node]));
    else known.add(node);
  }
}

const sorted = (nodes: Iterable<string>): string[] => [...nodes].sort(byAddress);

const withoutCopy = (address: string): string => address.replace(/~\d+$/, '');

/** Returns the address, and the address of its resource without instance keys. */
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

// ---- Address patterns:
// `*` matches any number of characters, including none.

export const isPattern = (text: string): boolean => text.includes('*');

/** True if a pattern matches the whole text. */
export const fits = (pattern: string, text: string): boolean => matchesWild(pattern, text);
