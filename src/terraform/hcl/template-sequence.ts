/** `${...}` and `%{...}` in a template. */
import * as messages from './messages.js';
import type { Expression } from './model.js';
import { forIntroduction } from './parse-collection.js';
import type { Parser } from './parser.js';
import type { TemplateParts } from './template-parts.js';

/**
 * Reads the sequence that starts here, and returns where it ends.
 * @throws Unexpected
 */
export function readSequence(p: Parser, at: number, parts: TemplateParts): number {
  const { text } = p.source;
  const trimBefore = text[at + 2] === '~';
  const newlinesBefore = p.newlines;
  p.open.push('}');
  p.newlines = false;
  p.jump(at + (trimBefore ? 3 : 2));
  const expression = text[at] === '%' ? directive(p, parts) : p.expression();
  const trimAfter = p.is('~}');
  if (!trimAfter && !p.is('}')) throw p.unexpected(messages.END_OF_SEQUENCE);
  p.open.pop();
  p.newlines = newlinesBefore;
  parts.sequence(expression, trimBefore, trimAfter);
  return p.end;
}

/** A directive that is not where it belongs is a fault, and no reason to lose the rest of the template. */
function directive(p: Parser, parts: TemplateParts): Expression | null {
  const { start } = p;
  const word = p.identifier(messages.DIRECTIVE);
  const innermost = parts.open.at(-1);
  switch (word) {
    case 'if':
      parts.open.push('if');
      return p.expression();
    case 'for': {
      const { names, collection } = forIntroduction(p);
      parts.open.push('for');
      parts.names.push(...names);
      return collection;
    }
    case 'else':
      if (innermost === 'if') parts.open[parts.open.length - 1] = 'else';
      else p.source.fault(start, messages.misplacedDirective(word));
      return null;
    case 'endif':
    case 'endfor': {
      const closes = word === 'endfor' ? innermost === 'for' : innermost === 'if' || innermost === 'else';
      if (closes) parts.open.pop();
      else p.source.fault(start, messages.misplacedDirective(word));
      return null;
    }
    default:
      p.source.fault(start, messages.unknownDirective(word));
      return null;
  }
}
