/** Input of a comparison: two graphs, with the resources behind them. */
import type { FirewallRule } from '../graph/changes.js';
import type { Exposed } from '../graph/exposure.js';
import type { Json, Reference, Resource } from '../graph/inventory.js';
import type { Attributes, Graph } from '../graph/model.js';
import type { Right } from '../graph/rights.js';

/** The location of a resource in the ledger. */
export interface LedgerEntry {
  readonly address: string;
  /** Address as Terraform writes it. */
  readonly origin: string;
  readonly bucket: 'drawn' | 'folded' | 'hidden';
  /** Address of the node that draws the resource; absent if hidden. */
  readonly node?: string;
  /** Address of the resource that this one is part of; absent if it is not part of another one. */
  readonly into?: string;
}

/** An edge of a graph, with the attributes that prove it. */
export interface ProvenEdge {
  readonly from: string;
  readonly to: string;
  /** Addresses of the resources that prove the edge, each with the path of the attribute if a single one proves it. */
  readonly evidence: readonly { readonly by: string; readonly path?: string }[];
}

export interface Revision {
  readonly graph: Graph;
  /** In any order; empty for a graph file, which is drawn unchanged. */
  readonly entries: readonly LedgerEntry[];
  /** Values on the allow-list of `catalog/attributes.ts`, by address of the resource. */
  readonly values: ReadonlyMap<string, Attributes>;
  /** Openings to external users; absent for a graph file, which does not record them. */
  readonly exposed?: readonly Exposed[];
  /** Returns the firewall rules that a resource states, by its address; absent for a graph file. */
  readonly rulesOf?: (address: string) => readonly FirewallRule[];
  /** Rights of principals; absent for a graph file. */
  readonly rights?: readonly Right[];
  /** Every resource with all its values, by address, for comparisons only; absent for a graph file. */
  readonly resources?: ReadonlyMap<string, Resource>;
  readonly references?: readonly Reference[];
  /** Evidence of the edges; absent for a graph file. */
  readonly arrows?: readonly ProvenEdge[];
  /** Returns the value in the code of an attribute that the plan does not know yet: see `Inventory.writtenOf`. */
  readonly writtenOf?: (origin: string, attribute: string) => Json | undefined;
}

/** See `catalog/replacement.ts`. */
export type UnsetValue =
  | { readonly is: 'default'; readonly value: string | null }
  | { readonly is: 'kept' | 'unknown' };

/** Update rules and defaults of providers. `sometimes`: depends on the values. `unknown`: the type was never checked. */
export interface Replacements {
  readonly ruleOf: (
    type: string,
    path: string,
    values?: { readonly before: Json | undefined; readonly after: Json | undefined },
  ) => 'always' | 'sometimes' | 'never' | 'unknown';
  /** Returns the value of an attribute that the code does not set. */
  readonly unsetOf: (type: string, path: string) => UnsetValue;
  /** True if a different region, zone or account of the provider means a different resource. */
  readonly isForcedBySetting: (type: string, setting: string, values: Readonly<Record<string, Json>>) => boolean;
}

/** The `moved`, `removed` and `import` blocks of the code in `after`. Addresses are as Terraform writes them. */
export interface Statements {
  /** From the old to the new address, with chains resolved; one entry per resource instance. */
  readonly moved: ReadonlyMap<string, string>;
  /** `removed` with `destroy = false`: no longer managed, but not destroyed. */
  readonly forgotten: ReadonlySet<string>;
  readonly imported: ReadonlySet<string>;
}
