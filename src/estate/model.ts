/**
 * The estate: root modules, and the links between them. Each root module is described alone, and the links are a pure
 * function of these descriptions. docs/estate.md describes the file.
 */

/** Name and version of the published file format. */
export const ESTATE_FORMAT = 'groundplan-estate';
export const ESTATE_VERSION = '1.0';

/** Root modules, and the result of linking their imports. */
export interface Estate {
  /** Root modules in the order of their ids. */
  readonly roots: readonly EstateRoot[];
  readonly links: readonly EstateLink[];
  /** Imports from outside the estate. */
  readonly outside: readonly Unlinked[];
  readonly ambiguous: readonly AmbiguousImport[];
  readonly cycles: readonly EstateCycle[];
}

/** A root module, which has one state, with everything that other root modules can read from it. */
export interface EstateRoot {
  /** Unique in the estate: the path, after the repository if it is known. */
  readonly id: string;
  /** Path relative to the root of the repository, with `/`; `.` for that directory itself. */
  readonly path: string;
  /** Host and path of the repository, such as `github.com/acme/infra`; null if unknown. */
  readonly repository: string | null;
  /** Message of the planner if the root module cannot be read. */
  readonly failure?: string;
  /** True if an engine evaluated the code, false if it was read statically; absent after a failure. */
  readonly planned?: boolean;
  /**
   * Possible addresses of the state: several if several files for `-backend-config` could be used. Empty if unknown.
   */
  readonly states: readonly RootState[];
  /** Cloud accounts of its resources, as far as they are known. */
  readonly accounts: readonly string[];
  /** Number of resources that the root module manages. */
  readonly resources: number;
  readonly exports: { readonly outputs: readonly ExportedOutput[]; readonly resources: readonly ExportedResource[] };
  readonly imports: readonly EstateImport[];
}

/** The address of a state: `s3`, `['acme-state', 'network.tfstate']`. src/catalog/state-addresses.ts has the schemes. */
export interface StateAddress {
  readonly scheme: string;
  readonly parts: readonly StatePartValue[];
}

/** The state of a root module. */
export interface RootState extends StateAddress {
  /** True if the address comes from a file for `-backend-config`, which need not be the file that is used. */
  readonly isAssumed?: true;
}

/** A part of a state's address: a text; null if unknown; `any` for every value; a prefix or words for several names. */
export type StatePartValue =
  | string
  | null
  | { readonly any: true }
  | { readonly startsWith: string }
  | { readonly words: readonly string[] };

/** An output, with the resources behind it. */
export interface ExportedOutput {
  readonly name: string;
  /** Position in the root module, such as `outputs.tf:3`. */
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
export interface ExportedResource extends CloudLocation {
  readonly address: string;
  readonly type: string;
  /** Names and tags: `name=web`, `tag:<fingerprint>`. A lookup states some of them. */
  readonly terms: readonly string[];
  readonly at?: string;
  /**
   * Addresses of the resources whose values it stores: the database whose endpoint a parameter holds. Absent for none.
   */
  readonly behind?: readonly string[];
}

/** The part of a cloud in which a name is unique. An absent member is unknown, and matches any value. */
export interface CloudLocation {
  readonly account?: string;
  readonly region?: string;
  readonly scopes?: Readonly<Record<string, string>>;
}

/** Kinds of imports, by the way in which they identify the other root module or its resource. */
export const RULES = ['remote-state', 'dependency', 'name', 'tag', 'text'] as const;
export type Rule = (typeof RULES)[number];

/** A value or resource of another root module that a root module reads. */
export interface EstateImport {
  /** Unique in the root module: the address of the data source, or of the resource with the text and a number. */
  readonly id: string;
  readonly rule: Rule;
  /** Address of the data source, or of the resource with the text. */
  readonly resource: string;
  /** Label of the state or resource that is read: `s3://acme-state/network.tfstate`, `aws_vpc name=main`. */
  readonly key: string;
  /** Position in the root module, such as `main.tf:12`; absent if the code is not available. */
  readonly at?: string;
  /** The state, for the rule `remote-state`. */
  readonly state?: StateAddress;
  /** Id of the root module, for the rule `dependency`. */
  readonly root?: string;
  /** Conditions for the resource, for all other rules. */
  readonly lookup?: Lookup;
  /** Uses of the outputs, or of the value that the resource of a lookup stores. */
  readonly reads?: readonly ImportRead[];
}

/** The conditions by which an import finds resources of other root modules. */
export interface Lookup extends CloudLocation {
  readonly types: readonly string[];
  /** Empty if no part of the name is known: such a lookup finds nothing. `*` and `?` are wildcards. */
  readonly terms: readonly string[];
  /** True if the lookup may find several resources. */
  readonly many: boolean;
  /** True if a part of the selection is unknown, so that a match is only likely. */
  readonly isPartial: boolean;
  /**
   * Ids of other imports whose root module the resource must belong to: subnets are searched for beside their network.
   */
  readonly near: readonly string[];
}

/** A use of an output: a resource takes its value. */
export interface ImportRead {
  /** Address of the resource that takes the value. */
  readonly by: string;
  /** Attribute of the resource: `vpc_config.subnet_ids`. */
  readonly path: string;
  /** The output and the members that are selected from it; empty if all outputs are passed on. */
  readonly members: readonly string[];
  /** Position of the attribute: `main.tf:12`; absent if the code is not available. */
  readonly at?: string;
}

/** `stated`: the code names the other root module or resource. `likely`: another one may be meant. */
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
  /** Pairs of a reading resource and the resource that it reads. */
  readonly ends: readonly LinkEnd[];
}

