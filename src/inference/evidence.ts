/**
 * Evidence: why the diagram shows an element as it does, with the rule, the resource and the attribute that prove it. A
 * fact is stated in the input; an inference is what an architect would conclude, and may be wrong.
 */

import { subjectOf } from '../catalog/attribute-roles.js';
import { type Declaration, type Json, nameOf, type Reference, type Resource } from '../graph/inventory.js';
import type { RULES } from '../messages.js';
import { matchBlocks } from './declared-blocks.js';

export type Rule = keyof typeof RULES;

export interface Evidence {
  readonly rule: Rule;
  /** Address of the resource that states it. */
  readonly by: string;
  /** Attribute path as in `Reference.path`; absent if unknown or if no single attribute states it. */
  readonly path?: string;
  /** Line, as in a reference, if it differs from that of the first attribute with the path. */
  readonly line?: number | undefined;
  /** Values that identify the block among blocks of the same name. */
  readonly block?: Readonly<Record<string, Json>>;
}

/** Evidence for output. */
export interface Proof extends Omit<Evidence, 'block'> {
  readonly isFact: boolean;
  /** File and line, e.g. `main.tf:12`; absent without code. */
  readonly at?: string;
}

const INFERENCES: ReadonlySet<Rule> = new Set([
  'allowed',
  'endpoint',
  'first',
  'likely',
  'mention',
  'nearby',
  'numbered',
  'only',
  'ordered',
  'satellite',
  'session',
  'sole',
  'titled',
]);

/** True for evidence that the source states; an inference is drawn dashed. */
export const isFact = ({ rule }: Evidence): boolean => !INFERENCES.has(rule);

/** True for evidence that names neither end: the only one of its kind, or the only one with such a name. */
export const isGuess = ({ rule }: Evidence): boolean => rule === 'sole' || rule === 'likely';

/**
 * Returns the reference whose attribute is named like the type: `router = google_compute_router.a.id`, not its
 * `region`. Falls back to the first reference.
 */
export function namesakeReference(references: readonly Reference[], type: string): Reference | undefined {
  const isNamedLikeType = ({ path }: Reference): boolean =>
    path !== undefined && type.endsWith(subjectOf(nameOf(path)));
  return references.find(isNamedLikeType) ?? references[0];
}

/** Returns the evidence that a reference gives. Without a path it is known to order its ends, and nothing more. */
export function byReference({ from, path, line, via }: Reference): Evidence {
  if (path === undefined) return { rule: 'ordered', by: from };
  if (via === 'maker') return { rule: 'only', by: from, path };
  if (via === 'likeness') return { rule: 'likely', by: from, path };
  const at = line !== undefined && { line };
  return { rule: via === 'value' ? 'value' : 'reference', by: from, path, ...at };
}

/**
 * Adds the certainty and the location to evidence: the line of the attribute, otherwise that of the resource's block.
 */
export function proofOf(
  { line: statedLine, block, ...evidence }: Evidence,
  resources: ReadonlyMap<string, Resource>,
): Proof {
  const isStated = isFact(evidence);
  const declared = resources.get(evidence.by)?.declared;
  const knownLine = statedLine ?? (declared && block && lineOfBlock(declared, evidence.path ?? '', block));
  const line = knownLine !== undefined && { line: knownLine };
  if (declared === undefined) return { ...evidence, ...line, isFact: isStated };
  const shownLine = knownLine ?? declared.lines.get(evidence.path ?? '') ?? declared.line;
  return { ...evidence, ...line, isFact: isStated, at: `${declared.file}:${shownLine}` };
}

/** Returns the line of an attribute in the block with these values. */
function lineOfBlock(declared: Declaration, path: string, block: Readonly<Record<string, Json>>): number | undefined {
  const name = nameOf(path);
  const blocks = matchBlocks(declared, path.slice(0, -name.length - 1), block);
  return blocks.map(({ lines }) => lines.get(name)).find((line) => line !== undefined);
}
