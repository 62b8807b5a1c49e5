/** What code says of how its addresses came to be: `moved`, `removed` and `import` blocks, as they are written. */
import type { ModuleStep } from './address.js';

/** In the place of a key that is told by an expression: `to = aws_s3_bucket.logs[each.key]`. No key of Terraform's looks like it. */
export const ANY_KEY = '*';

/** A module or a resource, seen from the module that the block is in. Keys are as addresses have them. */
export interface Endpoint {
  readonly modules: readonly ModuleStep[];
  /** Null for a module. */
  readonly resource: { readonly type: string; readonly name: string; readonly index: string | null } | null;
}

interface InModule {
  /** Names of the calls from the root to the module that the block is in. */
  readonly within: readonly string[];
}

export type Statement = InModule &
  (
    | { readonly is: 'moved'; readonly from: Endpoint; readonly to: Endpoint }
    /** `destroy = false`: what is no longer managed, and stays. */
    | { readonly is: 'forgotten'; readonly from: Endpoint }
    | { readonly is: 'imported'; readonly to: Endpoint }
  );
