/** The shape of a row of the table in options.ts, and the values that are made of it. */

export type Command = 'draw' | 'graphdata' | 'diff' | 'check' | 'comment' | 'docs' | 'doctor' | 'mcp';
export const MODES = ['draw', 'graphdata', 'discover', 'report', 'cleanup'] as const;
export type Mode = (typeof MODES)[number];

/** What the command line and the action may see differently. */
interface Face {
  /** `list`: several, or one with choices in it. A flag that is on by default is `--no-<name>`. */
  readonly kind: 'text' | 'path' | 'number' | 'choice' | 'flag' | 'list';
  readonly choices?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isWhole?: boolean;
  /** As it is written; absent for none. */
  readonly default?: string;
  /** No capital at its beginning and no full stop at its end: both are made where they belong, as is the word "default". */
  readonly help: string;
}

export interface Row extends Face {
  readonly name: string;
  readonly cli?: Partial<Face> & {
    readonly commands: readonly Command[];
    /** What is written behind it; in brackets where it may be left out, and then means `bare`. */
    readonly value?: string;
    readonly bare?: string;
    /** Of a choice: what `--no-<name>` chooses. */
    readonly without?: string;
    /** Commander takes the last of several: of files and folders that is no picture of what was named. */
    readonly once?: true;
    /** Of a list: each of what is given may be several, with commas. */
    readonly commas?: true;
    /** What a number is of. */
    readonly unit?: string;
    readonly example?: string;
    /** For the page only, in Markdown. */
    readonly more?: string;
  };
  readonly action?: Partial<Face> & {
    /** Where it is called otherwise. */
    readonly input?: string;
    /** Those that read it; all of them where it is absent. */
    readonly modes?: readonly Mode[];
    /** Of a list: commas part items, too, not only lines. */
    readonly commas?: true;
    /** Of the whole text; `says` completes "must be". */
    readonly pattern?: { readonly source: string; readonly says: string };
  };
}

/** The values of a command, by the names of its options: null where nothing is given and nothing is usual. */
export type CommandValues<R extends Row, C extends Command> = {
  readonly [O in R as O extends { cli: { commands: readonly (infer N)[] } }
    ? C extends N
      ? O['name']
      : never
    : never]: CliValue<O>;
};

type CliValue<R> = R extends { kind: 'flag' }
  ? boolean
  : R extends { kind: 'choice'; choices: readonly (infer T)[] }
    ? T | (R extends { default: string } ? never : null)
    : R extends { kind: 'list' }
      ? R extends { choices: readonly (infer T)[] }
        ? readonly T[] | null
        : readonly string[]
      : R extends { kind: 'number' }
        ? number | (R extends { default: string } ? never : null)
        : string | null;

/** The values of the inputs in a table, by their names there: a text is empty and a number null where nothing is given. */
export type InputValues<R extends Row> = {
  readonly [I in Extract<R, { action: object }> as InputName<I>]: InputValue<Seen<I>>;
};

export type InputName<R extends Row> = R extends { action: { input: infer N extends string } } ? N : R['name'];

/** A row as the action sees it. */
type Seen<R extends Row> = Omit<R, keyof NonNullable<R['action']>> & NonNullable<R['action']>;

type InputValue<S> = S extends { kind: 'flag' }
  ? boolean
  : S extends { kind: 'number' }
    ? number | null
    : S extends { kind: 'choice'; choices: readonly (infer T)[] }
      ? T
      : S extends { kind: 'list' }
        ? readonly (S extends { choices: readonly (infer T)[] } ? T : string)[]
        : string;
