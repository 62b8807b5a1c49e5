/** What data sources and ephemeral resources say. */
import { type ConfigurationUse, type Mode, usageKey } from '../infer/types.js';
import type { Answers, Fields, Question, Value } from '../provider/schema.js';
import { shaped } from './shape.js';
import { type Whereabouts, wellKnown } from './well-known.js';

export function answersFrom({ usages }: ConfigurationUse, at: Whereabouts): Answers {
  const answer = (mode: Mode, { provider, type }: Question): Fields => {
    const known = wellKnown(type, at);
    const answers: Record<string, Value> = Object.create(null);
    answers.id = `${type}.id`;
    for (const [name, usage] of usages.get(usageKey(provider, mode, type))?.below ?? []) {
      if (!Object.hasOwn(known, name)) answers[name] = shaped(type, name, usage);
    }
    return Object.assign(answers, known);
  };
  return { data: (question) => answer('data', question), ephemeral: (question) => answer('ephemeral', question) };
}
