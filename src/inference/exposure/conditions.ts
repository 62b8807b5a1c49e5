/** What values say, in the words of the rules of `ExposureRule`. */
import type { ExposureRule } from '../../catalog/access-rules.js';
import type { Knowledge } from '../../catalog/knowledge.js';
import type { Json, Resource } from '../../graph/inventory.js';
import { type Statement, statementsIn } from '../access/documents.js';
import { type Block, textsAt } from '../values.js';

/** Whether each of these paths holds one of these texts, in any case of letters; the empty one stands for none. */
export function holds(block: Block, when: Readonly<Record<string, readonly string[]>>): boolean {
  return Object.entries(when).every(([path, wanted]) => {
    const texts = textsAt(block, path.split('.')).map((text) => text.toLowerCase());
    const found = texts.length === 0 ? [''] : texts;
    return wanted.some((text) => found.includes(text.toLowerCase()));
  });
}

function statementsAt(values: Resource['values'], path: string, knowledge: Knowledge): readonly Statement[] {
  const texts = textsAt(values, path.split('.'));
  const whole: Json | undefined = Object.hasOwn(values, path) ? values[path] : undefined;
  const documents: readonly (Json | undefined)[] = texts.length > 0 ? texts : [whole];
  return documents.flatMap((document) => statementsIn(document, knowledge) ?? []);
}

const CONDITION = /^condition\b/i;

export function letsIn(
  values: Resource['values'],
  { in: attributes, who }: NonNullable<ExposureRule['allows']>,
  knowledge: Knowledge,
): boolean {
  return attributes
    .flatMap((path) => statementsAt(values, path, knowledge))
    .some(
      (statement) =>
        statement.who.some(({ text }) => who.includes(text)) && !statement.who.some(({ path }) => CONDITION.test(path)),
    );
}
