/** Messages of comparisons. */
import type { Comparison, RequestCondition, RequestPart } from '../catalog/request-conditions.js';
import type { Outcome } from '../catalog/request-rules.js';
import { aOrAn, listed, listedUpTo, pluralOf } from '../platform/text/english.js';
import { REQUEST_VALUES_MAX } from './limits.js';

/** Returns the label of the icon that stands for all unchanged nodes of a container. */
export const unchanged = (count: number) => `${count} unchanged`;

// ---- rights

export const ASSUME = 'assume';
export const ACT_AS = 'act as';
export const SIGN_IN = 'sign in through';
export const DO = 'do';
/** For what a filter lets through. */
export const USE = 'use';
export const EVERY_ROLE = 'every role';
export const SOME_ROLES = 'some roles';
export const THE_WHOLE_ACCOUNT = 'the whole account';
export const resourcesOf = (service: string): string => `resources of ${service}`;
export const everythingExcept = (names: readonly string[]): string =>
  names.length === 0 ? 'nearly everything' : `everything except ${listed(names)}`;
export const serviceIn = (does: string, service: string): string => `${does} ${service} in`;
export const contentOf = (does: string, content: string): string => `${does} ${content} of`;
export const partsOf = (does: string): string => `${does} parts of`;
/** @param scope the whole phrase, or the noun of a scope with a name, which follows */
export const everyIdentityOf = (scope: string, name: string): string =>
  `every service account of ${name === '' ? '' : 'the '}${scope}`;
export const AN_IDENTITY = 'another identity';

/** @param noun singular: `the whole project` becomes `3 whole projects` */
export const severalScopes = (noun: string, count: number): string =>
  noun.replace(/^the whole (.+)$/, (_, one: string) => `${count} whole ${pluralOf(one)}`);

// ---- routes

const DEFAULT_TRAFFIC = 'default traffic';
export const TO_INTERNET = 'to the internet';
/** Azure and others drop traffic that a route sends nowhere. */
const OUTBOUND_TRAFFIC = 'outbound traffic to the internet';
/** Keeps the tags of a route: `default traffic with the tag nat`. */
export const defaultTraffic = (destination: string): string => `${DEFAULT_TRAFFIC}${destination.replace(/^\S+/, '')}`;
export const trafficTo = (destinations: string): string => `traffic to ${destinations}`;
export const withTags = (destination: string, tags: readonly string[]): string =>
  `${destination} with the tag ${listed(tags)}`;
export const throughA = (noun: string): string => through(`${aOrAn(noun)} ${noun}`);
export const through = (hop: string): string => `through ${hop}`;
/** A route without a next hop drops its traffic. Its way is an empty text. */
const isDropped = (way: string | null): way is '' => way === '';
const sends = (traffic: string, way: string): string =>
  way === '' ? `drops ${traffic === DEFAULT_TRAFFIC ? OUTBOUND_TRAFFIC : traffic}` : `sends ${traffic} ${way}`;
/** Returns what a single route does: `is a default route through the NAT gateway a`. */
export function isRoute(isDefault: boolean, destination: string, way: string): string {
  if (isDropped(way)) return sends(isDefault ? DEFAULT_TRAFFIC : trafficTo(destination), way);
  return isDefault ? `is a default route ${way}` : `routes traffic to ${destination} ${way}`;
}
/**
 * Returns what a change does with traffic: `sends default traffic through the NAT gateway a instead of the server b`.
 * @param before the ways as one text; null for none
 */
export function redirects(traffic: string, before: string | null, after: string | null): string {
  if (after === null) return `no longer ${sends(traffic, before ?? '')}`;
  if (before === null) return sends(traffic, after);
  if (isDropped(after)) return `${sends(traffic, after)} instead of sending it ${before}`;
  if (isDropped(before)) return `${sends(traffic, after)} instead of dropping it`;
  return `${sends(traffic, after)} instead of ${withoutSharedPreposition(before, after)}`;
}
/** `through a instead of b`, but `through a instead of to b`. */
const withoutSharedPreposition = (before: string, after: string): string =>
  before.split(' ')[0] === after.split(' ')[0] ? before.slice(before.indexOf(' ') + 1) : before;

