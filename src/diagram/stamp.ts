/**
 * What a picture says of itself, for who has to tell later whether it is current: the version that has drawn it, and a
 * fingerprint of its things and arrows. It is the published graph format that is counted, so that the next version finds the
 * same.
 */
import { serialiseGraph } from '../graph/format.js';
import type { Graph } from '../graph/model.js';
import { VERSION } from '../version.js';

const FINGERPRINT_LENGTH = 16;

export interface Stamp {
  readonly version: string;
  readonly fingerprint: string;
}

export async function stampOf(graph: Graph): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(serialiseGraph(graph)));
  return `${VERSION} ${Buffer.from(digest).toString('hex').slice(0, FINGERPRINT_LENGTH)}`;
}

/** In the first tag of an SVG or of a file of draw.io; null where there is none: an older version, another program. */
export function stampIn(picture: string): Stamp | null {
  const [, version, fingerprint] =
    /^<(?:svg|mxfile) [^>]* data-groundplan="(\S{1,100}) ([0-9a-f]{16})">/.exec(picture) ?? [];
  return version === undefined || fingerprint === undefined ? null : { version, fingerprint };
}
