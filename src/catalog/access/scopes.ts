/** Boxes that rights may be on with all that is in them, and what they are called. */
import { factsOf } from '../index.js';
import type { Scope, ScopeWords } from './model.js';

const RESOURCE_GROUP = 1;

const SCOPES: Readonly<Record<Scope, ScopeWords>> = {
  project: { noun: 'the whole project', name: '', width: 2 },
  account: { noun: 'the whole account', name: '', width: 2 },
  folder: { noun: 'the whole folder', name: '', width: 3 },
  organization: { noun: 'the whole organization', name: '', width: 4 },
};

export const scopeWords = (scope: Scope): ScopeWords => SCOPES[scope];

const SUBSCRIPTION: ScopeWords = { noun: 'the whole subscription', name: '', width: 2 };
const MANAGEMENT_GROUP: ScopeWords = { noun: 'the whole management group', name: '', width: 3 };

/** Returns such a box for a type of resources, built or looked up, that is one; null for all others. */
export const scopeOfType = (type: string): ScopeWords | null => factsOf(type).rightsScope ?? null;

/** By the end of an id: `/subscriptions/x/resourceGroups/y`. */
const BY_TEXT: readonly (readonly [RegExp, (name: string) => ScopeWords])[] = [
  [/^\/subscriptions\/[^/]+\/?$/i, () => SUBSCRIPTION],
  [
    /^(?:\/subscriptions\/)?[^/]+\/resourceGroups\/([^/]+)\/?$/i,
    (name) => ({ noun: 'resource group', name, width: RESOURCE_GROUP }),
  ],
  [/^\/providers\/Microsoft\.Management\/managementGroups\/[^/]+\/?$/i, () => MANAGEMENT_GROUP],
  [/^\/$/, () => ({ noun: 'the whole tenant', name: '', width: 4 })],
];

/** Null for what is no such box. */
export function scopeInText(text: string): ScopeWords | null {
  for (const [pattern, words] of BY_TEXT) {
    const found = pattern.exec(text);
    if (found !== null) return words(found[1] ?? '');
  }
  return null;
}

/**
 * The pattern below the thing itself: a policy of a bucket is about that bucket, however its ARN is put together.
 * @example ownPattern('arn:aws:s3:::files/*') // '/*'
 */
export const ownPattern = (pattern: string): string =>
  pattern.replace(/^\*$/, '').replace(/^arn:[\w-]*:s3:::[^/]*(?=\/|$)/, '');
