/** Statements of the documents of a resource, wherever they are written. */

import { EMPTY_POLICY } from '../../catalog/examples.js';
import { factsOf } from '../../catalog/index.js';
import { leadsInto, type Resource } from '../../graph/inventory.js';
import { type WholeStatement, wholeStatementsIn } from '../access/documents.js';
import { TEXT_DEPTH_MAX } from '../limits.js';
import { type RightsContext, type RightsSource, textsOf } from './context.js';

/** Null where there is a document, and nobody knows what it says. */
export function statementsAt(
  source: RightsSource,
  path: string,
  context: RightsContext,
): readonly WholeStatement[] | null {
  const { knowledge } = context.picture.model;
  const texts = textsOf(source, path).filter((text) => text !== EMPTY_POLICY);
  const known = texts.map((text) => wholeStatementsIn(text, knowledge)).filter((statements) => statements !== null);
  if (known.length > 0) return known.flat();
  const { address } = source.resource;
  const makers = source.isPast ? [] : sourcesBehind(address, path, context);
  if (makers.length > 0) return makers.flatMap((maker) => statementsOfSource(maker, context));
  const isThere = texts.length > 0 || context.referencesOf(address).some((one) => leadsInto(one.path, path));
  return isThere ? null : [];
}

const sourcesBehind = (
  address: string,
  path: string,
  { picture, referencesOf }: RightsContext,
): readonly Resource[] => [
  ...new Set(
    referencesOf(address)
      .filter((reference) => leadsInto(reference.path, path))
      .flatMap(({ to }) => picture.model.sourceOf(to) ?? [])
      .filter(({ type }) => factsOf(type).writesDocument !== undefined),
  ),
];

/** Documents may be made of others. */
function statementsOfSource(
  { address, values }: Resource,
  context: RightsContext,
  depth = TEXT_DEPTH_MAX,
): readonly WholeStatement[] {
  const { knowledge } = context.picture.model;
  const own = wholeStatementsIn(values, knowledge) ?? [];
  if (depth === 0) return own;
  const others = knowledge.documentShapes
    .flatMap(({ also = [] }) => also)
    .flatMap((path) => sourcesBehind(address, path, context));
  const behind = [...new Set(others)].filter((other) => other.address !== address);
  return [...own, ...behind.flatMap((other) => statementsOfSource(other, context, depth - 1))];
}