// ---- rules of web application firewalls

/** Words for the fate of requests, before and after the words for these. */
const OUTCOME_WORDS: Readonly<Record<Outcome, readonly [before: string, after: string, ofThem: string]>> = {
  blocks: ['blocks', '', 'blocking them'],
  challenges: ['challenges', '', 'challenging them'],
  limits: ['limits', '', 'limiting them'],
  counts: ['only counts', '', 'only counting them'],
  passes: ['lets', 'pass', 'letting them pass'],
};

/** `blocks requests of the rule bots`, `lets requests from DE pass by the rule countries`. */
export function outcome(does: Outcome, requests: string, rule = ''): string {
  const [before, after] = OUTCOME_WORDS[does];
  return [before, requests, after, rule].filter((text) => text !== '').join(' ');
}
export const outcomeOfThem = (does: Outcome): string => OUTCOME_WORDS[does][2];
export const insteadOf = (text: string, former: string): string => `${text} instead of ${former}`;
export const noLonger = (text: string): string => `no longer ${text}`;
const ruleNamed = (name: string | undefined): string => (name === undefined ? 'a rule' : `the rule ${name}`);
export const UNMATCHED_REQUESTS = 'requests that no rule matches';
export const requestsOfRule = (name: string | undefined): string => `requests of ${ruleNamed(name)}`;
export const OTHER_REQUESTS = 'other requests';
export const requestsWith = (values: string): string => `requests ${values}`;
export const byRule = (name: string | undefined, isPartial = false): string =>
  `${isPartial ? 'if they meet the other conditions of' : 'by'} ${ruleNamed(name)}`;
export const EVERY_ADDRESS = 'every address';

/** Words before the values of a condition. */
const VALUE_WORDS: Readonly<Partial<Record<RequestPart, string>>> = {
  address: 'from',
  country: 'from the country',
  path: 'to',
  host: 'to the host',
  method: 'with the method',
};
const COMPARISON_WORDS: Readonly<Partial<Record<Comparison, string>>> = {
  starts: 'that start with',
  ends: 'that end with',
  contains: 'that contain',
};
/** Nouns of values that are not shown. */
const HIDDEN_WORDS: Readonly<Record<RequestPart, string>> = {
  address: 'from # addresses',
  country: 'from # countries',
  path: 'to # paths',
  host: 'to # hosts',
  method: 'with # methods',
  header: 'with # values of a header',
  query: 'with # query strings',
  cookie: 'with # cookies',
  body: 'with # bodies',
  other: 'with # values',
};
const inPlural = (words: string): string => (words.includes(' ') ? pluralOf(words) : words);

/** `from the countries RU and KP`, `to paths that start with /admin`, `not from the country DE`. */
export function requestValues(
  { part, comparison }: Pick<RequestCondition, 'part' | 'comparison'>,
  values: readonly string[],
  isNegated = false,
): string {
  const words = COMPARISON_WORDS[comparison];
  const before = VALUE_WORDS[part] ?? 'with';
  const prefix = words !== undefined ? `to ${part}s ${words}` : values.length > 1 ? inPlural(before) : before;
  const text = listedUpTo(values, REQUEST_VALUES_MAX);
  return isNegated ? `not ${prefix} ${text.replace(/ and (?!\d+ more$)/, ' or ')}` : `${prefix} ${text}`;
}

export const hiddenValues = (
  part: RequestPart,
  selector: string | undefined,
  amount: 'more' | 'fewer' | 'other',
): string => {
  const words = HIDDEN_WORDS[part].replace('#', amount);
  return selector !== undefined && part === 'header' ? words.replace('a header', `the header ${selector}`) : words;
};
