/** Options and result of planning with stand-in providers. */
import type { Inventory } from '../../graph/inventory.js';
import type { Engine } from '../../terraform/engine/engine.js';
import type { ModuleNode } from '../../terraform/module-tree/module-model.js';

/** Inputs of an offline plan besides the name of the source. */
export interface OfflineOptions {
  readonly engine: Engine;
  /** The modules of the directory, as `readTree` returns them. */
  readonly tree: ModuleNode;
  /** Paths of variable files, relative to the working directory, in the user's order. */
  readonly varFiles: readonly string[];
  /** Null for `default`. */
  readonly workspace: string | null;
  /** Time limit in seconds for all attempts together. */
  readonly seconds: number;
  readonly onStep: (text: string) => void;
  /** Receives a line about each step; null without `--debug`. */
  readonly debug?: ((text: string) => void) | null;
}

/** A value or number that the diagram rests on and the configuration does not provide, as text for the user. */
export interface Assumption {
  readonly text: string;
  /** `mistake`: the code is wrong there with any values. */
  readonly kind: 'variable' | 'data' | 'expression' | 'module' | 'mistake';
  /** As in `Doubt.subject`. */
  readonly subject: string;
  /** Graph-format addresses of the resources whose existence or number rests on the assumption. */
  readonly resources: readonly string[];
  /** As in `Doubt.conditional`. */
  readonly conditional: readonly string[];
}

/** An accepted plan, or the reason why there is none. */
export type OfflineResult =
  | {
      readonly end: 'planned';
      readonly inventory: Inventory;
      readonly assumptions: readonly Assumption[];
      /** Number of plans that it took. */
      readonly attempts: number;
    }
  | {
      readonly end: 'failed';
      /** Reason for the user, in one line. */
      readonly reason: string;
      /** Terraform's explanation, in one sentence; absent if Terraform gives none. */
      readonly why?: string;
      /** True if the machine is the cause, not the code: too little memory, or a program that was killed. */
      readonly isOfMachine?: true;
      /** Terraform's diagnostics, shortened, by line. Empty if there are none. */
      readonly diagnostics: readonly string[];
      /** The same diagnostics in full. */
      readonly whole: readonly string[];
    };
