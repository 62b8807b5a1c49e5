/** Opens a JSON source: one or several plans, a state, debug data or a graph. */
import { InvalidInput } from '../errors.js';
import { NO_RESOURCE_CHANGES_MEMBER } from '../messages.js';
import { decodeText } from '../platform/json/decode-text.js';
import { notJson, parseJsonFiles } from '../platform/json/file.js';
import { memberAt } from '../platform/json/foreign.js';
import type { JsonObject } from '../platform/json/objects.js';
import { classifyJson, type JsonKind } from '../terraform/fetch/classify.js';
import { CONFIGURATION_MISSING } from '../terraform/plan/messages.js';
import { PLANS_MAX } from './limits.js';
import * as messages from './messages.js';
import type { SourceFile, Sources } from './source.js';

export interface JsonSource {
  readonly kind: JsonKind;
  /** Parsed plan or state; null for other files, which are read from their text. */
  readonly value: unknown;
  /** Empty for a plan and a state: a large file would take several times its size beside its values. */
  readonly text: string;
  readonly warnings: readonly string[];
}

/**
 * Returns the contents of a file; several plans or states are merged into one plan.
 * @throws InvalidInput if the file is not JSON, or is a known file that cannot be drawn
 */
export async function openJson({ file, kind: told }: Sources): Promise<JsonSource> {
  const objects = await parseObjects(file);
  const several = plansIn(objects);
  if (several.length > 1) return openSeveral(several, file, told === 'plan');
  // Lines of a log, or objects of which none can be drawn.
  if (several.length === 0 && objects.length > 1) throw await notDrawn(file);
  const { value, text } = several[0] ?? objects[0]!;
  const kind = classifyJson(value);
  await refuseKnown(value, kind, file, told === 'plan');
  if (told === 'plan') return { kind: 'plan', value, text: '', warnings: [] };
  return isPlan(kind) ? { kind, value, text: '', warnings: [] } : { kind, value: null, text, warnings: [] };
}

const isPlan = (kind: JsonKind): boolean => kind === 'plan' || kind === 'state';

async function parseObjects(file: SourceFile): Promise<readonly JsonObject[]> {
  try {
    return parseJsonFiles(file.bytes, file.name);
  } catch (error) {
    throw error instanceof InvalidInput ? await ofText(file, error) : error;
  }
}

const notDrawn = (file: SourceFile): Promise<InvalidInput> =>
  ofText(file, notJson(decodeText(file.bytes, file.name), file.name));

/** Returns the error for a file that is not JSON: a specific one if its type is recognised, else `failure`. */
async function ofText(file: SourceFile, failure: InvalidInput): Promise<InvalidInput> {
  const { recogniseText, refusalOf } = await import('../terraform/fetch/known-files/index.js');
  const known = recogniseText(file.bytes, file.name);
  return known === null ? failure : refusalOf(known, file.name);
}

async function refuseKnown(value: unknown, kind: JsonKind, file: SourceFile, asPlan: boolean): Promise<void> {
  if (kind === 'plan' || kind === 'tfdata') return;
  const { recogniseJson, refusalOf } = await import('../terraform/fetch/known-files/index.js');
  const known = recogniseJson(value);
  if (known === null) return;
  const refusal = refusalOf(known, file.name);
  if (!asPlan) throw refusal;
  throw new InvalidInput(`${NO_RESOURCE_CHANGES_MEMBER}: ${refusal.message}`, { remedy: known.remedy });
}

/** A plan or a state, with its unit if a log names one. */
type Part = Pick<JsonObject, 'value' | 'unit' | 'text'>;

/** Returns the plans and states among the objects of a file, or in a top-level list. Other objects are lines of a log. */
function plansIn(objects: readonly JsonObject[]): readonly Part[] {
  const parts = objects.flatMap(({ value, ...rest }): Part[] =>
    Array.isArray(value) ? value.map((item) => ({ value: item, text: '' })) : [{ value, ...rest }],
  );
  return parts.filter(({ value }) => isPlan(classifyJson(value)));
}

/** @param asPlan true if the file accompanies the graph of a single configuration */
async function openSeveral(all: readonly Part[], file: SourceFile, asPlan: boolean): Promise<JsonSource> {
  if (asPlan) {
    throw new InvalidInput(messages.severalPlans(file.name, all.length), {
      remedy: messages.severalPlansRemedy(file.name),
    });
  }
  const { mergePlans, unitNames } = await import('../terraform/plan/merge.js');
  const { planOfState } = await import('../terraform/plan/state.js');
  const { isWithoutConfiguration } = await import('../terraform/plan/configuration.js');
  const parts = all.slice(0, PLANS_MAX);
  const names = unitNames(parts.map(({ unit }, at) => unit ?? `plan-${at + 1}`));
  const isState = ({ value }: Part) => classifyJson(value) === 'state';
  const plan = mergePlans(
    parts.map((part, at) => ({
      unit: { name: names[at]!, references: [], dependencies: [] },
      plan: isState(part) ? planOfState(part.value, file.name) : part.value,
    })),
  );
  const isBare = (part: Part) => !isState(part) && isWithoutConfiguration(part.value);
  const warnings = [
    ...(all.length > PLANS_MAX ? [messages.plansTooMany(file.name, all.length, PLANS_MAX)] : []),
    ...(parts.some(isBare) ? [CONFIGURATION_MISSING] : []),
  ];
  // States stay a state, because some messages only apply to a plan.
  return parts.every(isState)
    ? { kind: 'state', value: { values: memberAt(plan, 'prior_state', 'values') }, text: '', warnings }
    : { kind: 'plan', value: plan, text: '', warnings };
}
