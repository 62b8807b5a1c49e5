import type { GraphEdge, Provenance } from '../../graph/model.js';

/** Provenance of edges that the source does not state. */
const INFERRED: ReadonlySet<Provenance> = new Set(['implied', 'assumed']);

export const isInferred = ({ provenance }: GraphEdge): boolean => INFERRED.has(provenance);
