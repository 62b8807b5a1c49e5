/** Root modules, and what became of each. */

export interface DocsRoot {
  /** From the directory that was named, with `/`. */
  readonly path: string;
  /** As it is read. */
  readonly directory: string;
  /** Of its files, without an extension; the same in every run. */
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
