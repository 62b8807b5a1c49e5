/**
 * A resource that says "requests go from here to there": an arrow from what the `from` attributes refer to, to what
 * the `to` attributes refer to. An empty side is the resource itself. Its other references are no arrows.
 */
export interface LinkRule {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Only where these attributes have these values. */
  readonly when?: Readonly<Record<string, string>>;
  /** Only what `from` names of these types: what else it names is no part of the link. */
  readonly among?: readonly string[];
  /** Only what `to` names of these types. */
  readonly toward?: readonly string[];
  /** What it leads to has a door of its own: the one box that these attributes name, where nothing else is in it. */
  readonly door?: readonly string[];
  /** Written on the arrow. */
  readonly says?: string;
  /** Requests start at either end. */
  readonly twoWay?: true;
  /** An arrow with all detail only. */
  readonly quiet?: true;
  /** An arrow although an end is quiet: a log that is handed on. */
  readonly loud?: true;
  /** No request and no data: what it runs on. */
  readonly thin?: true;
  /** Thin, and no use: a folder and what is in it. */
  readonly isWithin?: true;
}
