/** Answers of data sources that most configurations ask: what the catalogue knows of them, about the place that is asked about. */

import { regionAround } from '../../../catalog/cloud.js';
import { answerOf, whereaboutsIn } from '../../../catalog/examples.js';
import { cloudOf, factsOf } from '../../../catalog/index.js';
import { isUnknownPlace } from '../../../catalog/locations.js';
import type { Answer } from '../../../catalog/rules.js';
import type { Fields, Value } from '../../../terraform/mock-provider/schema.js';

/**
 * Empty for a data source that nothing is known of. One question may be about a place that is not that of its provider.
 * @param configured the configuration of its provider
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

/** Whether an attribute of the answer is what the question or the configuration of its provider says. */
export function isConfigured(type: string, name: string, configured: Fields, asked: Fields): boolean {
  const { region = [], zone = [] } = factsOf(type).lookup ?? {};
  const says = (place: 'region' | 'zone') => textOf(asked[place]) ?? textOf(configured[place]);
  const texts = [region.includes(name) ? says('region') : undefined, zone.includes(name) ? says('zone') : undefined];
  return texts.some((text) => text !== undefined && !isUnknownPlace(text));
}

/** Without what is undefined: what takes its place is up to the cloud. */
const known = (texts: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));

const textOf = (value: Value | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
