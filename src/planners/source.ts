/** Terraform code on this machine, and how it is to be planned. */
import type { Planner } from '../options.js';
import type { EngineChoice } from '../terraform/engine/engine.js';

/**
 * `offline`: real Terraform, with the providers played by groundplan. `terraform`: real Terraform, real providers.
 * `static`: the code as it is written, without any engine. `auto`: offline where an engine is there, else static.
 */
export type { Planner };

export interface Planning {
  readonly planner: Planner;
  readonly engine: EngineChoice;
  /** Terraform workspace; null for the one that is selected. */
  readonly workspace: string | null;
  /** Paths of variable files, from the working directory, in the order in which they were given. */
  readonly varFiles: readonly string[];
  /** Whether hosts may be asked for code that is not here; true by default. Real providers are fetched anyway. */
  readonly network?: boolean;
  /** Whether modules that are installed beside the code count; true by default. A commit has none: then both sides go without. */
  readonly installed?: boolean;
  /** Hosts that may be asked though they are this machine or in a private network; none by default. */
  readonly privateHosts?: readonly string[];
  /** For all of the planning. */
  readonly seconds: number;
  /** Says what is decided on the way; null where nobody wants to know. */
  readonly debug: ((text: string) => void) | null;
}

export interface CodeSource {
  /** The path or address in the user's words, for messages. */
  readonly name: string;
  /** Where the code is. */
  readonly directory: string;
  /** The repository around it, where it was fetched; null for a directory of the user's own. */
  readonly repository: string | null;
  readonly planning: Planning;
}
