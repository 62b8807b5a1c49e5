/**
 * Collects the texts and sequences of a template while `template.ts` parses it, and removes the whitespace that `~` and `<<-` ask for.
 */

import type { Expression } from './model.js';
import type { Source } from './source.js';

interface Text {
  readonly kind: 'text';
  value: string;
  readonly start: number;
  readonly end: number;
}

/** `${...}` or `%{...}`; null if the directive has no expression (`%{ else }`). */
interface Sequence {
  readonly kind: 'sequence';
  readonly expression: Expression | null;
}

type TemplatePart = Text | Sequence;

export class TemplateParts {
  /** Directives that are not yet closed, innermost last. */
  readonly open: ('if' | 'else' | 'for')[] = [];
  /** Names that `%{ for }` binds. */
  readonly names: string[] = [];
  private readonly list: TemplatePart[] = [];
  /** True after a sequence that ends in `~}`. */
  private trimNext = false;

  addText(value: string, start: number, end: number): void {
    if (end > start) this.list.push({ kind: 'text', value: this.trimNext ? trimFirstLine(value) : value, start, end });
    this.trimNext = false;
  }

  /** `trimBefore` is true for `${~`, `trimAfter` for `~}`. */
  addSequence(expression: Expression | null, trimBefore: boolean, trimAfter: boolean): void {
    const before = this.list.at(-1);
    if (trimBefore && before?.kind === 'text') before.value = trimLastLine(before.value);
    this.list.push({ kind: 'sequence', expression });
    this.trimNext = trimAfter;
  }

  /** Every directive ends with `%{ endif }` or `%{ endfor }`, which have no expression. */
  get hasDirectives(): boolean {
    return this.list.some((part) => part.kind === 'sequence' && part.expression === null);
  }

  /** Removes the indentation that all lines share, as `<<-` demands. */
  removeIndent(): void {
    removeIndent(this.list);
  }

  /** Returns the text if the template has no sequences, else null. */
  onlyText(): string | null {
    const [first, ...others] = this.list;
    if (first === undefined) return '';
    return first.kind === 'text' && others.length === 0 ? first.value : null;
  }

  /** Returns the texts that are not empty, as literals, and the expressions of the sequences. */
  expressions(source: Source): Expression[] {
    const expressions: Expression[] = [];
    for (const part of this.list) {
      if (part.kind === 'sequence') {
        if (part.expression !== null) expressions.push(part.expression);
      } else if (part.value !== '') {
        expressions.push({ kind: 'literal', value: part.value, span: source.span(part.start, part.end) });
      }
    }
    return expressions;
  }
}

// ---- `~` trims whitespace on one line including its line break, and no more. Terraform does so, contrary to the specification.

function trimFirstLine(text: string): string {
  const end = text.indexOf('\n') + 1 || text.length;
  return text.slice(0, end).trimStart() + text.slice(end);
}

function trimLastLine(text: string): string {
  const start = text.lastIndexOf('\n', text.length - 2) + 1;
  return text.slice(0, start) + text.slice(start).trimEnd();
}

// ---- `<<-` removes the indentation that all non-blank lines share.

const isBlank = (line: string): boolean => /^\s*\n$/.test(line);
/** Splits a text into lines that include their line breaks. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
/** Returns the number of whitespace characters at the start of the line. */
const indentOf = (line: string): number => line.search(/[^\s]|\n|$/);

/** Changes the texts in place. */
function removeIndent(parts: readonly TemplatePart[]): void {
  const common = commonIndent(parts);
  if (common === 0 || common === Number.POSITIVE_INFINITY) return;
  let atLineStart = true;
  for (const part of parts) {
    if (part.kind === 'text') {
      const lines = linesOf(part.value);
      const cut = lines.map((line, index) =>
        (index > 0 || atLineStart) && !isBlank(line) ? line.slice(common) : line,
      );
      part.value = cut.join('');
    }
    atLineStart = endsLine(part);
  }
}

/** Returns the smallest indentation; infinity if all lines are blank. A line that begins with a sequence has none. */
function commonIndent(parts: readonly TemplatePart[]): number {
  let common = Number.POSITIVE_INFINITY;
  let atLineStart = true;
  for (const part of parts) {
    const lines = part.kind === 'text' ? linesOf(part.value) : [''];
    for (const line of atLineStart ? lines : lines.slice(1)) {
      if (!isBlank(line)) common = Math.min(common, indentOf(line));
    }
    atLineStart = endsLine(part);
  }
  return common;
}

const endsLine = (part: TemplatePart): boolean => part.kind === 'text' && part.value.endsWith('\n');
