/** What documents allow: statements of policies and bindings of roles, as JSON texts or as blocks. */
import type { DocumentShape } from '../../catalog/access/model.js';
import type { Knowledge } from '../../catalog/knowledge.js';
import type { Json } from '../../graph/inventory.js';
import { IDENTITY_TEXT_MAX, TEXT_DEPTH_MAX } from '../limits.js';
import { type Block, blocksAt, isBlock, isSet, type TextAt, textsAt, textsIn } from '../values.js';

export interface Statement {
  readonly permissions: readonly string[];
  /** As written: identities, wildcards; empty where it does not say. */
  readonly what: readonly TextAt[];
  readonly who: readonly TextAt[];
}

/** A text that is no document says nothing. */
function parsed(text: string): Json | undefined {
  if (text.length > IDENTITY_TEXT_MAX || !text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** @param value a document, or a JSON text of one @returns null where it is none */
export function statementsIn(
  value: Json | undefined,
  knowledge: Knowledge,
  depth = TEXT_DEPTH_MAX,
): readonly Statement[] | null {
  const document = typeof value === 'string' ? parsed(value) : value;
  if (!isBlock(document) || depth === 0) return null;
  return knowledge.documentShapes.flatMap((shape) => [
    ...blocksAt(document, [shape.statements])
      .filter((block) => allows(block, shape))
      .map((block) => statementOf(block, shape)),
    ...(shape.also ?? [])
      .flatMap((name) => textsAt(document, [name]))
      .flatMap((text) => statementsIn(text, knowledge, depth - 1) ?? []),
  ]);
}

const allows = (block: Block, { not }: DocumentShape): boolean =>
  !Object.entries(not).some(([name, value]) =>
    value === null ? isSet(block, [name]) : Object.hasOwn(block, name) && block[name] === value,
  );

function statementOf(block: Block, { permissions, what, who = [] }: DocumentShape): Statement {
  const textsOf = (name: string): TextAt[] => (Object.hasOwn(block, name) ? [...textsIn(name, block[name])] : []);
  return {
    permissions: textsAt(block, [permissions]),
    what: what === undefined ? [] : textsOf(what),
    who: who.flatMap(textsOf),
  };
}
