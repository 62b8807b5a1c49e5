/** Checks if a committed diagram is up to date. */

import type { ChangeReport } from '../diff/report/model.js';
import type { Detail } from '../options.js';
import type { Io } from '../platform/io.js';
import { VERSION } from '../version.js';
import { isDifferent } from './compare.js';
import { difference } from './difference.js';
import type { Source, SourceFile } from './source.js';
import { stampIn } from './stamp.js';

/**
 * The difference of a committed diagram from the current one. Distinguishes changes of the architecture from changes of
 * groundplan.
 */
export type Staleness =
  /** `no-stamp`: the committed file has no stamp, so the reason is unknown. */
  | { readonly is: 'differs' | 'no-stamp' | 'same-graph' | 'graph-differs' }
  | { readonly is: 'other-version'; readonly version: string; readonly isSame: boolean };

/** Returns the difference of a committed diagram; null if both are identical, byte for byte. */
export function stalenessOf(committed: Uint8Array, now: Uint8Array): Staleness | null {
  if (Buffer.compare(committed, now) === 0) return null;
  const [old, current] = [committed, now].map((bytes) => stampIn(Buffer.from(bytes).toString('utf8')));
  if (current == null) return { is: 'differs' };
  if (old == null) return { is: 'no-stamp' };
  const isSame = old.fingerprint === current.fingerprint;
  if (old.version !== VERSION) return { is: 'other-version', version: old.version, isSame };
  return { is: isSame ? 'same-graph' : 'graph-differs' };
}

/**
 * Returns the changes between two graph files, regardless of their formatting; null for none.
 * @throws InvalidInput if the old file is not a graph file
 */
export async function sinceGraph(
  old: SourceFile,
  now: Uint8Array,
  detail: Detail,
  io: Io,
): Promise<ChangeReport | null> {
  const sourceOf = (name: string, bytes: Uint8Array): Source => ({
    is: 'files',
    name,
    files: { kind: 'any', file: { name, bytes }, dot: null },
    folders: [],
  });
  const [before, after] = [sourceOf(old.name, old.bytes), sourceOf(old.name, now)];
  const nothingElse = { annotations: null, view: null, title: null, drawing: null, hops: null, mayBeEmpty: false };
  const { report } = await difference({ before, after, detail, ...nothingElse }, io);
  return isDifferent(report) ? report : null;
}
