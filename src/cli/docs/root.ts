/** Draws one root module for `groundplan docs`, or finds its files unchanged. */

import type { Planning } from '../../diagram.js';
import type { Io } from '../../platform/io.js';
import { rememberCode } from '../../results.js';
import type { Parsed } from '../options.js';
import type { Progress } from '../progress.js';
import { type DocsRoot, type Drawn, type Entry, printWarnings } from './model.js';
import { fingerprint, type OutputDirectory } from './output.js';

interface Context {
  readonly options: Parsed<'docs'>;
  readonly planning: Planning;
  readonly output: OutputDirectory;
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
