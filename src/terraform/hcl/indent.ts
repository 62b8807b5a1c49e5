/** The indentation that `<<-` takes away: as much as all lines have that are not blank. */
import type { TemplatePart } from './template-parts.js';

const isBlank = (line: string): boolean => /^\s*\n$/.test(line);
/** Each with its line break. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const indentOf = (line: string): number => line.search(/[^\s]|\n|$/);

/** Changes the texts. A line that begins with a sequence has no indentation. */
export function removeIndent(parts: readonly TemplatePart[]): void {
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
