/** What data sources and ephemeral resources say. */

import type { Answers, Fields, Question, Value } from '../../../terraform/mock-provider/schema.js';
import { type ConfigurationUse, type Mode, usageKey } from '../infer/types.js';
import { shaped } from './shape.js';
import { wellKnown } from './well-known.js';

/** @param place what stands for a place in the plan */
export function answersFrom({ usages }: ConfigurationUse, place: Answers['place']): Answers {
  const answer = (mode: Mode, { provider, type, config, configured }: Question): Fields => {
    const known = wellKnown(type, configured, config);
    const answers: Record<string, Value> = Object.create(null);
    answers.id = known.id ?? `${type}.id`;
    for (const [name, usage] of usages.get(usageKey(provider, mode, type))?.below ?? []) {
      // What is read of an answer must be in it, whatever is usual.
      const isRead = usage.below.size > 0 || usage.keys.size > 0;
      answers[name] = Object.hasOwn(known, name) && !isRead ? known[name]! : shaped(type, name, usage);
    }
    return answers;
  };
  return {
    data: (question) => answer('data', question),
    ephemeral: (question) => answer('ephemeral', question),
    place,
  };
}
