/** What the files of one directory declare, override files merged, and the tree of modules that calls make of them. */
import type { Block, Expression, Fault, HclFile, Span } from '../hcl/model.js';

/** Where something is written. */
export interface SourceLocation {
  readonly file: HclFile;
  readonly span: Span;
  /** Override files that changed its block; the spans of what they brought are places in them. Absent where there are none. */
  readonly overrides?: readonly HclFile[];
}

export interface ModuleCode {
  /** Absolute path without links. */
  readonly directory: string;
  readonly files: readonly HclFile[];
  /** Paths of code files of the other dialect, Terraform or OpenTofu; absent where there are none. */
  readonly unread?: readonly string[];
  /** In the order of files and text. */
  readonly resources: readonly ResourceCode[];
  readonly calls: readonly CallCode[];
  readonly variables: ReadonlyMap<string, VariableCode>;
  readonly locals: ReadonlyMap<string, Expression>;
  readonly outputs: ReadonlyMap<string, OutputCode>;
  readonly providers: readonly ProviderCode[];
  /** Local name to source address as it is written, `hashicorp/aws`; null where only a version is there. */
  readonly requiredProviders: ReadonlyMap<string, string | null>;
  /** What is declared twice, and overrides of what is not there; faults of single files are in `files`. */
  readonly faults?: readonly CodeFault[];
}

export interface CodeFault extends Fault {
  /** Of its file. */
  readonly path: string;
}

export interface ResourceCode extends SourceLocation {
  readonly mode: 'managed' | 'data' | 'ephemeral';
  readonly type: string;
  readonly name: string;
  /** The block, override files merged into it. */
  readonly block: Block;
}

export interface CallCode extends SourceLocation {
  readonly name: string;
  /** As it is written, or what an expression comes to; null where it is not known without planning. */
  readonly source: string | null;
  readonly version: string | null;
  readonly block: Block;
}

export interface VariableCode extends SourceLocation {
  readonly name: string;
  /** `string`, `list(object({...}))`: null where any type will do. */
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
  /** Local name: `aws`. */
  readonly name: string;
  readonly alias: string | null;
  readonly block: Block;
}

export interface ModuleNode {
  /** Names of the calls from the root: `['network', 'subnets']`; empty for the root. */
  readonly path: readonly string[];
  readonly code: ModuleCode;
  /** By the name of the call. */
  readonly children: ReadonlyMap<string, ModuleNode | OpaqueModule>;
  /** The package that it came with: nothing else is read for it. Its own directory where absent. */
  readonly top?: string;
  /** As of its package. */
  readonly isDirectory?: true | undefined;
}

/** A module whose code is not here. */
export interface OpaqueModule {
  readonly path: readonly string[];
  readonly call: CallCode;
  /** Why, in words for the user. */
  readonly reason: string;
}
