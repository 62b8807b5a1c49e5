/** A JSON file that is to be drawn: a plan, several plans, a state, debug data or a graph. */
import { InvalidInput } from '../errors.js';
import { classifyJson, type JsonKind } from '../fetch/classify.js';
import { decodeText } from '../json/decode-text.js';
import { notJson, parseJsonFiles } from '../json/file.js';
import { memberAt } from '../json/foreign.js';
import type { JsonObject } from '../json/objects.js';
import { NO_RESOURCE_CHANGES_MEMBER } from '../messages.js';
import { CONFIGURATION_MISSING } from '../plan/messages.js';
import { PLANS_MAX } from './limits.js';
import * as messages from './messages.js';
import type { SourceFile, Sources } from './source.js';

export interface JsonSource {
  readonly kind: JsonKind;
  /** Of a plan or a state; null for others, which are read from their text. */
  readonly value: unknown;
  /** Empty for a plan and a state: a large file, several times its size, is not kept beside its values. */
  readonly text: string;
  readonly warnings: readonly string[];
}

/**
 * Returns what a file holds; several plans or states as one plan.
 * @throws InvalidInput for what is not JSON, and for a known file that is not drawn
 */
export async function openJson({ file, kind: told }: Sources): Promise<JsonSource> {
  const objects = await parseObjects(file);
  const several = plansIn(objects);
  if (several.length > 1) return openSeveral(several, file, told === 'plan');
  // Lines of a log, or objects of which none is drawn.
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

/** Returns the failure for a file that is no JSON: by its name where it is known, else the one given. */
async function ofText(file: SourceFile, failure: InvalidInput): Promise<InvalidInput> {
  const { recogniseText, refusalOf } = await import('../fetch/known-files/index.js');
  const known = recogniseText(file.bytes, file.name);
  return known === null ? failure : refusalOf(known, file.name);
}

async function refuseKnown(value: unknown, kind: JsonKind, file: SourceFile, asPlan: boolean): Promise<void> {
  if (kind === 'plan' || kind === 'tfdata') return;
  const { recogniseJson, refusalOf } = await import('../fetch/known-files/index.js');
  const known = recogniseJson(value);
  if (known === null) return;
  const refusal = refusalOf(known, file.name);
  if (!asPlan) throw refusal;
  throw new InvalidInput(`${NO_RESOURCE_CHANGES_MEMBER}: ${refusal.message}`, { remedy: known.remedy });
}

/** A plan or a state, with the unit that a log names before it. */
type Part = Pick<JsonObject, 'value' | 'unit' | 'text'>;

/** The plans and states among the objects of a file, or in a list that is all of it. Other objects are lines of a log. */
function plansIn(objects: readonly JsonObject[]): readonly Part[] {
  const parts = objects.flatMap(({ value, ...rest }): Part[] =>
    Array.isArray(value) ? value.map((item) => ({ value: item, text: '' })) : [{ value, ...rest }],
  );
  return parts.filter(({ value }) => isPlan(classifyJson(value)));
}

/** @param asPlan it is given beside a graph of one configuration */
async function openSeveral(all: readonly Part[], file: SourceFile, asPlan: boolean): Promise<JsonSource> {
  if (asPlan) {
    throw new InvalidInput(messages.severalPlans(file.name, all.length), {
      remedy: messages.severalPlansRemedy(file.name),
    });
  }
  const { mergePlans, unitNames } = await import('../plan/merge.js');
  const { planOfState } = await import('../plan/state.js');
  const { isWithoutConfiguration } = await import('../plan/configuration.js');
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
  // What is only true of a plan is not said of states.
  return parts.every(isState)
    ? { kind: 'state', value: { values: memberAt(plan, 'prior_state', 'values') }, text: '', warnings }
    : { kind: 'plan', value: plan, text: '', warnings };
}
