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
  /** `isSame`: the other version draws the same nodes and edges. */
  | { readonly is: 'other-version'; readonly version: string; readonly isSame: boolean };

/** Returns the difference of a committed diagram; null if both are identical, byte for byte. */
export function stalenessOf(committed: Uint8Array, current: Uint8Array): Staleness | null {
  if (Buffer.compare(committed, current) === 0) return null;
  const [oldStamp, stamp] = [committed, current].map((bytes) => stampIn(Buffer.from(bytes).toString('utf8')));
  if (stamp == null) return { is: 'differs' };
  if (oldStamp == null) return { is: 'no-stamp' };
  const isSame = oldStamp.fingerprint === stamp.fingerprint;
  if (oldStamp.version !== VERSION) return { is: 'other-version', version: oldStamp.version, isSame };
  return { is: isSame ? 'same-graph' : 'graph-differs' };
}

/**
 * Returns the changes between two graph files, regardless of their formatting; null for none.
 * @throws InvalidInput if the old file is not a graph file
 */
export async function sinceGraph(
  committed: SourceFile,
  current: Uint8Array,
  detail: Detail,
  io: Io,
): Promise<ChangeReport | null> {
  const sourceOf = (name: string, bytes: Uint8Array): Source => ({
    is: 'files',
    name,
    files: { kind: 'any', file: { name, bytes }, dot: null },
    folders: [],
  });
  const [before, after] = [sourceOf(committed.name, committed.bytes), sourceOf(committed.name, current)];
  const reportOnly = { annotations: null, view: null, title: null, drawing: null, hops: null, mayBeEmpty: false };
  const { report } = await difference({ before, after, detail, ...reportOnly }, io);
  return isDifferent(report) ? report : null;
}
