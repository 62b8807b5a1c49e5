/** Attributes that a type is given as blocks with a namespace, a name and a value. */

/** What one setting stands for. */
export interface NamedSetting {
  /** The attribute by which other types say the same; null for a setting that says nothing about the resource itself. */
  readonly attribute: string | null;
  /** Types that its value names. */
  readonly names: readonly string[];
  /** True if its value is a list with commas. */
  readonly isList?: true;
}

export interface NamedSettings {
  readonly block: string;
  /** By namespace and name, with a space between them. */
  readonly settings: ReadonlyMap<string, NamedSetting>;
}
