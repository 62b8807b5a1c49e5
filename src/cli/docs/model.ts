/** Root modules of an index and their outcomes. */

export interface DocsRoot {
  /** Path relative to the given directory, with `/`. */
  readonly path: string;
  /** Path to read the root from. */
  readonly directory: string;
  /** Base name of its files without extension; stable between runs. */
  readonly stem: string;
}

export type Entry = DocsRoot &
  (
    | {
        readonly is: 'drawn';
        readonly title: string;
        readonly counts: string;
        readonly picture: string;
        readonly page: string;
      }
    | { readonly is: 'failed'; readonly reason: string }
  );
