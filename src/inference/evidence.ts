/**
 * Why something is in the picture as it is: the rule that said so, the resource and the attribute that prove it. A fact is
 * written in the input; an inference is what an architect would conclude from it, and may be wrong.
 */
import { subjectOf } from '../catalog/attribute-roles.js';
import { nameOf, type Reference, type Resource } from '../graph/inventory.js';
import type { RULES } from '../messages.js';

export type Rule = keyof typeof RULES;

export interface Evidence {
  readonly rule: Rule;
  /** Address of the resource that says so. */
  readonly by: string;
  /** Where it says so, as in `Reference.path`; absent where that is not known, or nothing single says it. */
  readonly path?: string;
}

/** Evidence as it is shown. */
export interface Proof extends Evidence {
  readonly isFact: boolean;
  /** Where the code says so, where that is at hand: `main.tf:12`. */
  readonly at?: string;
}

const INFERENCES: ReadonlySet<Rule> = new Set([
  'allowed',
  'connector',
  'endpoint',
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

/** Of several references to a type the one that is called like it: `router = google_compute_router.a.id`, not its `region`. */
export function mostTelling(references: readonly Reference[], type: string): Reference | undefined {
  const isCalledSo = ({ path }: Reference): boolean => path !== undefined && type.endsWith(subjectOf(nameOf(path)));
  return references.find(isCalledSo) ?? references[0];
}

/** What a reference proves of its two ends. Without a path it is known to order them, and no more. */
export function byReference({ from, path, via }: Reference): Evidence {
  if (path === undefined) return { rule: 'ordered', by: from };
  if (via === 'maker') return { rule: 'only', by: from, path };
  return { rule: via === 'value' ? 'value' : 'reference', by: from, path };
}

/** Whether it is a fact, and where it is written: the attribute that says so, else the block of the resource that does. */
export function proofOf(evidence: Evidence, resources: ReadonlyMap<string, Resource>): Proof {
  const isFact = !INFERENCES.has(evidence.rule);
  const declared = resources.get(evidence.by)?.declared;
  if (declared === undefined) return { ...evidence, isFact };
  const line = declared.lines.get(evidence.path ?? '') ?? declared.line;
  return { ...evidence, isFact, at: `${declared.file}:${line}` };
}
