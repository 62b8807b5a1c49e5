/** Principals: holders of rights, as resources of the input or as text. */

import {
  ALL_BUT_SOME_WORDS,
  claimWords,
  EVERYBODY_WORDS,
  GAP,
  identityIn,
  isAccount,
  isSameAccountSource,
  LOOKED_UP_NAMES,
  lookedUpWords,
  memberNamed,
  memberWords,
  type PrincipalWords,
  rightsRulesOf,
  SAME_ACCOUNT_WORDS,
  SOME_ACCOUNT_WORDS,
  SOMEBODY_WORDS,
  serviceWords,
  wordsOfName,
} from '../../catalog/access.js';
import type { RightsRule } from '../../catalog/access-rules.js';
import {
  expressionOf,
  holdsInstanceName,
  instanceName,
  instancesIn,
  partsOf,
  SOME_TEXT,
  withGaps,
  withInstances,
} from '../../graph/instance-name.js';
import { type Json, leadsInto, type Reference, type Resource, topOf } from '../../graph/inventory.js';
import type { Principal } from '../../graph/rights.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import type { FullStatement } from '../access/documents.js';
import type { ValuesOn } from '../exposure/index.js';
import type { Scene } from '../scene.js';
import { type Block, blocksAt, type TextAt, textsAt } from '../values.js';

/** Returns the principal that a node is; the report has its name. */
export const principalAt = (address: string): Principal => ({ address, key: address, noun: '', name: '' });

const inWords = (key: string, words: PrincipalWords, claim?: string): Principal => ({
  key: words === EVERYBODY_WORDS ? '*' : key,
  ...words,
  ...(claim !== undefined && { claim }),
});

/**
 * Returns the principals that attributes name. In the revision before a change, texts have priority over references.
 */
function principalsNamed(source: RightsSource, paths: readonly string[], context: RightsContext): readonly Principal[] {
  const { resource } = source;
  const { namedBy } = context.scene.model;
  const principals = paths.flatMap((path): Principal[] => {
    const texts = textsOf(source, path);
    const isReferred = isReferredTo(source, path);
    const referredAddresses = isReferred ? namedBy(resource.address, [path]) : [];
    const referred = withoutParts(referredAddresses, texts, context).flatMap((address) =>
      principalsBehind(address, path, context),
    );
    const lookedUp = !isReferred ? [] : lookedUpBy(resource.address, path, context);
    const isSingle = referred.length === 1 && texts.length <= 1;
    const textPrincipals = isSingle
      ? []
      : texts
          .filter((text) => !isNamedIn(text, lookedUp))
          .flatMap((text) => principalsIn({ path, text }, resource, context));
    const known = new Set(referred.map(({ address }) => address));
    const unreferenced = textPrincipals.filter(({ address }) => address === undefined || !known.has(address));
    // As many texts as references: the texts are the names of the referenced principals.
    const areTextsNames = referred.length > 0 && referred.length >= texts.length;
    return [
      ...referred,
      ...(areTextsNames ? [] : unreferenced),
      ...(referred.length + unreferenced.length === 0 ? lookedUp.map(lookedUpPrincipal) : []),
    ];
  });
  return unique(principals);
}

/**
 * Returns the principal that an address is, or those that it names itself by an attribute of this path:
 * `principal_arn = aws_eks_access_entry.admin.principal_arn`.
 */
function principalsBehind(address: string, path: string, context: RightsContext): readonly Principal[] {
  const { model } = context.scene;
  const named = model.resources.get(address);
  const isIdentity = named === undefined || model.factsOf(address).identity === true;
  const values = isIdentity ? null : context.valuesOn(named);
  if (isIdentity || values === null) return [principalAt(address)];
  const source = { resource: { ...named, values }, isPast: values !== named.values, currentValues: named.values };
  const principals = principalsNamed(source, [path], context);
  return principals.length > 0 ? principals : [principalAt(address)];
}

