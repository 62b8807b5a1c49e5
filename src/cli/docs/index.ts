/**
 * `groundplan docs`: writes an index of the root modules below a directory, with pictures and pages, for documentation
 * sites. docs/docs.md
 */
import { isAbsolute, relative, resolve } from 'node:path';
import { InvalidInput, Misuse, NoResources } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { Repository } from '../../terraform/roots/code.js';
import { findRoots } from '../../terraform/roots/find.js';
import { describeFailure, exitCodeOf } from '../failure.js';
import { kindOf } from '../input.js';
import * as messages from '../messages.js';
import type { Parsed } from '../options.js';
import { createProgress, type Progress } from '../progress.js';
import { drawRoot, namesFor } from './draw.js';
import { INDEX, indexOf } from './index-page.js';
import type { DocsRoot, Entry } from './model.js';
import { openOutput } from './output.js';

type Options = Parsed<'docs'>;

/**
 * Draws every root module and writes the index.
 * @returns the exit code, the worst one of the failed roots
 * @throws the errors of reading and writing
 */
export async function docs(options: Options, words: readonly string[], io: Io): Promise<number> {
  const directory = words[0] ?? '.';
  if ((await kindOf(io, messages.DIRECTORY, directory)) !== 'directory') {
    throw new Misuse(messages.notADirectory(messages.DIRECTORY, directory), {
      remedy: messages.DOCS_REMEDY,
    });
  }
  const progress = createProgress(io, options);
  try {
    const output = await openOutput(options.outdir!, io);
    const places = await placesIn(directory, options, io, progress);
    const files = new Map<string, string | Uint8Array>();
    const entries: Entry[] = [];
    let code = 0;
    for (const [at, place] of places.entries()) {
      progress.step(messages.drew(place.path, at + 1, places.length));
      try {
        const drawn = await drawRoot(place, options, io, progress);
        for (const [name, content] of drawn.files) files.set(name, content);
        entries.push(drawn.entry);
      } catch (error) {
        entries.push(failureOf(place, error));
        if (!(error instanceof NoResources)) code = Math.max(code, exitCodeOf(error));
        io.stderr(`${messages.failed(place.path)}\n${describeFailure(error, options.debug)}`);
      }
    }
    files.set(INDEX, indexOf(options.title ?? messages.HEADING, entries));
    await output.write(files, progress);
    return code;
  } finally {
    progress.done();
  }
}

async function placesIn(directory: string, options: Options, io: Io, progress: Progress): Promise<readonly DocsRoot[]> {
  const top = (await io.realPath(directory)) ?? resolve(io.directory, directory);
  const exclude = [...options.exclude, ...ownFolder(top, resolve(io.directory, options.outdir!))];
  const found = await findRoots(new Repository(io, top), { paths: ['.'], roots: [], exclude });
  if (!found.isAll) progress.warn(messages.TOO_MANY_DIRECTORIES);
  if (found.unnameable > 0) progress.warn(messages.unnameable(found.unnameable));
  if (found.roots.length === 0) {
    throw new InvalidInput(messages.NO_ROOTS, { remedy: messages.noRootsRemedy(found.code.length) });
  }
  return namesFor(
    found.roots.map(({ path }) => path),
    directory,
  );
}

/** Excludes the output folder from the search. */
function ownFolder(top: string, outdir: string): string[] {
  const way = relative(top, outdir).replaceAll('\\', '/');
  return way === '' || way.startsWith('..') || isAbsolute(way) ? [] : [`/${way}`];
}

const failureOf = (place: DocsRoot, error: unknown): Entry => ({
  ...place,
  is: 'failed',
  reason:
    error instanceof Error && exitCodeOf(error) !== 1
      ? withoutPlace(error.message, place).replace(/\n\s*/g, '; ')
      : messages.INTERNAL_FAULT,
});

/**
 * Replaces the directory in a message with the root's path, because an index must not reveal paths of the machine. A
 * bare name without a slash stays: it reveals nothing and may be any word.
 */
function withoutPlace(text: string, { directory, path }: DocsRoot): string {
  if (!/[^/\\][/\\]|[/\\][^/\\]/.test(directory)) return text;
  return text
    .split(directory)
    .reduce((before, after) => `${before}${isName(before, after) ? path : directory}${after}`);
}

/** True if the text between `before` and `after` is a whole path and not a part of a longer one. */
const isName = (before: string, after: string): boolean =>
  !/[\p{L}\p{N}_.-]$/u.test(before) && !/^[\p{L}\p{N}_-]/u.test(after);
