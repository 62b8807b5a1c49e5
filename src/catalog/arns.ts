/** Resources that ARNs name, by the patterns of their types. */

import { PART } from '../graph/rights.js';
import { accountDetail, anyOf, type PrincipalWords } from './access.js';
import { hasIdentity } from './harmless-words.js';
import { factsOf } from './index.js';
import { nounOf } from './nouns.js';
import { textPatternsOf } from './rows.js';

/** A resource that an ARN names. */
interface ArnParts {
  readonly type: string;
  /** May have wildcards or gaps. */
  readonly name: string;
  /** Empty if the ARN has none. */
  readonly account: string;
}

/** Patterns that go before those of the types, because another type has a pattern for several kinds. */
const FIRST: readonly (readonly [type: string, pattern: string])[] = [
  ['aws_kms_key', 'arn:*:kms:*:*:key/{}'],
  ['aws_iam_policy', 'arn:*:iam::*:policy/{}'],
  ['aws_iam_instance_profile', 'arn:*:iam::*:instance-profile/{}'],
];

let patterns: readonly (readonly [type: string, pattern: RegExp])[] | undefined;

/** Returns the types with the expressions of their ARNs, and of what is in them. */
function patternsOfTypes(): readonly (readonly [type: string, pattern: RegExp])[] {
  patterns ??= [...FIRST, ...textPatternsOf('aws')]
    .filter(([, pattern]) => pattern.startsWith('arn:'))
    .map(([type, pattern]) => [type, expressionOf(pattern)] as const);
  return patterns;
}

/** @param pattern in which `{}` is a name, and `{/}` one that may have slashes */
function expressionOf(pattern: string): RegExp {
  const escaped = pattern
    .replace(/[.$?]/g, '\\$&')
    .replace(/(?<!\{)\*/g, '[^:/]*')
    .replace('{/}', '(/?[^:]+)')
    .replace('{}', '([^:/]+)');
  return new RegExp(`^${escaped}(?:[/:].*)?$`);
}

/** Patterns for the end of the ARN of a part, for types whose parts have names that people choose. */
const PARTS: ReadonlyMap<string, RegExp> = new Map([['aws_s3_bucket', /^\/(?!\*?$)([\w.=*?/-]{1,60})$/]]);

/**
 * Returns the detail for a part of a resource, such as a folder of a bucket; none for the whole resource, for a part
 * that people do not name, and for one whose name may be an identity.
 * @param suffix what follows the resource in its ARN
 * @example partInWords('aws_s3_bucket', '/photos/*') // { detail: 'part photos/*' }
 */
export function partInWords(type: string, suffix: string): { readonly detail?: string } {
  const part = PARTS.get(type)?.exec(suffix)?.[1];
  return part === undefined || part.split('/').some(hasIdentity) ? {} : { detail: `${PART}${part}` };
}

function resourceInArn(arn: string): ArnParts | null {
  for (const [type, pattern] of patternsOfTypes()) {
    const name = pattern.exec(arn)?.[1];
    if (name !== undefined) return { type, name, account: arn.split(':')[4] ?? '' };
  }
  return null;
}

/** The service appends these characters to the name: `secret:database-AbCdEf`. */
const RANDOM_ENDING: ReadonlyMap<string, RegExp> = new Map([['aws_secretsmanager_secret', /-(?:\w{6}|\?{6}|\*)$/]]);

/**
 * Returns the words for the resources that an ARN or a pattern means; null for any other text. Without a name, the noun
 * is the whole phrase.
 * @param arn may have a `GAP` in place of an unknown part
 * @param ownAccount the account of the input; empty if unknown
 * @example arnWords('arn:aws:s3:::acme-*', '') // { noun: 'every bucket', name: 'acme-*' }
 */
export function arnWords(arn: string, ownAccount: string): Omit<PrincipalWords, 'is'> | null {
  const resource = resourceInArn(arn);
  if (resource === null) return null;
  const { type, account } = resource;
  const name = resource.name.replace(RANDOM_ENDING.get(type) ?? '', '');
  const noun = nounOf(type, factsOf(type).title).one;
  const isPattern = /[*?]/.test(name);
  if (!/\p{L}/u.test(name) || hasIdentity(name)) return { noun: isPattern ? `every ${noun}` : anyOf(noun), name: '' };
  return {
    noun: isPattern ? `every ${noun}` : noun,
    name,
    ...(account !== '*' && accountDetail(account, ownAccount)),
    ...partInWords(type, arn.slice(arn.lastIndexOf(resource.name) + resource.name.length)),
  };
}
