/** A directory of Terraform code, and the options for planning it. */
import type { Planner } from '../options.js';
import type { EngineChoice } from '../terraform/engine/engine.js';

/**
 * `offline`: real Terraform with stand-in providers. `terraform`: real Terraform with real providers. `static`: the
 * code alone, without an engine. `auto`: offline if an engine is installed, or else static.
 */
export type { Planner };

/** Options for planning a directory. */
export interface Planning {
  readonly planner: Planner;
  readonly engine: EngineChoice;
  /** Terraform workspace; null for the selected one. */
  readonly workspace: string | null;
  /** Paths of variable files, relative to the working directory, in the user's order. */
  readonly varFiles: readonly string[];
  /** True if missing code may be fetched; the default. Real providers are always fetched. */
  readonly network?: boolean;
  /**
   * True if installed modules (`.terraform/modules`) are used; the default. A commit contains no installed modules, so
   * a comparison with one uses them on neither side.
   */
  readonly installed?: boolean;
  /** Hosts that may be contacted although they are this machine or in a private network; none by default. */
  readonly privateHosts?: readonly string[];
  /** False to plan again, even if nothing has changed since an earlier run. Default: true. */
  readonly cache?: boolean;
  /** Time limit in seconds for the whole planning. */
  readonly seconds: number;
  /** Receives a line about each decision; null without `--debug`. */
  readonly debug: ((text: string) => void) | null;
}

/** A directory of code to plan. */
export interface CodeSource {
  /** The path or address as the user wrote it, for messages. */
  readonly name: string;
  /** Path of the root module. */
  readonly directory: string;
  /** The fetched repository that holds the directory; null for a directory of the user. */
  readonly repository: string | null;
  readonly planning: Planning;
}
