/** What planning with played providers is asked for, and what it gives. */
import type { Inventory } from '../../graph/inventory.js';
import type { Engine } from '../../terraform/engine/engine.js';
import type { ModuleNode } from '../../terraform/module-tree/module-model.js';

export interface OfflineOptions {
  readonly engine: Engine;
  /** The modules of the directory, as `readTree` gives them. */
  readonly tree: ModuleNode;
  /** Paths of variable files, from the working directory, in the order in which they were given. */
  readonly varFiles: readonly string[];
  /** Null for `default`. */
  readonly workspace: string | null;
  /** For all attempts together. */
  readonly seconds: number;
  readonly onStep: (text: string) => void;
  /** Says what was done on the way. */
  readonly debug?: ((text: string) => void) | null;
}

/** Something that the diagram rests on and the configuration does not say; in words for the user. */
export interface Assumption {
  readonly text: string;
  /** True if the code is wrong there, whatever its values are. */
  readonly isMistake: boolean;
  /** True if it stands for a variable that has no value. */
  readonly isOfVariable: boolean;
  /** Graph-format addresses of the resources whose existence or number rests on it. */
  readonly resources: readonly string[];
}

export type OfflineResult =
  | {
      readonly end: 'planned';
      readonly inventory: Inventory;
      readonly assumptions: readonly Assumption[];
      /** How many plans it took. */
      readonly attempts: number;
    }
  | {
      readonly end: 'failed';
      /** In words for the user, one line. */
      readonly reason: string;
      /** Terraform's sentence behind it; absent where there is none. */
      readonly why?: string;
      /** What Terraform says, short: lines. Empty where it says nothing. */
      readonly said: readonly string[];
      /** The same, whole. */
      readonly whole: readonly string[];
    };
