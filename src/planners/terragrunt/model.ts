/** What a directory of Terragrunt holds: units, each a configuration with its own state, and what they take from each other. */
import type { Json } from '../../graph/inventory.js';
import type { UnitOutput } from '../../plan/merge.js';
import type { GeneratedFile } from '../../terraform/module-tree/code-reader.js';

export interface Terragrunt {
  /** In the order of their paths. */
  readonly units: readonly Unit[];
  /** Words for the user. */
  readonly warnings: readonly string[];
  /** Nothing outside of it is read: the repository around the directory. Absolute, without links. */
  readonly top: string;
  /** Configurations and modules may lie below it, where there is no repository; else `top`. */
  readonly reach: string;
}

export interface Unit {
  /** From the directory that was read, with `/`; `.` for that directory itself. */
  readonly path: string;
  /** Unique among the units, and a name that a module may have: `live/prod/vpc` is `live-prod-vpc`. */
  readonly name: string;
  /** Of its `terragrunt.hcl`, absolute; where Terragrunt would make it, for a unit of a stack. */
  readonly directory: string;
  readonly source: UnitSource;
  /** What is known of them; by name. */
  readonly inputs: ReadonlyMap<string, Json>;
  /** Inputs that are made of outputs of other units, as expressions of Terraform: `module.vpc.subnets[0].id`. */
  readonly expressions: ReadonlyMap<string, string>;
  /** In the order of the configuration. */
  readonly references: readonly UnitOutput[];
  /** Names of other units that come before it: of `dependency` and `dependencies` blocks. */
  readonly dependencies: readonly string[];
  /** Files that Terragrunt would write beside its code. */
  readonly generated: readonly GeneratedFile[];
  /** Names of the packages that were fetched for its configuration; none for the user's own. */
  readonly from: readonly string[];
}

/** As a module call writes it. */
export interface RemoteSource {
  readonly address: string;
  readonly version: string | null;
}

export type UnitSource =
  /** `directory` is absolute, `shown` as it is written. */
  | { readonly kind: 'local'; readonly directory: string; readonly shown: string }
  | ({ readonly kind: 'remote' } & RemoteSource)
  /** With the reason, in words for the user. */
  | { readonly kind: 'unknown'; readonly reason: string };
