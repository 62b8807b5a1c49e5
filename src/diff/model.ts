/** What is compared: a graph before and one after, with what each knows of the resources that it does not draw. */
import type { Exposed } from '../graph/exposure.js';
import type { Json, Reference, Resource } from '../graph/inventory.js';
import type { Attributes, Graph } from '../graph/model.js';
import type { Right } from '../graph/rights.js';

/** Where a resource went, as the ledger has it. */
export interface Whereabouts {
  readonly address: string;
  /** As Terraform writes it. */
  readonly origin: string;
  readonly bucket: 'drawn' | 'folded' | 'hidden';
  /** What of it is drawn; absent for what is hidden. */
  readonly node?: string;
  /** Resource that it configures or is used by; absent where it is no part. */
  readonly into?: string;
}

/** An edge of a graph, with the attributes that say that it is there. */
export interface ProvenEdge {
  readonly from: string;
  readonly to: string;
  /** The resource that says so, by its address, and the path of its attribute, where a single one says it. */
  readonly evidence: readonly { readonly by: string; readonly path?: string }[];
}

export interface Revision {
  readonly graph: Graph;
  /** In any order; empty for a graph file, which is drawn as it is. */
  readonly entries: readonly Whereabouts[];
  /** Of each resource, by address: values on the allow-list of `catalog/attributes.ts`. */
  readonly values: ReadonlyMap<string, Attributes>;
  /** What is open to those outside; nothing for a graph file, which does not know. */
  readonly exposed?: readonly Exposed[];
  /** Who may do what; absent as `exposed` is. */
  readonly rights?: readonly Right[];
  /** All that the source says of each resource, by address, for comparing alone; absent for a graph file. */
  readonly resources?: ReadonlyMap<string, Resource>;
  readonly references?: readonly Reference[];
  /** What proves each edge of the graph; absent for a graph file. */
  readonly arrows?: readonly ProvenEdge[];
  /** The value that the code gives to an attribute that a plan does not know yet: see `Inventory.writtenOf`. */
  readonly writtenOf?: (origin: string, attribute: string) => Json | undefined;
}

/**
 * How providers carry out changes. `sometimes`: it depends on the values. `unknown`: nobody has asked about the type.
 */
export interface Replacements {
  readonly ruleOf: (
    type: string,
    path: string,
    values?: { readonly before: Json | undefined; readonly after: Json | undefined },
  ) => 'always' | 'sometimes' | 'never' | 'unknown';
  /** Whether another region, zone or account of its provider means another resource. */
  readonly isForcedBySetting: (type: string, setting: string, values: Readonly<Record<string, Json>>) => boolean;
}

/** What the code after says of how it came to be: `moved`, `removed` and `import` blocks. Addresses as Terraform writes them. */
export interface Statements {
  /** From the address before to the one after, chains followed; of resources, one an instance. */
  readonly moved: ReadonlyMap<string, string>;
  /** `removed` with `destroy = false`: no longer managed, and still there. */
  readonly forgotten: ReadonlySet<string>;
  readonly imported: ReadonlySet<string>;
}