/** True for a member made of several names, `serviceAccount:<project>.svc.id.goog[<namespace>/<account>]`. */
const isComposite = (text: string): boolean => isMember(text) && !/^serviceAccount:[^[]*$/.test(text);

const isMember = (text: string): boolean => /^(?!arn:)[a-zA-Z]+(?::|Set:)/.test(text) || text.startsWith('all');

/** Drops references that are only a part of a composite member, such as a namespace. */
function withoutParts(named: readonly string[], texts: readonly string[], { scene }: RightsContext) {
  if (!texts.some(isComposite)) return named;
  if (texts.every(isComposite)) return [];
  return named.filter((address) => scene.model.factsOf(address).identity === true);
}

/**
 * True for a text that is only the stand-in of a data source, such as the object ID of a group, if need be behind its
 * kind.
 */
const isNamedIn = (text: string, sources: readonly Resource[]): boolean => {
  const [origin, ...others] = instancesIn(text);
  const isAlone = others.length === 0 && /^(?:[a-zA-Z]+:)?$/.test(withGaps(text, ''));
  return isAlone && sources.some((source) => source.origin === origin);
};

const lookedUpPrincipal = (source: Resource): Principal => inWords(`data.${source.address}`, lookedUpWordsOf(source));

function lookedUpWordsOf({ type, values }: Resource): PrincipalWords {
  const [name = ''] = LOOKED_UP_NAMES.flatMap((at) => textsAt(values, [at]));
  return lookedUpWords(type, name);
}

/** Returns the principals of one of several blocks, matched by the values beside the reference. */
export function principalsOfBlock(
  source: RightsSource,
  path: string,
  block: Block,
  context: RightsContext,
): readonly Principal[] {
  const { resource, isPast } = source;
  const texts = textsAt(block, [path.slice(path.lastIndexOf('.') + 1)]);
  if (texts.length > 0) return texts.flatMap((text) => principalsIn({ path, text }, resource, context));
  const matchesBlock = ({ block: blockValues = {} }: Reference): boolean =>
    Object.entries(blockValues).every(([name, text]) => textsAt(block, [name]).includes(text));
  const references = context.scene.model
    .referencesOf(resource.address)
    .filter((reference) => leadsInto(reference.path, path));
  const named = new Set(references.filter(matchesBlock).map(({ to }) => to));
  return isPast || named.size !== 1 ? [] : [...named].map(principalAt);
}

/** Returns the principals of an attribute or member text: resources by identity, or text. */
function principalsIn({ path, text }: TextAt, resource: Resource, context: RightsContext): readonly Principal[] {
  const instances = context.namedIn(text);
  const isSingleName = !isComposite(text);
  if (instances.length === 1 && isSingleName) return instances.map(principalAt);
  const resources =
    isSingleName && !holdsInstanceName(text) ? context.scene.model.resourcesNamedIn(resource, { path, text }) : [];
  if (resources.length === 1) return resources.map(principalAt);
  const member = memberNamed(path, text);
  const key = context.renamed(member);
  if (isMember(member)) return [inWords(key, memberWords(withGaps(member, GAP)))];
  const words =
    identityIn(readableText(text, resource), resource.account ?? '') ??
    (holdsInstanceName(text) ? wordsOfStandIn(text, context) : wordsOfName(path, text || variableAt(path, resource)));
  return [inWords(key, words ?? SOMEBODY_WORDS)];
}

/** Returns the variable that gives an attribute its value: all that is known of a principal whose identifier is empty. */
const variableAt = (path: string, { declared }: Resource): string => declared?.variables?.get(path) ?? '';

/** Returns a text with a gap for each unknown part, except for the account that Terraform runs in. */
export const readableText = (text: string, { account = '' }: Resource): string =>
  partsOf(text)
    .map((part, i) => (i % 2 === 0 ? part : isSameAccountSource(typeIn(expressionOf(part))) ? account : GAP))
    .join('');

/** Returns the words for an identity that is only looked up; null for any other text. */
function wordsOfStandIn(text: string, { scene }: RightsContext): PrincipalWords | null {
  const [origin = '', ...others] = instancesIn(text);
  const source = others.length === 0 && text === instanceName(origin) ? scene.model.sourceOf(origin) : undefined;
  if (source?.mode === 'data') return lookedUpWordsOf(source);
  const [before, standIn = '', after, ...more] = partsOf(text);
  const isAlone = before === '' && after === '' && more.length === 0;
  const expression = isAlone ? expressionOf(standIn) : '';
  return VARIABLE.test(expression) ? { noun: 'principal', name: expression } : null;
}

/** A variable or local value, which is all that is known of a principal without a value. */
const VARIABLE = /^(?:var|local)\.[\w-]+$/;

/** Returns the principals of a statement. */
export function principalsOf(
  statement: FullStatement,
  resource: Resource,
  context: RightsContext,
): readonly Principal[] {
  if (statement.excludes.principals) {
    const key = `!${statement.principals
      .map(({ text }) => context.renamed(text))
      .sort()
      .join(' ')}`;
    return [inWords(key, ALL_BUT_SOME_WORDS)];
  }
  return unique(statement.principals.flatMap((principal) => principalsOfText(principal, statement, resource, context)));
}

function principalsOfText(
  { path: kind, text }: TextAt,
  statement: FullStatement,
  resource: Resource,
  context: RightsContext,
): readonly Principal[] {
  if (/^Service$/i.test(kind)) return [inWords(`service ${text}`, serviceWords(text))];
  if (/^Federated$/i.test(kind)) return federated(text, statement, context);
  if (isAccount(text) && holdsInstanceName(text) && !namesIdentity(text, context))
    return [inWords(context.renamed(text), accountNamedBy(text))];
  return principalsIn({ path: kind === '' ? 'Principal' : kind, text }, resource, context);
}

/** True for `google_service_account.web.member`, which has no text beside the placeholder, like an account number. */
const namesIdentity = (text: string, { namedIn, scene }: RightsContext): boolean =>
  namedIn(text).some((address) => scene.model.factsOf(address).identity === true);

/**
 * Returns the words for an account number. `aws_caller_identity` means the deploying account; any other source may be a
 * different account.
 */
const accountNamedBy = (text: string): PrincipalWords =>
  instancesIn(text).some((origin) => isSameAccountSource(typeIn(origin))) ? SAME_ACCOUNT_WORDS : SOME_ACCOUNT_WORDS;

const typeIn = (origin: string): string => parseTerraformAddress(origin)?.type ?? '';

function federated(text: string, { conditions }: FullStatement, context: RightsContext): readonly Principal[] {
  const issuer = issuerOf(text, context);
  const subjects = conditions.filter(isSubject).flatMap(({ values }) => values);
  const key = `federated ${context.renamed(text)}`;
  if (subjects.length === 0) return [inWords(key, claimWords(issuer, ''), '*')];
  return subjects.map((subject) => federatedPrincipal(key, issuer, subject, context));
}

/**
 * Returns a federated principal.
 * @param subject may have wildcards; unknown parts become gaps in the text
 */
export function federatedPrincipal(
  key: string,
  issuer: string,
  subject: string,
  { renamed }: RightsContext,
): Principal {
  const words = holdsInstanceName(subject) && !/^repo:[^:]*$/.test(subject) ? withGaps(subject, '*') : subject;
  return inWords(key, claimWords(issuer, words), renamed(subject));
}

/** True for a condition on the token's subject, which identifies the principal. */
export const isSubject = ({ operator, variable }: { readonly operator: string; readonly variable: string }): boolean =>
  variable.endsWith(':sub') && !operator.includes('not');

/** Returns the issuer host; for a provider built here, its URL. */
function issuerOf(text: string, { namedIn, scene }: RightsContext): string {
  const [address] = namedIn(text);
  const url = address === undefined ? undefined : textsAt(scene.model.valuesOf(address), ['url'])[0];
  return url ?? (text === SOME_TEXT ? '' : text);
}

const unique = (all: readonly Principal[]): readonly Principal[] => [
  ...new Map(all.map((principal) => [`${principal.key}\n${principal.claim ?? ''}`, principal])).values(),
];

// ---- One revision of a change, as readers of rights need it.

/** One revision of a change, as readers of rights need it. */
export interface RightsContext {
  readonly scene: Scene;
  /** Values of a resource in the revision. */
  readonly valuesOn: ValuesOn;
  /** All references of a resource, including those from and to data sources. */
  readonly referencesOf: (address: string) => readonly Reference[];
  /** Replaces instance names in a text by graph addresses. */
  readonly renamed: (text: string) => string;
  /** Graph addresses of the instances that a text names. */
  readonly namedIn: (text: string) => readonly string[];
}

/** A resource in a revision, with the values of that revision. */
export interface RightsSource {
  readonly resource: Resource;
  /** True for the revision before a change; references are those of the revision after it. */
  readonly isPast: boolean;
  /** Values after the change. */
  readonly currentValues: Resource['values'];
}

/**
 * True if the reference of an attribute holds for this revision: the value is unchanged, or the old value is unknown.
 */
export function isReferredTo({ resource, isPast, currentValues }: RightsSource, path: string): boolean {
  if (!isPast) return true;
  const [oldTexts, newTexts] = [resource.values, currentValues].map((values) => textsAt(values, path.split('.')));
  return oldTexts?.length === 0 || oldTexts?.join('\n') === newTexts?.join('\n');
}

/** Returns the context of a revision. */
export function contextOf(scene: Scene, references: readonly Reference[], valuesOn: ValuesOn): RightsContext {
  const origins = new Map([...scene.model.resources.values()].map(({ origin, address }) => [origin, address]));
  const outgoing = new Map<string, Reference[]>();
  for (const reference of references) {
    const known = outgoing.get(reference.from);
    if (known === undefined) outgoing.set(reference.from, [reference]);
    else known.push(reference);
  }
  return {
    ...{ scene, valuesOn },
    referencesOf: (address) => outgoing.get(address) ?? [],
    renamed: (text) => withInstances(text, (origin) => origins.get(origin) ?? origin),
    namedIn: (text) => instancesIn(text).flatMap((origin) => origins.get(origin) ?? []),
  };
}

/** Returns the texts at a path, including partly known ones. */
export function textsOf({ resource, isPast }: RightsSource, path: string): readonly string[] {
  const known = textsAt(resource.values, path.split('.'));
  if (isPast || resource.partly === undefined) return known;
  const partlyKnown = textsAt(resource.partly as Json, path.split('.'));
  return partlyKnown.length > 0 ? partlyKnown : known;
}

/** Returns the data sources outside the scene that an attribute refers to. */
export const lookedUpBy = (
  address: string,
  path: string,
  { scene, referencesOf }: RightsContext,
): readonly Resource[] =>
  referencesOf(address)
    .filter((reference) => leadsInto(reference.path, path))
    .flatMap(({ to }) => {
      const source = scene.model.sourceOf(to);
      return source?.mode === 'data' && !scene.model.resources.has(to) ? [source] : [];
    });

/**
 * Returns the resources that an attribute names, without containers that it only reaches through a looked-up resource in
 * them: the resource is meant, and its resource group is not.
 */
export function namedWithoutPlaces(
  address: string,
  path: string,
  { scene: { model } }: RightsContext,
): readonly string[] {
  const isPlaceOf = ({ to, through }: Reference): boolean =>
    through !== undefined && model.isPlacementContainer(to) && model.sourceOf(through)?.type !== model.typeOf(to);
  const references = model.referencesOf(address).filter((reference) => leadsInto(reference.path, path));
  return [...new Set(references.filter((reference) => !isPlaceOf(reference)).map(({ to }) => to))];
}

// ---- Principals and conditions of a grant.

/** Returns the principals that a policy is attached to; without any, whoever it will be attached to. */
function attachedPrincipals(address: string, { scene }: RightsContext): readonly Principal[] {
  const { model } = scene;
  const holders = model.referrersOf(address).flatMap(({ from, path = '' }): string[] => {
    const rules = rightsRulesOf(model.typeOf(from)) ?? [model.factsOf(from).grants ?? []].flat();
    return rules
      .filter(({ permissions = [] }) => permissions.includes(topOf(path)))
      .flatMap(({ principals = [] }) => (principals.length === 0 ? [from] : model.namedBy(from, principals)));
  });
  return holders.length === 0
    ? [{ ...principalAt(address), is: 'policy' }]
    : [...new Set(holders)].map((holder) => principalAt(holder));
}

/** Returns the principals of a rule; null if each statement of its document names them. */
export const principalsBy = (source: RightsSource, { principals, isAttached }: RightsRule, context: RightsContext) => {
  const { address } = source.resource;
  if (isAttached === true) return attachedPrincipals(address, context);
  if (principals === undefined) return null;
  return principals.length === 0 ? [principalAt(address)] : principalsNamed(source, principals, context);
};

/** Returns the conditions of a grant. An unknown one is a condition too: without it, the right would count as wider. */
export function grantConditionsOf({ resource }: RightsSource, { renamed }: RightsContext): readonly string[] {
  const blocks = blocksAt(resource.values, ['condition']);
  const known = blocks.flatMap((block) => textsAt(block, ['expression']));
  const isDeclared = [...(resource.declared?.lines.keys() ?? [])].some((path) => leadsInto(path, 'condition'));
  const isUnknown = known.length < blocks.length || (isDeclared && blocks.length === 0);
  return [...known.map(renamed), ...(isUnknown ? [SOME_TEXT] : [])];
}

/** Operator of the conditions that limits are. */
const LIMIT = 'equals';

/** Returns the limits of a grant as conditions. */
export const limitsOf = (
  source: RightsSource,
  { limits = {} }: RightsRule,
  context: RightsContext,
): readonly string[] =>
  Object.entries(limits).flatMap(([path, key]) => {
    const texts = textsOf(source, path).map(context.renamed);
    const named = isReferredTo(source, path) ? context.scene.model.namedBy(source.resource.address, [path]) : [];
    return (texts.length > 0 ? texts : named.map(instanceName)).map((text) => JSON.stringify([LIMIT, key, text]));
  });
