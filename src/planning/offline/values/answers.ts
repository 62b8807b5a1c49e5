/** Answers of data sources and ephemeral resources. */

import { isMadeUpAccount, standIn } from '../../../catalog/examples.js';
import { isUnknownPlace } from '../../../catalog/locations.js';
import type { Answers, Fields, Question, Value } from '../../../terraform/mock-provider/schema.js';
import { Tag } from '../infer/reads.js';
import { type ConfigurationUse, type Mode, usageKey } from '../infer/types.js';
import type { Usage } from '../infer/usage.js';
import { isStandIn, shaped } from './shape.js';
import { isConfigured, wellKnown } from './well-known.js';

/**
 * Certainty of the answers that data sources of a type were given. `known`: the code determines it. `chosen`: the
 * likeliest of a few values, such as the partition of most accounts, or no result for a resource that is built only
 * once. `placeholder`: any text or number.
 */
export type Certainty = 'known' | 'chosen' | 'placeholder';

const CERTAINTIES: readonly Certainty[] = ['known', 'chosen', 'placeholder'];

export const leastCertain = (certainties: Iterable<Certainty>): Certainty =>
  [...certainties].reduce(
    (least, one) => (CERTAINTIES.indexOf(one) > CERTAINTIES.indexOf(least) ? one : least),
    'known',
  );

/**
 * Returns the functions with which stand-in providers answer questions.
 *
 * @param place returns the token that stands for a location in the plan
 * @param onAnswer called with the type of each data source that is read
 */
export function answersFrom(
  { usages }: ConfigurationUse,
  place: Answers['place'],
  onAnswer: (type: string, certainty: Certainty) => void = () => {},
): Answers {
  const answer = (mode: Mode, { provider, type, config, configured }: Question): Fields => {
    const known = wellKnown(type, configured, config);
    const answers: Record<string, Value> = Object.create(null);
    answers.id = known.id ?? standIn(type, 'id');
    const read = usages.get(usageKey(provider, mode, type))?.below ?? [];
    for (const [name, usage] of read) {
      // A part that the code reads must be in the answer, so the usual answer does not fit.
      const isRead = usage.below.size > 0 || usage.keys.size > 0;
      answers[name] = Object.hasOwn(known, name) && !isRead ? known[name]! : shaped(type, name, usage);
    }
    const certainties = [...read].map(([name, usage]) =>
      isConfigured(type, name, configured, config) ? 'known' : certaintyOf(answers[name] ?? null, usage),
    );
    if (mode === 'data') onAnswer(type, certainties.length === 0 ? 'placeholder' : leastCertain(certainties));
    return answers;
  };
  return {
    data: (question) => answer('data', question),
    ephemeral: (question) => answer('ephemeral', question),
    place,
  };
}

/**
 * Returns the certainty of one attribute. An answer is `chosen` if the code only tests for existence. A boolean is too,
 * and so is a text of the catalogue that is not a placeholder.
 */
function certaintyOf(value: Value, { uses, below }: Usage): Certainty {
  const asksWhetherAny = uses.size === 1 && uses.has(Tag.any) && below.size === 0;
  const isChosen = asksWhetherAny || typeof value === 'boolean' || (typeof value === 'string' && !isPlaceholder(value));
  return isChosen ? 'chosen' : 'placeholder';
}

const isPlaceholder = (text: string): boolean => isStandIn(text) || isUnknownPlace(text) || isMadeUpAccount(text);
