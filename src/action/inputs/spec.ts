/** The shape of a declaration of an input. */

export const MODES = ['draw', 'graphdata', 'discover', 'report', 'cleanup'] as const;
export type Mode = (typeof MODES)[number];

interface Common {
  readonly name: string;
  /** For people, in action.yml and the page. */
  readonly description: string;
  /** As it is written in a workflow; empty for none. */
  readonly default: string;
  /** The modes that read it; all of them where it is absent. */
  readonly modes?: readonly Mode[];
}
export interface Text extends Common {
  readonly kind: 'text';
  /** Of the whole value, where not any text will do; `says` completes "must be". */
  readonly pattern?: { readonly source: string; readonly says: string };
}
/** One item a line; `commas` part items, too. */
export interface List extends Common {
  readonly kind: 'list';
  readonly commas?: boolean;
  readonly choices?: readonly string[];
}
export interface Choice extends Common {
  readonly kind: 'choice';
  readonly choices: readonly string[];
}
export interface Flag extends Common {
  readonly kind: 'flag';
  readonly default: 'true' | 'false';
}
/** Null where it is not given and has no default. */
export interface Figure extends Common {
  readonly kind: 'figure';
  readonly minimum: number;
  readonly maximum: number;
  readonly isWhole: boolean;
}
export type InputSpec = Text | List | Choice | Flag | Figure;

/** The modes that make diagrams. */
export const DRAWING = ['draw', 'graphdata'] as const satisfies readonly Mode[];

/** Parts of names of artifacts and markers of comments. */
export const SLUG = {
  source: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$',
  says: 'letters, digits, dots and hyphens, at most 64',
};
