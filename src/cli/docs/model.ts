/** Root modules of a documentation site. */

import type { Progress } from '../progress.js';
import type { FileContents } from './output.js';

/** A root module of an index. */
export interface DocsRoot {
  /** Path relative to the given directory, with `/`; `.` for the directory itself. */
  readonly path: string;
  /** Path to read the root from. */
  readonly directory: string;
  /** Base name of its files without extension; stable between runs. */
  readonly stem: string;
}

/** A root module in the index. */
export type Entry = DocsRoot &
  (
    | {
        readonly is: 'drawn';
        readonly title: string;
        /** `9 resources: 5 drawn, 3 folded, 1 hidden`. */
        readonly counts: string;
        /** File names. */
        readonly picture: string;
        readonly page: string;
      }
    | { readonly is: 'failed'; readonly reason: string }
  );

/** A drawn root. */
export interface Drawn {
  readonly title: string;
  readonly counts: string;
  readonly warnings: readonly string[];
  /** Extension of the picture, and of the page. */
  readonly picture: string;
  readonly page: string;
  /** Contents by extension. */
  readonly files: FileContents;
}

/** Prints the warnings about a root. */
export function printWarnings(path: string, warnings: readonly string[], progress: Progress): void {
  for (const text of warnings) progress.warn(`${path}: ${text}`);
}
