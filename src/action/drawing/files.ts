/** Names of the files of one diagram, and writing them. */
import { join } from 'node:path';
import type { Io } from '../../io/io.js';
import { BadInput } from '../inputs/read.js';
import * as messages from '../messages.js';
import type { DiagramFiles } from '../model.js';

type Kind = keyof DiagramFiles;

/** Behind the id, which holds no dot: the names are unique in a run, and artifacts may be unpacked into one folder. */
export const ENDINGS: Readonly<Record<Kind, string>> = {
  svg: '.svg',
  png: '.png',
  darkSvg: '.dark.svg',
  darkPng: '.dark.png',
  graph: '.json',
};

export const MANIFEST_ENDING = '.groundplan.json';

/** Whether it could be the name of a file that a drawing step has made. */
export const isOurs = (name: string): boolean =>
  [...Object.values(ENDINGS), MANIFEST_ENDING].some(
    (ending) => name.endsWith(ending) && /^[a-z0-9][a-z0-9-]{0,63}$/.test(name.slice(0, -ending.length)),
  );

/** @throws BadInput where the folder cannot be written to */
export async function writeFiles(
  directory: string,
  id: string,
  contents: ReadonlyMap<Kind, string | Uint8Array>,
  io: Pick<Io, 'makeDirectory' | 'writeFile'>,
): Promise<DiagramFiles> {
  const files: Partial<Record<Kind, string>> = {};
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
