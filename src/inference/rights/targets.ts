/** Targets of rights: a resource of the input, everything in a service, or an identity pattern. */

import {
  anyOf,
  boundResource,
  identityIn,
  relativePattern,
  resourceInId,
  SCOPE_ATTRIBUTES,
  scopeInText,
  scopeOfType,
  scopeWords,
  widthOfAccount,
  wordsForResource,
} from '../../catalog/access.js';
import type { RightsRule, Scope, ScopeWords } from '../../catalog/access-rules.js';
import { arnWords, partInWords } from '../../catalog/arns.js';
import { factsOf } from '../../catalog/index.js';
import { nounOf } from '../../catalog/nouns.js';
import { holdsInstanceName, instanceName, isExact, STAND_IN } from '../../graph/instance-name.js';
import type { Resource } from '../../graph/inventory.js';
import type { RightTarget } from '../../graph/rights.js';
import type { FullStatement } from '../access/documents.js';
import { memoised } from '../scene.js';
import { type TextAt, textsAt } from '../values.js';
import {
  isReferredTo,
  lookedUpBy,
  namedWithoutPlaces,
  type RightsContext,
  type RightsSource,
  readableText,
  textsOf,
} from './principals.js';

const NO_WORDS = { noun: '', name: '' };

export const EVERYTHING: RightTarget = { reach: 'all', pattern: '*', ...NO_WORDS };
// A target whose scope is unknown.
export const SOMETHING: RightTarget = { reach: 'some', pattern: '', ...NO_WORDS };

const targetAt = (address: string, pattern = ''): RightTarget => ({ reach: 'one', address, pattern, ...NO_WORDS });

/** Returns a resource, or the part of it that the rest of an ARN names. */
const partAt = (address: string, suffix: string, { scene }: RightsContext): RightTarget => ({
  ...targetAt(address, suffix),
  ...(!holdsInstanceName(suffix) && partInWords(scene.model.typeOf(address), suffix)),
});

const inScope = ({ noun, name, width }: ScopeWords, pattern: string, address?: string): RightTarget => ({
  ...{ reach: 'scope', noun, name, width, pattern },
  ...(address !== undefined && { address }),
});

/** Returns the targets that a rule's attributes name; null if the documents name them. */
export function targetsNamed(
  source: RightsSource,
  rule: RightsRule,
  context: RightsContext,
): readonly RightTarget[] | null {
  const { resource } = source;
  if (rule.targets?.length === 0) return [targetAt(resource.address)];
  const targets = (rule.targets ?? []).flatMap((path) => targetsAt(source, path, context));
  if (targets.length > 0)
    return [...new Map(targets.map((target) => [`${target.address} ${target.pattern}`, target])).values()];
  if (rule.scope !== undefined) {
    const [scopeId = ''] = [rule.scope, 'org_id'].flatMap((path) => textsOf(source, path));
    // A project that the code builds has no ID yet; its address identifies it.
    const [builtScope] = scopeId === '' ? context.scene.model.namedBy(resource.address, [rule.scope]) : [];
    const pattern = scopeId !== '' || builtScope === undefined ? context.renamed(scopeId) : instanceName(builtScope);
    return [inScope(scopeWords(rule.scope, nameOfOtherProject(rule.scope, scopeId, resource)), pattern)];
  }
  return rule.targets === undefined ? null : [{ ...SOMETHING, noun: 'a resource' }];
}

/** Returns the name of a project that is not the one of the provider; empty for any other scope. */
const nameOfOtherProject = (scope: Scope, id: string, { account }: Resource): string =>
  scope !== 'project' || id === account || holdsInstanceName(id) ? '' : id.slice(id.lastIndexOf('/') + 1);

