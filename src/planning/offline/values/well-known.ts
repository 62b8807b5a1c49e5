/** Answers of common data sources from the catalogue, for the location that the question is about. */

import { regionAround } from '../../../catalog/cloud.js';
import { answerOf, whereaboutsIn } from '../../../catalog/examples.js';
import { cloudOf, factsOf } from '../../../catalog/index.js';
import { isUnknownPlace } from '../../../catalog/locations.js';
import type { Answer } from '../../../catalog/rules.js';
import type { Fields, Value } from '../../../terraform/mock-provider/schema.js';

/**
 * Returns the known attributes of an answer; empty for an unknown data source. A question may name another location
 * than its provider.
 *
 * @param configured the provider's configuration
 * @param asked the arguments of the data source
 */
export function wellKnown(type: string, configured: Fields, asked: Fields): Answer {
  const { lookup } = factsOf(type);
  if (lookup === undefined) return {};
  const zone = textOf(configured.zone);
  const region = textOf(asked.region) ?? textOf(configured.region) ?? (zone && regionAround(zone));
  const project = textOf(asked.project) ?? textOf(configured.project);
  const location = textOf(asked.location);
  return answerOf(lookup, whereaboutsIn(cloudOf(type), known({ region, zone, project, location })));
}

/** True if an attribute of the answer repeats a location from the data source's arguments or its provider's configuration. */
export function isConfigured(type: string, name: string, configured: Fields, asked: Fields): boolean {
  const { region = [], zone = [] } = factsOf(type).lookup ?? {};
  const says = (place: 'region' | 'zone') => textOf(asked[place]) ?? textOf(configured[place]);
  const texts = [region.includes(name) ? says('region') : undefined, zone.includes(name) ? says('zone') : undefined];
  return texts.some((text) => text !== undefined && !isUnknownPlace(text));
}

/** Drops undefined entries, so that the cloud's default takes their place. */
const known = (texts: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));

const textOf = (value: Value | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
