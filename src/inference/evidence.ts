/**
 * Why something is in the picture as it is: the rule that said so, the resource and the attribute that prove it. A fact is
 * written in the input; an inference is what an architect would conclude from it, and may be wrong.
 */

import { subjectOf } from '../catalog/attribute-roles.js';
import {
  type Declaration,
  type DeclaredAgain,
  type Json,
  nameOf,
  type Reference,
  type Resource,
} from '../graph/inventory.js';
import type { RULES } from '../messages.js';
import { textsAt } from './values.js';

export type Rule = keyof typeof RULES;

export interface Evidence {
  readonly rule: Rule;
  /** Address of the resource that says so. */
  readonly by: string;
  /** Where it says so, as in `Reference.path`; absent where that is not known, or nothing single says it. */
  readonly path?: string;
  /** As of a reference: the line, where it is not that of the first attribute with the path. */
  readonly line?: number | undefined;
  /** Values of the block that says so, which tell it from others of its name. */
  readonly block?: Readonly<Record<string, Json>>;
}

/** Evidence as it is shown. */
export interface Proof extends Omit<Evidence, 'block'> {
  readonly isFact: boolean;
  /** Where the code says so, where that is at hand: `main.tf:12`. */
  readonly at?: string;
}

const INFERENCES: ReadonlySet<Rule> = new Set([
  'allowed',
  'connector',
  'endpoint',
  'first',
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
export function byReference({ from, path, line, via }: Reference): Evidence {
  if (path === undefined) return { rule: 'ordered', by: from };
  if (via === 'maker') return { rule: 'only', by: from, path };
  const at = line !== undefined && { line };
  return { rule: via === 'value' ? 'value' : 'reference', by: from, path, ...at };
}

/** Whether it is a fact, and where it is written: the attribute that says so, else the block of the resource that does. */
export function proofOf({ line: said, block, ...evidence }: Evidence, resources: ReadonlyMap<string, Resource>): Proof {
  const isFact = !INFERENCES.has(evidence.rule);
  const declared = resources.get(evidence.by)?.declared;
  const own = said ?? (declared && block && lineOfBlock(declared, evidence.path ?? '', block));
  const line = own !== undefined && { line: own };
  if (declared === undefined) return { ...evidence, ...line, isFact };
  const at = own ?? declared.lines.get(evidence.path ?? '') ?? declared.line;
  return { ...evidence, ...line, isFact, at: `${declared.file}:${at}` };
}

/** The line of an attribute in the block with these values: of several that it may be, the one that says most of them. */
function lineOfBlock({ again }: Declaration, path: string, block: Readonly<Record<string, Json>>): number | undefined {
  let best: { readonly line: number; readonly same: number } | undefined;
  for (const { line, words } of again?.get(path) ?? []) {
    const same = sameWords(words, block);
    if (same !== null && (best === undefined || same > best.same)) best = { line, same };
  }
  return best?.line;
}

/** How many of the words the block has; null where one is another. What is not known yet may be anything. */
function sameWords(words: DeclaredAgain['words'], block: Readonly<Record<string, Json>>): number | null {
  let same = 0;
  for (const [name, written] of Object.entries(words)) {
    const known = textsAt(block, [name]);
    if (known.length === 0) continue;
    if (known.length !== written.length || !written.every((text) => known.includes(text))) return null;
    same++;
  }
  return same;
}
