/** What data sources say that most configurations ask: of the place that they are asked about, and what any account would say. */
import type { Cloud } from '../model.js';
import type { Answer, LookupRule, Whereabouts } from './lookup-rule.js';
import { SOMEWHERE, UNKNOWN_REGIONS } from './unknown.js';

/** Zones of a region that nobody has asked: most have three. */
const ZONES_SAID = 3;

/** @param known what the question and the configuration of its provider say */
export function whereaboutsIn(cloud: Cloud, known: Partial<Whereabouts>): Whereabouts {
  const { zone = SOMEWHERE.google, project = 'example-project', location = UNKNOWN_REGIONS.azure } = known;
  return { region: known.region ?? UNKNOWN_REGIONS[cloud], zone, project, location };
}

export function answerOf({ region = [], zone = [], zones = {}, says }: LookupRule, at: Whereabouts): Answer {
  const numbers = Array.from({ length: ZONES_SAID }, (_, i) => i);
  return {
    ...Object.fromEntries(region.map((name) => [name, at.region])),
    ...Object.fromEntries(zone.map((name) => [name, at.zone])),
    ...Object.fromEntries(
      Object.entries(zones).map(([name, nameOf]) => [name, numbers.map((i) => nameOf(at.region, i))]),
    ),
    ...says?.(at),
  };
}
