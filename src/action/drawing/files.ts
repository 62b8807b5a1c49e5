/** Names and writes the files of a diagram. */
import { dirname, join } from 'node:path';
import { FORMAT_NAMES, formatRow } from '../../diagram.js';
import type { Io } from '../../platform/io.js';
import { type Diagram, type DiagramFiles, type FileKind, fileKindOf, SHOWN } from '../../pull-request/model.js';
import { serialiseManifest } from '../artifacts/manifest.js';
import { BadInput } from '../inputs/read.js';
import * as messages from '../messages.js';

/**
 * File name endings after the id. An id has no dot, so names are unique in a run, and artifacts can be unpacked into
 * one folder.
 */
export const ENDINGS = Object.fromEntries([
  ...FORMAT_NAMES.flatMap((format) =>
    (['whole', 'change'] as const).flatMap((shows) =>
      (['light', 'dark'] as const).map((tone) => [
        fileKindOf(format, tone, shows),
        `${shows === 'change' ? '.change' : ''}${tone === 'dark' ? '.dark' : ''}.${formatRow(format).extension}`,
      ]),
    ),
  ),
  ['graph', '.json'],
]) as Readonly<Record<FileKind, string>>;

export const MANIFEST_ENDING = '.groundplan.json';

/** True for the name of a file that a drawing step can write: a valid id with one of the endings. */
export const isOurs = (name: string): boolean =>
  [...Object.values(ENDINGS), MANIFEST_ENDING].some(
    (ending) => name.endsWith(ending) && /^[a-z0-9][a-z0-9-]{0,63}$/.test(name.slice(0, -ending.length)),
  );

/** Returns the name of a diagram's interactive page, which is also the name of the artifact with it alone. */
export const pageName = (id: string): string => `${id}${ENDINGS[SHOWN.page]}`;

/**
 * Writes the files of a diagram and returns their paths.
 * @throws BadInput if the folder is not writable
 */
export async function writeFiles(
  directory: string,
  id: string,
  contents: ReadonlyMap<FileKind, string | Uint8Array>,
  io: Pick<Io, 'makeDirectory' | 'writeFile'>,
): Promise<DiagramFiles> {
  const files: Partial<Record<FileKind, string>> = {};
  try {
    await io.makeDirectory(directory);
    for (const [kind, content] of contents) {
      const path = join(directory, `${id}${ENDINGS[kind]}`);
      await io.writeFile(path, content);
      files[kind] = path;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new BadInput('output-dir', messages.outputUnwritable(id, code ?? message), messages.OUTPUT_REMEDY);
  }
  return files;
}

/**
 * Rewrites the manifest of a diagram whose data has changed since it was drawn. The manifest is next to the graph file,
 * which every diagram has.
 */
export async function rewriteManifest(diagram: Diagram, io: Pick<Io, 'writeFile'>): Promise<void> {
  const path = join(dirname(diagram.files.graph!), `${diagram.id}${MANIFEST_ENDING}`);
  await io.writeFile(path, serialiseManifest(diagram));
}
