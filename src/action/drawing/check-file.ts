/** Checks a committed picture or graph file against the drawn one, by the same rules as `groundplan check`. */

import { extname } from 'node:path';
import { formatOfExtension } from '../../diagram.js';
import { type Staleness, sinceGraph, stalenessOf } from '../../differences.js';
import { type Diagram, type FileKind, fileKindOf } from '../../pull-request/model.js';
import type { Context } from '../context.js';
import { BadInput } from '../inputs/read.js';
import * as messages from '../messages.js';
import { checkInside } from './input-file.js';

const INPUT = 'check-file';

/**
 * Returns why the file is outdated; null if it is current or the input is empty.
 * @throws BadInput for a missing file or a format that was not drawn; InvalidInput for a link out of the repository
 */
export async function whyStale(diagrams: readonly Diagram[], { inputs, io }: Context): Promise<string | null> {
  const path = inputs['check-file'];
  if (path === '') return null;
  const [diagram, ...others] = diagrams;
  if (diagram === undefined || others.length > 0) {
    throw new BadInput(INPUT, messages.CHECK_FILE_ONE, messages.ONE_PATH_REMEDY);
  }
  await checkInside(INPUT, path, io);
  if ((await io.kindOf(path).catch(() => 'missing')) !== 'file') {
    throw new BadInput(INPUT, messages.checkFileMissing(path), messages.CHECK_FILE_REMEDY);
  }
  const kind = kindNamed(path);
  const drawn = kind === null ? undefined : diagram.files[kind];
  if (drawn === undefined) {
    const there = Object.values(diagram.files).map((file) => extname(file).slice(1));
    throw new BadInput(INPUT, messages.checkFileFormat(path), messages.checkFileFormats([...new Set(there)]));
  }
  const [committed, now] = [await io.readFile(path), await io.readFile(drawn)];
  const reason =
    kind === 'graph'
      ? await whyGraph({ name: path, bytes: committed }, now, { inputs, io })
      : wordsOf(stalenessOf(committed, now));
  return reason === null ? null : messages.stalePicture(path, reason);
}

function kindNamed(path: string): FileKind | null {
  const extension = extname(path).slice(1).toLowerCase();
  if (extension === 'json') return 'graph';
  const format = formatOfExtension(extension);
  return format === null ? null : fileKindOf(format, 'light', 'whole');
}

async function whyGraph(
  committed: { readonly name: string; readonly bytes: Uint8Array },
  now: Uint8Array,
  { inputs, io }: Pick<Context, 'inputs' | 'io'>,
): Promise<string | null> {
  if (Buffer.compare(committed.bytes, now) === 0) return null;
  const report = await sinceGraph(committed, now, inputs.detail, io);
  return report === null ? null : report.sentence;
}

const wordsOf = (staleness: Staleness | null): string | null =>
  staleness === null ? null : messages.STALE_REASONS[staleness.is];
