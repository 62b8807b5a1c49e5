/** What the addresses of an annotation file stand for in the picture. */
import { parseAddress } from '../graph/address.js';
import type { Graph } from '../graph/model.js';
import { byAddress } from '../graph/order.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import type { Pattern } from './model.js';
import { fits, isPattern } from './pattern.js';

/** Where the source's resources are in the graph: the address as the source writes it, to nodes; or why it is in none. */
export interface Whereabouts {
  /** Address as Terraform writes it. */
  readonly origin: string;
  /** Graph-format address. */
  readonly address: string;
  /** The node that it is drawn as or has folded into; null where it is hidden. */
  readonly node: string | null;
  /** Why it is hidden; empty where it is not. */
  readonly rule: string;
}

/** A ledger's entries, as far as they matter here. */
export type Entry = { readonly address: string; readonly origin: string } & (
  | { readonly bucket: 'drawn' | 'folded'; readonly node: string }
  | { readonly bucket: 'hidden'; readonly rule: string }
);

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
  /** Why nothing of it is drawn, where something of that name is known; null else. */
  readonly hidden: string | null;
}

/**
 * Every name that a person may know a node by: its address in the graph file, with or without its copy number; the
 * address in the code of whatever is drawn as it or folded into it, with or without instance keys.
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

  /** For addresses that annotations add. */
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

  /** All of them, to find the one that was meant. */
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

/** The address, and the address of the resource that it is an instance of. */
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
