/**
 * How a resource chooses others without a reference, or is chosen: by labels, all of which the other one bears, or by its
 * plain name. Both are in one group (`GroupedRule`): a namespace of a cluster.
 */
export interface SelectionRule {
  readonly by: 'labels' | 'name';
  /** Paths of the map with the labels, or of the names. */
  readonly at: readonly string[];
  /** Only where each of these paths has one of these values. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
}
