/** Model of a module (the declarations of one directory, with override files merged) and of the module tree. */
import type { Block, Expression, Fault, HclFile, Span } from '../hcl/model.js';

/** Location of a declaration in the code. */
export interface SourceLocation {
  readonly file: HclFile;
  readonly span: Span;
  /**
   * Override files that changed the block; spans of overriding parts refer to these files. Absent if there are none.
   */
  readonly overrides?: readonly HclFile[];
}

/** The declarations of one directory. */
export interface ModuleCode {
  /** Absolute path without links. */
  readonly directory: string;
  readonly files: readonly HclFile[];
  /** Paths of code files in the other dialect, Terraform or OpenTofu; absent if there are none. */
  readonly unread?: readonly string[];
  /** In order of files and text. */
  readonly resources: readonly ResourceCode[];
  readonly calls: readonly CallCode[];
  readonly variables: ReadonlyMap<string, VariableCode>;
  readonly locals: ReadonlyMap<string, Expression>;
  readonly outputs: ReadonlyMap<string, OutputCode>;
  readonly providers: readonly ProviderCode[];
  /** Local name to source address as written, e.g. `hashicorp/aws`; null if only a version is given. */
  readonly requiredProviders: ReadonlyMap<string, string | null>;
  /** Version constraints as written, by local name; absent if there are none. */
  readonly requiredVersions?: ReadonlyMap<string, string>;
  /** Texts of the files that `file` and `templatefile` read, by absolute path; absent if there are none. */
  readonly texts?: ReadonlyMap<string, string>;
  /** Duplicate declarations, and overrides of missing ones. Faults within a file are in `files`. */
  readonly faults?: readonly CodeFault[];
}

export interface CodeFault extends Fault {
  /** Path of the file. */
  readonly path: string;
}

export interface ResourceCode extends SourceLocation {
  readonly mode: 'managed' | 'data' | 'ephemeral';
  readonly type: string;
  readonly name: string;
  /** The block with override files merged. */
  readonly block: Block;
}

export interface CallCode extends SourceLocation {
  readonly name: string;
  /** Source as written, or the value of its expression; null if it is missing, or unknown before planning. */
  readonly source: string | null;
  readonly version: string | null;
  readonly block: Block;
}

export interface VariableCode extends SourceLocation {
  readonly name: string;
  /** Type constraint, e.g. `string`, `list(object({...}))`; null if any type is allowed. */
  readonly type: Expression | null;
  readonly default: Expression | null;
  readonly block: Block;
}

export interface OutputCode extends SourceLocation {
  readonly name: string;
  readonly value: Expression | null;
  readonly block: Block;
}

export interface ProviderCode extends SourceLocation {
  /** Local name, e.g. `aws`. */
  readonly name: string;
  readonly alias: string | null;
  readonly block: Block;
}

/** A module as it is called, with the modules that it calls. */
export interface ModuleNode {
  /** Names of the calls from the root: `['network', 'subnets']`; empty for the root. */
  readonly path: readonly string[];
  readonly code: ModuleCode;
  /** By the name of the call. */
  readonly children: ReadonlyMap<string, ModuleNode | OpaqueModule>;
  /**
   * Directory of the package that contains the module, out of which nothing is read. Defaults to the module's own
   * directory.
   */
  readonly top?: string;
  /** See `Package`. */
  readonly isRepository?: false | undefined;
}

/** A module whose code is not available. */
export interface OpaqueModule {
  readonly path: readonly string[];
  readonly call: CallCode;
  /** Reason for the missing code, in words for the user. */
  readonly reason: string;
}
