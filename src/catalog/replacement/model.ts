import type { Json } from '../../graph/inventory.js';

/** How Terraform carries out a change of an attribute. `unknown`: the table does not say. */
export type ReplacementRule = 'always' | 'sometimes' | 'never' | 'unknown';

/** Values of one attribute on both sides; undefined where one is not known. */
export interface BothValues {
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** The provider whose resources a table describes, and the rows of these. */
export interface ReplacementRows {
  /** Package or repository that the facts are from. */
  readonly source: string;
  readonly version: string;
  /**
   * Resource type to the attributes that force its replacement, separated by spaces and sorted. `~` before a path means
   * that it depends on the values, `?` that nobody knows; an attribute that is not listed is updated in place.
   */
  readonly types: Readonly<Record<string, string>>;
}

export interface ReplacementTable {
  /**
   * The rule of an attribute: its name and those of the blocks around it joined with dots, without indexes
   * (`vpc_config.subnet_ids`). A path below a listed one follows that one; a block with a listed attribute in it may force.
   *
   * @param values of both sides, for the few attributes where they decide
   */
  ruleOf(type: string, path: string, values?: BothValues): ReplacementRule;
  /**
   * Whether another region, zone or account of its provider replaces a resource with these values: not where the resource
   * sets its own, or is in none.
   */
  isForcedBySetting(type: string, setting: string, values: Readonly<Record<string, Json>>): boolean;
}
