/** How it is known that a thing is open to those outside, or that something keeps them from it. */

export interface ExposureRule {
  /** What of the thing is open; absent: the thing itself. */
  readonly what?: string;
  /** To whom. */
  readonly to: string;
  /** Each of these paths holds one of these texts, in any case of letters; the empty one stands for none. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** All of these blocks or attributes are there. */
  readonly has?: readonly string[];
  /** The document in one of these attributes lets one of these in, without a condition. */
  readonly lets?: { readonly in: readonly string[]; readonly who: readonly string[] };
  /** To each address range there; `first` and `last` are the ends of one. */
  readonly ranges?: { readonly at: string } | { readonly first: string; readonly last: string };
  /** It keeps them out: what is open is open without it. */
  readonly shuts?: true;
  /** So is everything of its kind unless somebody says otherwise: of a new one nobody has to hear it. */
  readonly isUsual?: true;
  /** Each is one of several parts of a thing: a new part opens nothing that was shut. */
  readonly isOfPart?: true;
  /** Attributes that name the thing; absent: what it is drawn as. */
  readonly of?: readonly string[];
}
