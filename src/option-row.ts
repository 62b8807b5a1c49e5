/** Types for rows of the table in options.ts, and for the option values derived from them. */

/** The commands of groundplan. */
export type Command =
  | 'draw'
  | 'graphdata'
  | 'diff'
  | 'check'
  | 'comment'
  | 'docs'
  | 'estate'
  | 'doctor'
  | 'mcp'
  | 'completion';
/** The modes of the action, as the input `mode` names them. */
export const MODES = ['draw', 'graphdata', 'discover', 'report', 'cleanup'] as const;
export type Mode = (typeof MODES)[number];

/** Properties of an option that may differ between the command line and the action. */
interface Face {
  /** `list`: several values, or one value that combines choices. A flag that is on by default becomes `--no-<name>`. */
  readonly kind: 'text' | 'path' | 'number' | 'choice' | 'flag' | 'list';
  readonly choices?: readonly string[];
  /** Bounds of a number, both inclusive. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** True for a number without decimals. */
  readonly isWhole?: boolean;
  /** Default as written on the command line; absent for none. */
  readonly default?: string;
  /** Help text without initial capital, full stop and the word "default", which are added where needed. */
  readonly help: string;
}

/** A row of the option table. Members of `cli` and `action` override those of the row there. */
export interface Row extends Face {
  readonly name: string;
  /** Absent if the command line does not have the option. */
  readonly cli?: Partial<Face> & {
    readonly commands: readonly Command[];
    /** Placeholder of the value; in brackets if the value is optional and then defaults to `bare`. */
    readonly value?: string;
    /** Value of an option that is given without one. */
    readonly bare?: string;
    /** The choice that `--no-<name>` selects. */
    readonly without?: string;
    /** Rejects a repeated option. Commander would silently use the last of several files or folders. */
    readonly once?: true;
    /** True if the option may be repeated. Its value is the first one; see `Parsed`. */
    readonly several?: true;
    /** True if each value of a list may contain several items, separated by commas. */
    readonly commas?: true;
    /** Unit of a number, for the message about an invalid one. */
    readonly unit?: string;
    /** A valid value, for the same message. */
    readonly example?: string;
    /** Additional Markdown text for the documentation page. */
    readonly more?: string;
  };
  /** Absent if the action does not have the input. */
  readonly action?: Partial<Face> & {
    /** Name of the input, if it differs. */
    readonly input?: string;
    /** Modes that read the input; absent for all. */
    readonly modes?: readonly Mode[];
    /** True if commas separate list items, in addition to line ends. */
    readonly commas?: true;
    /** Pattern of the whole text; `says` completes "must be". */
    readonly pattern?: { readonly source: string; readonly says: string };
  };
}

/** Values of a command's options by name; null if there is neither a value nor a default. */
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

/** Values of the inputs in a table, by input name. Without a value, a text is empty and a number is null. */
export type InputValues<R extends Row> = {
  readonly [I in Extract<R, { action: object }> as InputName<I>]: InputValue<Seen<I>>;
};

/** The name of a row's input. */
export type InputName<R extends Row> = R extends { action: { input: infer N extends string } } ? N : R['name'];

/** A row with the action's overrides applied. */
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
