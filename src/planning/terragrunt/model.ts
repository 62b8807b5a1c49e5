/** The model of a Terragrunt directory: units, each with its own code and state, and their references to each other. */

import type { Json, UnitDependency } from '../../graph/inventory.js';
import type { GeneratedFile } from '../../terraform/module-tree/code-reader.js';
import type { UnitReference } from '../../terraform/plan/merge.js';

export interface Terragrunt {
  /** Units sorted by path. */
  readonly units: readonly Unit[];
  /** Dependencies of `units` on units that are not among them. */
  readonly dependencies: readonly UnitDependency[];
  /** Warnings for the user. */
  readonly warnings: readonly string[];
  /** The repository around the directory: nothing outside it is read. An absolute path without links. */
  readonly top: string;
  /** Directory below which configurations and modules may be if there is no repository; else the same as `top`. */
  readonly reach: string;
}

export interface Unit {
  /** Path relative to the directory that was read, with `/`; `.` for that directory itself. */
  readonly path: string;
  /** Name of the module for the unit, unique among the units: `live/prod/vpc` is `live-prod-vpc`. */
  readonly name: string;
  /**
   * Absolute directory of its `terragrunt.hcl`. For a unit of a stack, the directory in which Terragrunt would generate
   * it.
   */
  readonly directory: string;
  readonly source: UnitSource;
  /**
   * Directory with the files that Terragrunt copies over the code: `directory`, or the template of a unit of a stack.
   */
  readonly filesDirectory: string;
  /** Known inputs by name. */
  readonly inputs: ReadonlyMap<string, Json>;
  /** Inputs that use outputs of other units, as Terraform expressions: `module.vpc.subnets[0].id`. */
  readonly expressions: ReadonlyMap<string, string>;
  /** Used outputs of other units, in the order of the configuration. */
  readonly references: readonly UnitReference[];
  /** Names of units that must come before this one, from `dependency` and `dependencies` blocks. */
  readonly dependencies: readonly string[];
  /** Files that Terragrunt would write beside the code. */
  readonly generated: readonly GeneratedFile[];
  /** Names of the packages that were fetched for the configuration; empty for the user's own. */
  readonly packages: readonly string[];
}

/** A remote source, in the form of a module call. */
export interface RemoteSource {
  readonly address: string;
  readonly version: string | null;
}

export type UnitSource =
  /** `directory` is absolute; `shown` is its name in messages. */
  | { readonly kind: 'local'; readonly directory: string; readonly shown: string }
  | ({ readonly kind: 'remote' } & RemoteSource)
  /** `reason` is worded for the user. */
  | { readonly kind: 'unknown'; readonly reason: string };
