/** What data sources and ephemeral resources say. */
import { type ConfigurationUse, type Mode, usageKey } from '../infer/types.js';
import type { Answers, Fields, Question, Value } from '../provider/schema.js';
import { shaped } from './shape.js';
import { type Whereabouts, wellKnown } from './well-known.js';

export function answersFrom({ usages }: ConfigurationUse, at: Whereabouts): Answers {
  const answer = (mode: Mode, { provider, type, config }: Question): Fields => {
    const known = wellKnown(type, askedIn(config, at));
    const answers: Record<string, Value> = Object.create(null);
    answers.id = known.id ?? `${type}.id`;
    for (const [name, usage] of usages.get(usageKey(provider, mode, type))?.below ?? []) {
      // What is read of an answer must be in it, whatever is usual.
      const isRead = usage.below.size > 0 || usage.keys.size > 0;
      answers[name] = Object.hasOwn(known, name) && !isRead ? known[name]! : shaped(type, name, usage);
    }
    return answers;
  };
  return { data: (question) => answer('data', question), ephemeral: (question) => answer('ephemeral', question) };
}

/** A question about a region that is not that of its provider. */
function askedIn({ region, location }: Fields, at: Whereabouts): Whereabouts {
  const there = typeof region === 'string' ? { aws: region, google: region } : {};
  return { ...at, ...there, ...(typeof location === 'string' && { azure: location }) };
}
