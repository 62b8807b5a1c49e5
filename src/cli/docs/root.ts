/** Draws one root module for `groundplan docs`, or finds its files unchanged. */

import type { Planning } from '../../planning/source.js';
import type { Io } from '../../platform/io.js';
import { rememberCode } from '../../results.js';
import type { Parsed } from '../options.js';
import type { Progress } from '../progress.js';
import { type FileContents, fingerprint, type OutputDirectory } from './output.js';

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

interface Context {
  readonly options: Parsed<'docs'>;
  readonly planning: Planning;
  readonly output: OutputDirectory;
}

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

/**
 * Returns the entry and the files of a root, and prints its warnings. Draws it unless the output directory has what an
 * earlier run has drawn from the same code.
 * @throws the errors of the stages
 */
export async function drawRoot(root: DocsRoot, context: Context, io: Io, progress: Progress) {
  const { path, directory, stem } = root;
  const { options, planning, output } = context;
  const code = { name: path, directory, repository: null, planning };
  const draw = async (recordingIo: Io): Promise<Drawn> => {
    const { drawCode } = await import('./draw.js');
    return drawCode(code, options, recordingIo, progress);
  };
  const known = await rememberCode(code, formOf(options), io, draw);
  const drawn = (await isWritten(known, stem, output)) ? known : await draw(io);
  printWarnings(path, drawn.warnings, progress);
  const { title, counts } = drawn;
  const files = { picture: `${stem}.${drawn.picture}`, page: `${stem}.${drawn.page}` };
  const entry: Entry = { ...root, is: 'drawn', title, counts, ...files };
  return { entry, files: [...drawn.files].map(([extension, content]) => [`${stem}.${extension}`, content] as const) };
}

/** Prints the warnings about a root. */
export function printWarnings(path: string, warnings: readonly string[], progress: Progress): void {
  for (const text of warnings) progress.warn(`${path}: ${text}`);
}

/** Options that decide nothing about a single root. */
const OF_INDEX: ReadonlySet<string> = new Set(['given', 'title', 'outdir', 'exclude', 'quiet', 'debug', 'cache']);

/** The form of a drawn root as data: fingerprints in place of contents, which the output directory has. */
const formOf = (options: Parsed<'docs'>) => ({
  kind: ['docs', Object.entries(options).filter(([name]) => !OF_INDEX.has(name))],
  save: ({ files, ...drawn }: Drawn) => ({
    ...drawn,
    files: new Map([...files].map(([name, content]) => [name, { fingerprint: fingerprint(content as string) }])),
  }),
  load: (saved: unknown) => saved as Drawn,
});

/** True if each file is new, or in the output directory as it was written. */
async function isWritten({ files }: Drawn, stem: string, output: OutputDirectory): Promise<boolean> {
  for (const [extension, content] of files) {
    if (typeof content === 'string' || !('fingerprint' in content)) continue;
    if (!(await output.has(`${stem}.${extension}`, content))) return false;
  }
  return true;
}
