/** Code before and after, and the sentence of the change, in both directions. */
export interface Wording {
  readonly name: string;
  readonly code: string;
  /** What is written instead; each text is there once. */
  readonly edits: readonly (readonly [before: string, after: string])[];
  readonly sentence: string;
  /** The sentence of the change that takes it back. */
  readonly back?: string;
}

/** An edit that adds code at the end. */
export const added = (code: string, more: string): Pick<Wording, 'code' | 'edits'> => ({
  code: `${code}\n# end`,
  edits: [['# end', more]],
});