function targetsAt(source: RightsSource, path: string, context: RightsContext): readonly RightTarget[] {
  const [{ resource }, { model }] = [source, context.scene];
  const texts = textsOf(source, path);
  const scopes = texts.flatMap((text): RightTarget[] => {
    const scope = scopeInText(withoutNames(text));
    return scope === null || (scope.name === '' && context.namedIn(text).length > 0)
      ? []
      : [inScope(scope, context.renamed(text))];
  });
  if (scopes.length > 0) return scopes;
  const isReferred = isReferredTo(source, path);
  const referred = isReferred ? namedWithoutPlaces(resource.address, path, context) : [];
  const addresses =
    referred.length > 0 ? referred : texts.flatMap((text) => model.resourcesNamedIn(resource, { path, text }));
  if (addresses.length > 0)
    return addresses.map((address) => {
      const words = scopeOfType(model.typeOf(address));
      if (words !== null) return inScope(words, '', address);
      const isUnread = model.factsOf(address).unread === true;
      return isUnread
        ? { ...targetAt(address), ...outputInWords(resource.declared?.reads?.get(path)) }
        : targetAt(address);
    });
  const dataSources = !isReferred ? [] : lookedUpBy(resource.address, path, context);
  const read = resource.declared?.reads?.get(path) ?? '';
  const lookedUpTargets = dataSources.flatMap(({ address, type, values }): RightTarget[] => {
    const scope = scopeOfType(type);
    // The ID of something else that the resource only names: its workspace.
    if (scope === null && /_(?:id|arn)$/.test(read) && !model.knowledge.ownNamesOf(type).includes(read))
      return [{ reach: 'one', pattern: `data.${address}.${read}`, noun: 'a resource', name: '' }];
    const name = textsAt(values, ['name'])[0] ?? '';
    if (scope === null) return [{ reach: 'one', pattern: `data.${address}`, ...wordsForResource(type, name) }];
    const isNameless = scope.noun.startsWith('the ') || name === '';
    return [
      inScope(
        { ...scope, noun: isNameless ? anyOf(scope.noun) : scope.noun, name: isNameless ? '' : name },
        `data.${address}`,
      ),
    ];
  });
  if (lookedUpTargets.length > 0) return lookedUpTargets;
  return texts.map((text) => {
    const named = resourceInId(text);
    const words =
      named === null
        ? (boundResource(resource.type, text) ?? { noun: 'a resource', name: '' })
        : wordsForResource(named.type, named.name);
    return { reach: 'one', pattern: context.renamed(text), ...words };
  });
}

/**
 * Returns what an output of a module means, whose code was not read, by its name.
 * @example outputInWords('cognitive_account_id') // { detail: 'cognitive account' }
 */
function outputInWords(output = ''): Pick<RightTarget, 'detail'> {
  const words = output.replace(/_(?:id|arn|name)$/, '').replaceAll('_', ' ');
  return words === '' || words === 'id' ? {} : { detail: words };
}

/** Returns a lookup of `RightTarget.within`: of a resource, the scopes around it; of a scope, itself. */
export function scopesLookup(context: RightsContext): (target: RightTarget) => Pick<RightTarget, 'within'> {
  const scopesOf = memoised((address) => enclosingScopes(address, context));
  return ({ reach, address, pattern, name, width }) => {
    if (reach === 'scope' && width !== undefined) {
      const key = address === undefined ? (name === '' ? pattern : name) : keyOfScope(address, context);
      return key === '' ? {} : { within: { [width]: key } };
    }
    return reach === 'one' && address !== undefined ? { within: scopesOf(address) } : {};
  };
}

/**
 * Returns the keys of the scopes that a resource, or what it is part of, names. A resource without a project is in that
 * of its provider.
 */
function enclosingScopes(address: string, context: RightsContext): Readonly<Record<number, string>> {
  const { model, folds } = context.scene;
  for (let at: string | undefined = address; at !== undefined; ) {
    const resource = model.resources.get(at);
    const keys = resource === undefined ? [] : Object.entries(SCOPE_ATTRIBUTES).flatMap(keysIn(resource, context));
    if (keys.length > 0) return Object.fromEntries(keys);
    const width = resource?.account === undefined ? null : widthOfAccount(resource.type);
    if (width !== null) return { [width]: resource?.account as string };
    const host = folds.hosts.get(at);
    at = host?.kind === 'user' ? undefined : host?.address;
  }
  return {};
}

const keysIn =
  (resource: Resource, context: RightsContext) =>
  ([width, paths]: readonly [string, readonly string[]]): readonly (readonly [string, string])[] => {
    const { namedBy, typeOf } = context.scene.model;
    const isScope = (type: string): boolean => scopeOfType(type)?.width === Number(width);
    const built = namedBy(resource.address, paths).filter((named) => isScope(typeOf(named)));
    const lookedUp = paths
      .flatMap((path) => lookedUpBy(resource.address, path, context))
      .filter(({ type }) => isScope(type));
    const texts = paths.flatMap((path) => textsAt(resource.values, [path]));
    const [key = ''] = [
      ...built.map((named) => keyOfScope(named, context)),
      ...lookedUp.map((source) => nameOfLookedUp(source)),
      ...texts.map((text) => scopeInText(text)?.name || context.renamed(text)),
    ];
    return key === '' ? [] : [[width, key]];
  };

/** Returns the name of a scope, or the stand-in for one whose name is not known. */
function keyOfScope(address: string, { scene }: RightsContext): string {
  const [name = ''] = textsAt(scene.model.valuesOf(address), ['name']);
  return name === '' || holdsInstanceName(name) ? instanceName(address) : name;
}

const nameOfLookedUp = ({ address, values }: Resource): string => textsAt(values, ['name'])[0] ?? `data.${address}`;

