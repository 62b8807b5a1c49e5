/**
 * Terraform's configuration language as it is written: nothing is evaluated. One shape for the native syntax (`.tf`,
 * `.tofu`) and for JSON (`.tf.json`, `.tofu.json`).
 */

/** Where it is in the text of its file. */
export interface Span {
  /** Offsets in UTF-16 code units; `end` is behind the last one. */
  readonly start: number;
  readonly end: number;
  /** Of `start`, from 1. */
  readonly line: number;
}

export interface HclFile {
  /** Relative to the root of the source, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly syntax: 'native' | 'json';
  readonly body: Body;
  /** What could not be read; the rest of the file is there. */
  readonly faults: readonly Fault[];
}

export interface Fault {
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** What was expected there, in words for the user. */
  readonly problem: string;
}

/** In the order of the text. */
export interface Body {
  readonly attributes: readonly Attribute[];
  readonly blocks: readonly Block[];
  /** Between the braces; of the whole text for a file. */
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
  | Parenthesized
  | Unreadable;

export interface Literal {
  readonly kind: 'literal';
  /** A string without any template in it is a literal, too, with its escapes resolved. */
  readonly value: string | number | boolean | null;
  readonly span: Span;
}

/** A string with `${}` or `%{}`, a heredoc with or without them. */
export interface Template {
  readonly kind: 'template';
  /** Texts are literals; conditions and collections of directives are parts, too. */
  readonly parts: readonly Expression[];
  readonly heredoc: boolean;
  readonly span: Span;
  /** What `%{ for }` in it binds; absent where there is none. */
  readonly names?: readonly string[];
  /** It has `%{...}`: the parts are not simply one after the other. */
  readonly directives?: true;
}

export interface Tuple {
  readonly kind: 'tuple';
  readonly items: readonly Expression[];
  readonly span: Span;
}

export interface ObjectValue {
  readonly kind: 'object';
  /** A bare word as key is a literal. */
  readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
  readonly span: Span;
}

/** `aws_vpc.main[0].id`, `var.x`, `each.value`, and steps after anything else: `f(x).id`, `[a, b][0]`. */
export interface Traversal {
  readonly kind: 'traversal';
  /** The first name, or what the steps are taken from. */
  readonly root: string | Expression;
  readonly steps: readonly Step[];
  readonly span: Span;
}

export type Step =
  | { readonly kind: 'attribute'; readonly name: string }
  /** `[...]`, and the old `.0`. */
  | { readonly kind: 'index'; readonly key: Expression }
  /** `[*]` and `.*`. */
  | {
      readonly kind: 'splat';
      /** `.*`: only attributes behind it are of each item, an index is of the list. */
      readonly attributesOnly?: true;
    };

export interface Call {
  readonly kind: 'call';
  /** `merge`, `provider::aws::arn_parse`. */
  readonly name: string;
  readonly arguments: readonly Expression[];
  readonly span: Span;
  /** The last argument ends in `...`: its items are the arguments. */
  readonly expands?: true;
}

export interface For {
  readonly kind: 'for';
  /** `for v in` has one name, `for k, v in` two. */
  readonly names: readonly string[];
  readonly collection: Expression;
  /** Of an object; null for a tuple. */
  readonly key: Expression | null;
  readonly value: Expression;
  readonly condition: Expression | null;
  readonly span: Span;
  /** The value ends in `...`: the values of equal keys are a tuple. */
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
  /** One or two. */
  readonly operands: readonly Expression[];
  readonly span: Span;
}

export interface Parenthesized {
  readonly kind: 'parenthesized';
  readonly inner: Expression;
  readonly span: Span;
}

/** Its fault is in the file's list. */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly span: Span;
}
