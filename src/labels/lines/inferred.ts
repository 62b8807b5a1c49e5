import type { GraphEdge, Provenance } from '../../graph/model.js';

/** What the source does not say in so many words. */
const INFERRED: ReadonlySet<Provenance> = new Set(['implied', 'assumed']);

export const isInferred = ({ provenance }: GraphEdge): boolean => INFERRED.has(provenance);