/** Replaces a placeholder at the start of an ID by its subscription. */
const withoutNames = (text: string): string =>
  holdsInstanceName(text) ? text.replace(/^[^/]*/, '/subscriptions/x').replace(/^\/subscriptions\/x$/, '') : text;

/** Returns the targets that a statement names. */
export function targetsOf(
  statement: FullStatement,
  resource: Resource,
  ruleTargets: readonly RightTarget[] | null,
  context: RightsContext,
): readonly RightTarget[] {
  const { resources, excludes } = statement;
  if (excludes.resources) {
    const pattern = `!${resources
      .map(({ text }) => context.renamed(text))
      .sort()
      .join(' ')}`;
    return [{ reach: 'some', pattern, ...wordsForAllBut(resources, resource, context) }];
  }
  if (resources.length === 0) return ruleTargets ?? [SOMETHING];
  const targets = resources.map((text) => targetIn(text, resource, context));
  if (ruleTargets === null) return targets;
  // A resource policy names the resource itself or `*`, which are the same target.
  const [itself] = ruleTargets;
  return targets.map((target) =>
    itself === undefined || target.address === itself.address
      ? target
      : { ...itself, pattern: relativePattern(target.pattern) },
  );
}

/** Returns words for everything except the resources that a statement excludes; a single one of them is named. */
function wordsForAllBut(
  excluded: readonly TextAt[],
  resource: Resource,
  context: RightsContext,
): Pick<RightTarget, 'noun' | 'name'> {
  const { typeOf, valuesOf, knowledge } = context.scene.model;
  const words = excluded.map((text) => {
    const { address, noun, name } = targetIn(text, resource, context);
    if (address === undefined) return { noun, name };
    const type = typeOf(address);
    const [ownName = ''] = knowledge.ownNamesOf(type).flatMap((attribute) => textsAt(valuesOf(address), [attribute]));
    const ofType = nounOf(type, factsOf(type).title).one;
    return { noun: ofType, name: holdsInstanceName(ownName) ? '' : ownName };
  });
  const [first, ...others] = new Map(words.map((one) => [JSON.stringify(one), one])).values();
  return first === undefined || others.length > 0 || first.name === ''
    ? { noun: 'everything except some resources', name: '' }
    : { noun: `everything except the ${first.noun}`, name: first.name };
}

/** A stand-in with what follows it: a path within the resource, or nothing. */
const LED_BY_STAND_IN = new RegExp(`^${STAND_IN}(.*)$`, 's');
/** The parts of an ARN after the one with the last stand-in. */
const AFTER_STAND_IN = new RegExp(`^.*${STAND_IN}[^/:]*((?:[/:].*)?)$`, 's');

function targetIn({ path, text }: TextAt, resource: Resource, context: RightsContext): RightTarget {
  const { knowledge, resourcesNamedIn, valuesOf, typeOf } = context.scene.model;
  const pattern = context.renamed(text);
  const addresses = context.namedIn(text);
  const [first] = addresses;
  const suffixOfFirst = LED_BY_STAND_IN.exec(text)?.[1];
  if (first !== undefined && addresses.length === 1 && suffixOfFirst !== undefined)
    return partAt(first, suffixOfFirst, context);
  if (knowledge.meansEverything(text)) return { ...EVERYTHING, pattern: text === '*' ? '*' : pattern };
  // A name may have an unknown part, such as the account, as long as it is the same in both places.
  const matching = isExact(text) ? resourcesNamedIn(resource, { path, text }) : [];
  const [address] = matching;
  if (matching.length === 1 && address !== undefined) {
    const names = knowledge.ownNamesOf(typeOf(address)).flatMap((name) => textsAt(valuesOf(address), [name]));
    for (const name of names) {
      const at = text.lastIndexOf(name);
      const suffix = at < 0 ? null : text.slice(at + name.length);
      if (suffix !== null && /^(?:$|[/:])/.test(suffix)) return partAt(address, suffix, context);
    }
    // The values of a resource lack a name with an unknown part. It ends where the next part of the ARN begins.
    const afterUnknown = AFTER_STAND_IN.exec(text)?.[1];
    if (names.length === 0 && afterUnknown !== undefined) return partAt(address, afterUnknown, context);
  }
  const known = readableText(text, resource);
  const ownAccount = resource.account ?? '';
  const words = text === '*' ? null : (identityIn(known, ownAccount) ?? arnWords(known, ownAccount));
  if (words === null) return { ...SOMETHING, pattern };
  const { noun, name, detail } = words;
  // A text with an unknown part may mean the same as another one, so only the words are exact.
  const reach = name !== '' && !/[*?]/.test(name) && !holdsInstanceName(text) ? 'one' : 'some';
  return { reach, pattern, noun, name, ...(detail !== undefined && { detail }) };
}
