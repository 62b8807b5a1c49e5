/** What `terraform graph` says, reduced to who depends on whom. */
export interface DotGraph {
  /** The file in the user's words. */
  readonly file: string;
  /**
   * Each node and what it depends on, as configuration addresses without instance keys: resources, data sources, and
   * the variables, locals and outputs between them (`module.a.var.b`). Providers and the ends of modules are left out.
   */
  readonly dependencies: ReadonlyMap<string, readonly string[]>;
}
