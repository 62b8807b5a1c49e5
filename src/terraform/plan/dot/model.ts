/** The output of `terraform graph`, reduced to dependencies. */
export interface DotGraph {
  /** Name of the file, as the user gave it. */
  readonly file: string;
  /**
   * Each node and its dependencies, as configuration addresses without instance keys. Nodes are resources, data sources, and the
   * variables, locals and outputs between them (`module.a.var.b`). Providers and module boundaries are left out.
   */
  readonly dependencies: ReadonlyMap<string, readonly string[]>;
}
