/** The parts of a template while it is read: texts still to be trimmed, and what stands between them. */
import type { Expression } from './model.js';
import type { Source } from './scanner.js';

interface Text {
  readonly kind: 'text';
  value: string;
  readonly start: number;
  readonly end: number;
}

/** `${...}` or `%{...}`; null where the directive holds no expression (`%{ else }`). */
interface Sequence {
  readonly kind: 'sequence';
  readonly expression: Expression | null;
}

type TemplatePart = Text | Sequence;

export class TemplateParts {
  /** Directives that wait for their end, innermost last. */
  readonly open: ('if' | 'else' | 'for')[] = [];
  /** Names that `%{ for }` binds. */
  readonly names: string[] = [];
  private readonly list: TemplatePart[] = [];
  private trimNext = false;

  text(value: string, start: number, end: number): void {
    if (end > start) this.list.push({ kind: 'text', value: this.trimNext ? trimFirstLine(value) : value, start, end });
    this.trimNext = false;
  }

  sequence(expression: Expression | null, trimBefore: boolean, trimAfter: boolean): void {
    const before = this.list.at(-1);
    if (trimBefore && before?.kind === 'text') before.value = trimLastLine(before.value);
    this.list.push({ kind: 'sequence', expression });
    this.trimNext = trimAfter;
  }

  /** Each directive ends with one that holds no expression. */
  get hasDirectives(): boolean {
    return this.list.some((part) => part.kind === 'sequence' && part.expression === null);
  }

  /** For `<<-`. */
  removeIndent(): void {
    removeIndent(this.list);
  }

  /** The text where there is nothing else, or null. */
  onlyText(): string | null {
    const [first, ...others] = this.list;
    if (first === undefined) return '';
    return first.kind === 'text' && others.length === 0 ? first.value : null;
  }

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

// `~` takes space of one line, its break included, and no more: so Terraform does it, whatever the specification says.

function trimFirstLine(text: string): string {
  const end = text.indexOf('\n') + 1 || text.length;
  return text.slice(0, end).trimStart() + text.slice(end);
}

function trimLastLine(text: string): string {
  const start = text.lastIndexOf('\n', text.length - 2) + 1;
  return text.slice(0, start) + text.slice(start).trimEnd();
}

// The indentation that `<<-` takes away: as much as all lines have that are not blank.

const isBlank = (line: string): boolean => /^\s*\n$/.test(line);
/** Each with its line break. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const indentOf = (line: string): number => line.search(/[^\s]|\n|$/);

/** Changes the texts. A line that begins with a sequence has no indentation. */
function removeIndent(parts: readonly TemplatePart[]): void {
  const common = commonIndent(parts);
  if (common === 0 || common === Number.POSITIVE_INFINITY) return;
  let atLineStart = true;
  for (const part of parts) {
    if (part.kind === 'text') {
      const lines = linesOf(part.value);
      const cut = lines.map((line, i) => ((i > 0 || atLineStart) && !isBlank(line) ? line.slice(common) : line));
      part.value = cut.join('');
    }
    atLineStart = endsLine(part);
  }
}

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
