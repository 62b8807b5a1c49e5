/** The `moved`, `removed` and `import` blocks of the code, as written. */
import type { ModuleStep } from './address.js';

/** Stands for a key from an expression: `to = aws_s3_bucket.logs[each.key]`. No key of Terraform looks like this. */
export const ANY_KEY = '*';

/** A module or resource relative to the module that contains the block. Keys are written as in addresses. */
export interface Endpoint {
  readonly modules: readonly ModuleStep[];
  /** Null for a module. */
  readonly resource: { readonly type: string; readonly name: string; readonly index: string | null } | null;
}

interface InModule {
  /** Names of the module calls from the root to the module that contains the block. */
  readonly within: readonly string[];
}

/** A block of the code that explains the origin of an address. */
export type Statement = InModule &
  (
    | { readonly is: 'moved'; readonly from: Endpoint; readonly to: Endpoint }
    /** `destroy = false`: the resource is no longer managed, but not destroyed. */
    | { readonly is: 'forgotten'; readonly from: Endpoint }
    | { readonly is: 'imported'; readonly to: Endpoint }
  );
