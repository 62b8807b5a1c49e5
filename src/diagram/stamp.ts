/**
 * The stamp of a diagram, which later tells if the diagram is up to date: the version that drew it, and a fingerprint
 * of its nodes and edges. The fingerprint covers the published graph format, so that a later version computes the same
 * one.
 */
import { serialiseGraph } from '../graph/format.js';
import type { Graph } from '../graph/model.js';
import { VERSION } from '../version.js';

/** Hex digits of a fingerprint: 64 bits, enough to detect a change. */
const FINGERPRINT_LENGTH = 16;

export interface Stamp {
  readonly version: string;
  readonly fingerprint: string;
}

/** Returns the stamp of a graph as it is written to a file: version and fingerprint, separated by a space. */
export async function stampOf(graph: Graph): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(serialiseGraph(graph)));
  return `${VERSION} ${Buffer.from(digest).toString('hex').slice(0, FINGERPRINT_LENGTH)}`;
}

/**
 * Returns the stamp in the first tag of an SVG or draw.io file; null for a file of an older version or another program.
 */
function stampIn(file: string): Stamp | null {
  const [, version, fingerprint] =
    /^<(?:svg|mxfile) [^>]* data-groundplan="(\S{1,100}) ([0-9a-f]{16})">/.exec(file) ?? [];
  return version === undefined || fingerprint === undefined ? null : { version, fingerprint };
}

// ---- Compares a committed diagram with the current one.

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
