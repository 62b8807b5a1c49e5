/**
 * The estate: root modules, and the links between them. Each root module is described alone, and the links are a pure
 * function of these descriptions. docs/estate.md describes the file.
 */

/** Name and version of the published file format. */
export const ESTATE_FORMAT = 'groundplan-estate';
export const ESTATE_VERSION = '1.0';

export interface Estate {
  /** In order of their ids. */
  readonly roots: readonly EstateRoot[];
  readonly links: readonly EstateLink[];
  readonly outside: readonly Unlinked[];
  readonly ambiguous: readonly AmbiguousImport[];
}

/** A root module: one state, with all that other root modules can read from it. */
export interface EstateRoot {
  /** Unique in the estate: the path, after the repository if it is known. */
  readonly id: string;
  /** Relative to the root of the repository, with `/`; `.` for that directory itself. */
  readonly path: string;
  /** `github.com/acme/infra`; null if it is not known. */
  readonly repository: string | null;
  /** Message of the planner if the root module cannot be read. */
  readonly failure?: string;
  /** True if an engine evaluated the code, false if it was read statically; absent after a failure. */
  readonly planned?: boolean;
  /** Addresses of the state; several if files for `-backend-config` choose one of several. Empty if it is not known. */
  readonly states: readonly RootState[];
  readonly accounts: readonly string[];
  /** Number of resources that the root module manages. */
  readonly resources: number;
  readonly exports: { readonly outputs: readonly ExportedOutput[]; readonly resources: readonly ExportedResource[] };
  readonly imports: readonly EstateImport[];
}

/** The address of a state. */
export interface StateAddress {
  readonly scheme: string;
  readonly parts: readonly StatePartValue[];
}

/** The state of a root module. */
export interface RootState extends StateAddress {
  /** True if another file than the code states it, which need not be the one that is used. */
  readonly isAssumed?: true;
}

/** A text; null if it is not known; `any` if each value is right; the start of several names, or words in them. */
export type StatePartValue =
  | string
  | null
  | { readonly any: true }
  | { readonly startsWith: string }
  | { readonly words: readonly string[] };

export interface ExportedOutput {
  readonly name: string;
  /** `outputs.tf:3`, relative to the root module. */
  readonly at: string;
  readonly targets: readonly ExportedTarget[];
}

/** A resource behind an output, or an output of another state that is passed on. */
export interface ExportedTarget {
  /** Address of the resource, or of the data source that reads the other state. */
  readonly address: string;
  /** Members of the output with the value; `*` for any. */
  readonly members: readonly string[];
  /** Output of the other state, and members of it; absent for a resource. */
  readonly from?: readonly string[];
}

/** A resource that others can look up by its name or tags. */
export interface ExportedResource extends Place {
  readonly address: string;
  readonly type: string;
  /** `name=web`, `tag:<fingerprint>`. A lookup names a subset of them. */
  readonly terms: readonly string[];
  readonly at?: string;
  /**
   * Addresses of the resources whose values it stores: the database whose endpoint a parameter holds. Absent for none.
   */
  readonly behind?: readonly string[];
}

/** The place in which a name is unique. A missing member is not known, and contradicts nothing. */
export interface Place {
  readonly account?: string;
  readonly region?: string;
  readonly scopes?: Readonly<Record<string, string>>;
}

/** Kinds of imports, by the means with which they name what they read. */
export const RULES = ['remote-state', 'dependency', 'name', 'tag', 'text'] as const;
export type Rule = (typeof RULES)[number];

/** Something of another root module that a root module reads. */
export interface EstateImport {
  /** Unique in the root module: the address of the data source, or of the resource with the text and a number. */
  readonly id: string;
  readonly rule: Rule;
  /** Address of the data source, or of the resource with the text. */
  readonly resource: string;
  /**
   * Text for people about the state or resource that is read: `s3://acme-state/network.tfstate`, `aws_vpc name=main`.
   */
  readonly key: string;
  /** `main.tf:12`, relative to the root module; absent if the code is not available. */
  readonly at?: string;
  /** The state, for the rule `remote-state`. */
  readonly state?: StateAddress;
  /** Id of the root module, for the rule `dependency`. */
  readonly root?: string;
  /** The resource, for the other rules. */
  readonly lookup?: Lookup;
  /** Uses of the outputs, or of the stored value that a lookup finds. */
  readonly reads?: readonly ImportRead[];
}

export interface Lookup extends Place {
  readonly types: readonly string[];
  /** Empty if nothing of the name is known: such a lookup finds nothing. `*` and `?` stand for any characters. */
  readonly terms: readonly string[];
  /** True if the answer may be several resources. */
  readonly many: boolean;
  /** True if a part of the selection is not known, so that a hit is less certain. */
  readonly isPartial: boolean;
  /** Ids of imports in whose root module the resource must be: the network of looked-up subnets. */
  readonly near: readonly string[];
}

/** A use of an output: a resource takes its value. */
export interface ImportRead {
  readonly by: string;
  /** Attribute of the resource: `vpc_config.subnet_ids`. */
  readonly path: string;
  /** The output and the members that are selected from it; empty if all outputs are passed on. */
  readonly members: readonly string[];
}

export type Certainty = 'stated' | 'likely';

/** An import whose root module is known. */
export interface EstateLink {
  readonly from: string;
  readonly to: string;
  /** Id of the import. */
  readonly import: string;
  readonly rule: Rule;
  readonly certainty: Certainty;
  readonly key: string;
  readonly at?: string;
  /** Both ends, if they are resources. `output` is absent for a lookup. */
  readonly ends: readonly LinkEnd[];
}

export interface LinkEnd {
  readonly from: string;
  /** Attribute of `from`; absent for the resource that a lookup finds. */
  readonly path?: string;
  readonly output?: string;
  /** Resource of the other root module. */
  readonly to: string;
  /** Root module of `to`, if the output passes on a value of a further one. */
  readonly root?: string;
  /** `outputs.tf:3` of the output, or the block of the resource; relative to the other root module. */
  readonly at?: string;
}

/** An import of something that no root module of the estate exports. */
export interface Unlinked {
  readonly from: string;
  readonly import: string;
  readonly rule: Rule;
  readonly key: string;
  readonly at?: string;
}

/** An import that several root modules or resources answer. */
export interface AmbiguousImport extends Unlinked {
  /** Ids of the root modules. */
  readonly candidates: readonly string[];
}
