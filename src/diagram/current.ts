/** Whether what was drawn before is what would be drawn now. */

import type { Detail } from '../options.js';
import type { Io } from '../platform/io.js';
import type { ChangeReport } from '../report/model.js';
import { VERSION } from '../version.js';
import { isDifferent } from './compare.js';
import { difference } from './difference.js';
import type { Source, SourceFile } from './source.js';
import { stampIn } from './stamp.js';

/** How a picture differs from what is drawn now: what tells a change of the architecture from one of groundplan. */
export type Staleness =
  /** The format has no stamp, so nobody knows why. */
  | { readonly is: 'differs' | 'no-stamp' | 'same-graph' | 'graph-differs' }
  | { readonly is: 'other-version'; readonly version: string; readonly isSame: boolean };

/** Null where both are the same, byte for byte. */
export function stalenessOf(committed: Uint8Array, now: Uint8Array): Staleness | null {
  if (Buffer.compare(committed, now) === 0) return null;
  const [old, current] = [committed, now].map((bytes) => stampIn(Buffer.from(bytes).toString('utf8')));
  if (current == null) return { is: 'differs' };
  if (old == null) return { is: 'no-stamp' };
  const isSame = old.fingerprint === current.fingerprint;
  if (old.version !== VERSION) return { is: 'other-version', version: old.version, isSame };
  return { is: isSame ? 'same-graph' : 'graph-differs' };
}

/** What differs between two graph files, however they are written; null for nothing. @throws InvalidInput for an old one that is none */
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
