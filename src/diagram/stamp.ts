/**
 * The stamp of a diagram, which later tells if the diagram is up to date: the version that drew it, and a fingerprint of its
 * nodes and edges. The fingerprint covers the published graph format, so that a later version computes the same one.
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

/** Returns the stamp of a graph: version and fingerprint, separated by a space. */
export async function stampOf(graph: Graph): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(serialiseGraph(graph)));
  return `${VERSION} ${Buffer.from(digest).toString('hex').slice(0, FINGERPRINT_LENGTH)}`;
}

/** Returns the stamp in the first tag of an SVG or draw.io file; null for a file of an older version or another program. */
export function stampIn(file: string): Stamp | null {
  const [, version, fingerprint] =
    /^<(?:svg|mxfile) [^>]* data-groundplan="(\S{1,100}) ([0-9a-f]{16})">/.exec(file) ?? [];
  return version === undefined || fingerprint === undefined ? null : { version, fingerprint };
}
