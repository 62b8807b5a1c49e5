import type { GraphEdge, Provenance } from '../../graph/model.js';

/** Provenance of edges that the source does not state. */
const INFERRED: ReadonlySet<Provenance> = new Set(['implied', 'assumed']);

/** True if the source does not state the edge. Such an edge is drawn dashed. */
export const isInferred = ({ provenance }: Pick<GraphEdge, 'provenance'>): boolean => INFERRED.has(provenance);
