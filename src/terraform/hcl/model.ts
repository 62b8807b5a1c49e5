/**
 * Syntax tree of Terraform's configuration language, unevaluated. The native syntax (`.tf`, `.tofu`) and JSON
 * (`.tf.json`, `.tofu.json`) share it.
 */

/** A range in the text of a file. */
export interface Span {
  /** Offset in UTF-16 code units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** Line of `start`, from 1. */
  readonly line: number;
}

/** A parsed file. */
export interface HclFile {
  /** Path relative to the root of the source, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly syntax: 'native' | 'json';
  readonly body: Body;
  /** Unreadable parts. The tree holds the rest of the file. */
  readonly faults: readonly Fault[];
}

/** A syntax error, or a limit that is exceeded. */
export interface Fault {
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  /** Description of the fault for the user, e.g. the expected token. */
  readonly problem: string;
}

/** Attributes and blocks, in text order. */
export interface Body {
  readonly attributes: readonly Attribute[];
  readonly blocks: readonly Block[];
  /** The range between the braces; for a file, the whole text. */
  readonly span: Span;
}

export interface Attribute {
  readonly name: string;
  readonly value: Expression;
  /** From the name to the end of the value. */
  readonly span: Span;
}

export interface Block {
  readonly type: string;
  readonly labels: readonly string[];
  readonly body: Body;
  /** From the type to the closing brace. */
  readonly span: Span;
}

export type Expression =
  | Literal
  | Template
  | Tuple
  | ObjectValue
  | Traversal
  | Call
  | For
  | Conditional
  | Operation
  | Parenthesised
  | Unreadable;

export interface Literal {
  readonly kind: 'literal';
  /** The value. A string without templates is a literal, too, with its escapes resolved. */
  readonly value: string | number | boolean | null;
  readonly span: Span;
}

/** A string with `${}` or `%{}`, or any heredoc. */
export interface Template {
  readonly kind: 'template';
  /** Literal texts and expressions, including the conditions and collections of directives. */
  readonly parts: readonly Expression[];
  /** True for a heredoc. */
  readonly heredoc: boolean;
  readonly span: Span;
  /** Names that `%{ for }` binds; absent if there are none. */
  readonly names?: readonly string[];
  /**
   * The parts with each `%{...}` as a conditional or a loop that makes a text; null if one is misplaced or not closed.
   * Absent without directives.
   */
  readonly directives?: readonly Expression[] | null;
}

export interface Tuple {
  readonly kind: 'tuple';
  readonly items: readonly Expression[];
  readonly span: Span;
}

export interface ObjectValue {
  readonly kind: 'object';
  /** Keys and values in text order. A bare word as key is a literal. */
  readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
  readonly span: Span;
}

/**
 * A reference, e.g. `aws_vpc.main[0].id`, `var.x`, `each.value`, or steps after another expression: `f(x).id`,
 * `[a, b][0]`.
 */
export interface Traversal {
  readonly kind: 'traversal';
  /** The first name, or the expression that the steps apply to. */
  readonly root: string | Expression;
  readonly steps: readonly Step[];
  readonly span: Span;
}

export type Step =
  | { readonly kind: 'attribute'; readonly name: string }
  /** `[...]`, and the legacy `.0`. */
  | { readonly kind: 'index'; readonly key: Expression }
  /** `[*]` and `.*`. */
  | {
      readonly kind: 'splat';
      /** True for `.*`: later attribute steps apply to each item, an index step applies to the list. */
      readonly attributesOnly?: true;
    };

export interface Call {
  readonly kind: 'call';
  /** Function name, e.g. `merge`, `provider::aws::arn_parse`. */
  readonly name: string;
  readonly arguments: readonly Expression[];
  readonly span: Span;
  /** True if the last argument ends in `...`: its items are passed as arguments. */
  readonly expands?: true;
}

export interface For {
  readonly kind: 'for';
  /** One name for `for v in`, two for `for k, v in`. */
  readonly names: readonly string[];
  readonly collection: Expression;
  /** Key expression of an object; null for a tuple. */
  readonly key: Expression | null;
  readonly value: Expression;
  readonly condition: Expression | null;
  readonly span: Span;
  /** True if the value ends in `...`: values with equal keys are grouped in a tuple. */
  readonly grouped?: true;
}

export interface Conditional {
  readonly kind: 'conditional';
  readonly condition: Expression;
  readonly whenTrue: Expression;
  readonly whenFalse: Expression;
  readonly span: Span;
}

export interface Operation {
  readonly kind: 'operation';
  readonly operator: string;
  /** One or two operands. */
  readonly operands: readonly Expression[];
  readonly span: Span;
}

/** `(x)`. Kept, because parentheses make a bare word in a key a reference. */
export interface Parenthesised {
  readonly kind: 'parenthesised';
  readonly inner: Expression;
  readonly span: Span;
}

/** An expression that could not be parsed. Its fault is listed in the file. */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly span: Span;
}