/** A resource that reads, and the resource of another root module whose value it reads. */
export interface LinkEnd {
  readonly from: string;
  /** Attribute of `from`; absent for the resource that a lookup finds. */
  readonly path?: string;
  /** Output through which the value comes; absent for a lookup. */
  readonly output?: string;
  /** Resource of the other root module. */
  readonly to: string;
  /** Root module of `to`, if the output passes on an output of a third root module. */
  readonly root?: string;
  /** Position of the output, or of the resource's block, in the other root module: `outputs.tf:3`. */
  readonly at?: string;
  /** Position of the attribute that reads, in the root module of `from`. */
  readonly fromAt?: string;
}

/** An import of something that no root module of the estate exports. */
export interface Unlinked {
  readonly from: string;
  readonly import: string;
  readonly rule: Rule;
  readonly key: string;
  readonly at?: string;
}

/** An import that matches several root modules or resources. */
export interface AmbiguousImport extends Unlinked {
  /** Ids of the root modules. */
  readonly candidates: readonly string[];
}

/** Root modules of which each reads from the next one, and the last one from the first. */
export interface EstateCycle {
  /** Begins with the id that sorts first. */
  readonly roots: readonly string[];
  /** `stated` if each of them states a link to the next one. */
  readonly certainty: Certainty;
}

// ---- The effect of a change on other root modules.

/** The change of a resource or an output. */
export type ChangeKind = 'added' | 'changed' | 'removed';

/** The effect of a change on an estate. */
export interface Impact {
  /** Ids of root modules with a changed resource or output. */
  readonly changed: readonly string[];
  /** Ids of root modules of which one revision could not be read. */
  readonly unknown: readonly string[];
  readonly affected: readonly AffectedRoot[];
}

/** A root module that reads something that a change changes. */
export interface AffectedRoot {
  /** Id of the root module. */
  readonly root: string;
  readonly reads: readonly AffectedRead[];
}

/** A resource that reads a changed value. */
export interface AffectedRead {
  /** Address of the resource that reads; that of the data source, if its users are not known. */
  readonly by: string;
  /** Attribute of `by`. */
  readonly path?: string;
  /** Position of the attribute, or of the data source: `main.tf:12`. */
  readonly at?: string;
  /** Id of the root module that is read. */
  readonly of: string;
  readonly output?: string;
  /** The resource that is read; absent if there is none behind the output, or only the root module is known. */
  readonly resource?: string;
  readonly change: ChangeKind;
  readonly certainty: Certainty;
}
