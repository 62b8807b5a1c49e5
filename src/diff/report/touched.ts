/**
 * Text for changes outside the architecture: `policy of role worker`. Values are only shown if they are harmless.
 */
import { isGrantOnly, isGrantToPrincipal } from '../../catalog/access.js';
import { isEffectAttribute } from '../../catalog/block-effects.js';
import { isScaffolding } from '../../catalog/cloud.js';
import { isFirewallRuleAttribute } from '../../catalog/detail-attributes.js';
import { factsOf } from '../../catalog/index.js';
import { isReplacementReported, nounOf } from '../../catalog/nouns.js';
import { isKnownByCloudName, partTitleOf, productOf } from '../../catalog/products.js';
import { parseAddress, typeOf } from '../../graph/address.js';
import { glyphOf, type Touched } from '../../graph/changes.js';
import { groupBy } from '../../graph/group-by.js';
import { leadsInto, nameOf } from '../../graph/inventory.js';
import type { Graph } from '../../graph/model.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import { listed, listedUpTo, pluralOf } from '../../platform/text/english.js';
import { short } from '../../platform/text/printable.js';
import {
  ATTRIBUTES_NAMED_MAX,
  FACTS_IN_SENTENCE,
  PART_ADDRESS_LENGTH_MAX,
  ROW_NAMES_MAX,
  TOUCHED_ATTRIBUTES_MAX,
  TOUCHED_MAX,
  TOUCHED_WITH_FACTS_MAX,
} from './limits.js';
import * as messages from './messages.js';
import type { ChangeReport, PartRow, ReportedTouch, Row } from './model.js';
import { fullName, labelWithoutNode, type Names } from './names.js';
import {
  atMost,
  blockWords,
  effectsInWords,
  exclusiveInWords,
  factsInWords,
  named,
  rulesInWords,
  shortPath,
} from './words.js';

/** Returns the touched resources of the graph with their names, sorted by address. */
export function reportedTouched(graph: Graph, names: Names): readonly ReportedTouch[] {
  return (graph.touched ?? []).map((touch) => {
    const facts = touch.change === 'update' ? undefined : graph.facts?.get(touch.address);
    return { ...touch, ...subjectOf(touch, graph, names), ...(facts && { facts }) };
  });
}

/**
 * Returns the noun and name of a touched resource. An updated part without a name in the cloud is named after the
 * resource that it belongs to: people know the bucket, not its policy. So are new versions (the image of a service is
 * in its task definition) and the policies of an identity. These parts have their own name anyway:
 * - identities, and types that people know by their name in the cloud
 * - parts that are or may be replaced, because otherwise the text would name their vault
 * - grants on a resource, whose attributes are not those of the resource
 * - resources of an unread module, because the attributes are not the module's
 */
function subjectOf(
  { address, into, change, forcedBy, mayBeForcedBy }: Touched,
  graph: Graph,
  names: Names,
): Pick<ReportedTouch, 'noun' | 'name'> {
  const isKnownByName = isKnownByCloudName(typeOf(address)) || factsOf(typeOf(address)).identity === true;
  const isInModule = into !== undefined && factsOf(typeOf(into)).unread === true;
  const isOfIdentity = into !== undefined && factsOf(typeOf(into)).identity === true;
  const isNamed = graph.cloudNames?.has(address) === true && isReplacementReported(typeOf(address)) && !isOfIdentity;
  const isOfGrant = into !== undefined && isGrantOnly(typeOf(into));
  const isGrantOnResource = isGrantToPrincipal(typeOf(address)) && !isOfIdentity;
  const isReplaced = (forcedBy ?? mayBeForcedBy) !== undefined && isReplacementReported(typeOf(address));
  const isNamedAsReplaced = isReplaced && !isGrantOnly(typeOf(address));
  const hasOwnName = isNamedAsReplaced || isKnownByName || isInModule || isNamed || isOfGrant || isGrantOnResource;
  const subject = change === 'update' && into !== undefined && !hasOwnName ? into : address;
  const type = typeOf(subject);
  // An icon for several instances is named after their block.
  const isDrawnAlone = graph.nodes.get(subject)?.count === 1;
  const { title, name } = isDrawnAlone ? names.labelOf(subject) : labelWithoutNode(subject, graph);
  // The title of a module may say what it builds, and then stands for the name.
  const module = factsOf(type).unread === true ? parseAddress(subject)?.modules.at(-1)?.name : undefined;
  return { noun: nounOf(type, title || productOf(type, {}).title).one, name: name || (module ?? '') };
}

/**
 * Returns the new key of an identity as an object: `a long-lived key of the service account deploy`; null for any other
 * resource.
 */
export function newKeyIn({ type, change, facts = [] }: ReportedTouch): string | null {
  const { keyOf } = factsOf(type);
  if (keyOf === undefined || change !== 'create') return null;
  return messages.longLivedKey(facts.find(({ name }) => name === keyOf)?.value ?? '');
}

/** Returns one line, `policy of role worker, image of service web and 3 more`; empty for none. */
export function touchedInWords(touched: readonly ReportedTouch[]): string {
  const lasting = touched.filter(({ type }) => !isScaffolding(type));
  const alike = groupBy(
    lasting.length === 0 ? touched : lasting,
    (touch) => `${touch.name === ''}\n${phraseOf({ ...touch, name: '' })}`,
  );
  // Facts of many resources would bury the rest of the sentence; the table has them.
  const areFactsTold = alike.size <= TOUCHED_WITH_FACTS_MAX;
  const phrases = [...new Set([...alike.values()].map((touches) => sharedPhrase(touches, areFactsTold)))];
  const shown = phrases.slice(0, TOUCHED_MAX);
  const more = phrases.length - shown.length;
  return [...shown, ...(more === 0 ? [] : [messages.rowsMore(more)])].join(', ').replace(/, (and \d+ more)$/, ' $1');
}

/** Returns one phrase for resources of which the same changes: `image of services web, jobs and 3 more`. */
function sharedPhrase(alike: readonly ReportedTouch[], areFactsTold: boolean): string {
  const [first] = alike as [ReportedTouch, ...ReportedTouch[]];
  const names = [...new Set(alike.map(({ name }) => name))];
  if (names.length < 2) {
    const facts = areFactsTold && alike.length === 1 ? factTexts(first).slice(0, FACTS_IN_SENTENCE) : [];
    return facts.length === 0 ? phraseOf(first) : messages.withDistinction(phraseOf(first), facts.join(', '));
  }
  return phraseOf({ ...first, noun: `${pluralOf(first.noun)} ${listedUpTo(names.map(named), NAMES_MAX)}`, name: '' });
}

/** Names of resources in one phrase. */
const NAMES_MAX = 3;

/** Returns the phrase for one resource: `image of service web`, `new policy worker`. */
function phraseOf(touch: ReportedTouch): string {
  const { type, change, noun, name, forcedBy = [], mayBeForcedBy = [] } = touch;
  const subject = [noun, ...(name === '' ? [] : [named(name)])].join(' ');
  const rules = rulesInWords([touch]);
  if (change !== 'update') {
    const phrase = messages.TOUCHED[change](subject);
    const details = [rules, effectsInWords([touch]), ...exclusiveInWords(type, touch)].filter((text) => text !== '');
    return details.length === 0 ? phrase : messages.withDistinction(phrase, details.join(', '));
  }
  const phrase = messages.attributesOf(attributeList(touch), subject);
  const isReported = isReplacementReported(type);
  const additions = [
    ...(rules === '' ? [] : [rules]),
    // A grant that is made again grants the same.
    ...(forcedBy.length > 0 && isReported && !isGrantOnly(type) ? [messages.WILL_REPLACE] : []),
    ...(forcedBy.length === 0 && mayBeForcedBy.length > 0 && isReported ? [messages.MAY_REPLACE] : []),
  ];
  return additions.length === 0 ? phrase : messages.withDistinction(phrase, additions.join(', '));
}

/** Returns the details of an updated resource for a row, `capacity.maximum: 20 → 24`; empty if none may be shown. */
export function touchedValues(touch: ReportedTouch): readonly string[] {
  const words = [rulesInWords([touch]), effectsInWords([touch])].filter((text) => text !== '');
  const isInEffects = (path: string): boolean => touch.effects !== undefined && isEffectAttribute(touch.type, path);
  const told = attributesOf(touch).filter(({ path, details }) => details.length > 0 && !isInEffects(path));
  return [...words, ...told.map(({ path, details }) => messages.namedValue(shortPath(path), details.join(', ')))];
}

/** Returns the details of an updated resource for a row; attributes whose values may not be shown are only named. */
export function touchedTexts(touch: ReportedTouch): readonly string[] {
  const { type, forcedBy = [], mayBeForcedBy = [] } = touch;
  const forcing = isReplacementReported(type) ? [...forcedBy, ...mayBeForcedBy] : [];
  const isInEffects = (path: string): boolean => touch.effects !== undefined && isEffectAttribute(type, path);
  const isTold = (path: string): boolean => forcing.includes(path) || isInEffects(path) || isInRules(touch, path);
  const untold = attributesOf(touch).filter(({ path, details }) => details.length === 0 && !isTold(path));
  const names = [...new Set(untold.map(({ path }) => shortPath(path)))];
  return [
    ...touchedValues(touch),
    ...exclusiveInWords(type, touch),
    ...factTexts(touch),
    ...names.map((name) => messages.namedValue(name, messages.CHANGED)),
  ];
}

/** Returns the facts about a new or removed resource, without those that the words of its rules and effects tell. */
function factTexts(touch: ReportedTouch): readonly string[] {
  const isInWords = (path: string): boolean => touch.effects !== undefined && isEffectAttribute(touch.type, path);
  // The words of a rule tell all of it.
  return factsInWords(touch.rules ? [] : (touch.facts ?? []).filter(({ name }) => !isInWords(name)));
}

/** True for a path inside the firewall rules of a resource, which the words of the rules tell. */
function isInRules({ type, rules }: ReportedTouch, path: string): boolean {
  if (rules === undefined) return false;
  const { firewallRules = [], reportedRules = [] } = factsOf(type);
  const all = [...firewallRules, ...reportedRules];
  const blocks = all.flatMap(({ block }) => (block === undefined ? [] : [block]));
  const isEnd = all.some(({ peer, guardedGroups = [] }) => [...(peer.groups ?? []), ...guardedGroups].includes(path));
  return isEnd || isFirewallRuleAttribute(nameOf(path)) || blocks.some((block) => leadsInto(path, block));
}

// ---- Rows

/** Returns the rows of touched resources that belong to no other row. Resources of which the same changes share one. */
export function touchedRows(touched: readonly ReportedTouch[]): readonly Row[] {
  const [lasting, scaffolding] = [false, true].map((is) => touched.filter(({ type }) => isScaffolding(type) === is));
  const alike = groupBy([...lasting!, ...scaffolding!], (touch) => {
    const { glyph, values, why } = touchedPart(touch);
    return JSON.stringify([touch.type, glyph, values, why]);
  });
  return [...alike.values()].map((touches) => {
    const rows = touches.map(touchedPart);
    const [{ text: _, ...row }] = rows as [PartRow, ...PartRow[]];
    const [first] = touches as [ReportedTouch, ...ReportedTouch[]];
    const names = [...new Set(touches.map(ownName))].filter((name) => name !== '');
    const several = messages.times(rows.length, partTitleOf(first.type));
    const isAnew = isReplaced(first);
    return {
      ...row,
      change: isAnew ? 'replace' : first.change,
      ...(rows.length > 1 && {
        subject:
          names.length === 0 ? several : messages.namedValue(several, listedUpTo(names.map(named), ROW_NAMES_MAX)),
        code: rows.flatMap(({ code }) => code),
      }),
      ...(!isAnew && { isTouched: true as const }),
      ...{ where: [], parts: [] },
    };
  });
}

/** Returns the row of a touched resource as a part of another one: its attributes with the values that may be shown. */
export function touchedPart(touch: ReportedTouch): PartRow {
  const { origin, type, forcedBy = [], source } = touch;
  const change = isReplaced(touch) ? 'replace' : touch.change;
  const why = change === 'replace' ? [messages.forcedBy(atMost(forcedBy).join(', '))] : whyMaybe(touch);
  const values = touchedTexts(touch);
  const action = messages.verbAndAddress(messages.PART_VERBS[change], short(origin, PART_ADDRESS_LENGTH_MAX));
  const text = [action, ...why].reduce(messages.namedValue);
  return {
    glyph: glyphOf(change),
    subject: fullName({ title: partTitleOf(type), name: ownName(touch) }),
    values: atMost(values),
    why,
    code: [{ address: origin, ...(source && { source }) }],
    text: values.length === 0 ? text : messages.withDistinction(text, values.join(', ')),
  };
}

/** Returns the reason for which Terraform may replace a touched resource; empty for none. */
export function whyMaybe({ type, mayBeForcedBy = [] }: ReportedTouch): readonly string[] {
  return mayBeForcedBy.length > 0 && isReplacementReported(type)
    ? [messages.mayBeForcedBy(atMost(mayBeForcedBy).join(', '))]
    : [];
}

/** Returns the name of the resource itself; `name` of a part may be that of the resource that it belongs to. */
const ownName = ({ into, origin, name }: ReportedTouch): string =>
  into === undefined ? name : (parseTerraformAddress(origin)?.name ?? name);

/** True for a touched resource that Terraform replaces. */
export const isReplaced = ({ type, forcedBy = [] }: ReportedTouch): boolean =>
  forcedBy.length > 0 && isReplacementReported(type);

interface TouchedAttribute {
  readonly path: string;
  readonly details: readonly string[];
}

function attributeList(touch: ReportedTouch): string {
  const attributes = attributesInText(touch);
  const limit = attributes.some(({ hasDetails }) => hasDetails) ? ATTRIBUTES_NAMED_MAX : TOUCHED_ATTRIBUTES_MAX;
  const shown = attributes.slice(0, limit).map(({ text }) => text);
  const more = attributes.length - shown.length;
  return more > 0 ? `${shown.join(', ')} ${messages.rowsMore(more)}` : listed(shown);
}

/** Returns what is touched of each resource, by address, for its icon: `image`, `new policy worker`. */
export const touchedByAddress = ({ touched = [] }: ChangeReport): ReadonlyMap<string, string> =>
  new Map(
    touched
      .filter(({ type }) => !isScaffolding(type) || factsOf(type).unread === true)
      .map((touch) => [touch.address, touch.change === 'update' ? attributeList(touch) : phraseOf(touch)]),
  );

/** Returns the attributes, each once, with the details that may be shown. Attributes with details come first. */
function attributesOf(touch: ReportedTouch): readonly TouchedAttribute[] {
  const { attributes, blocks = [] } = touch;
  // A renamed block is one that is removed and one that is added.
  const atBlocks = attributes.map((path) => blocks.find((block) => leadsInto(path, block.path))?.path ?? path);
  const outermost = atBlocks.filter((path) => !atBlocks.some((other) => path.startsWith(`${other}.`)));
  const detailed = [...new Set(outermost)].map((path) => ({ path, details: detailsAt(path, touch) }));
  return [
    ...detailed.filter(({ details }) => details.length > 0),
    ...detailed.filter(({ details }) => details.length === 0),
  ];
}

/** Returns the attributes as texts with their details. */
function attributesInText(touch: ReportedTouch): readonly { readonly text: string; readonly hasDetails: boolean }[] {
  // Two paths may have the same short text.
  const texts = new Map(
    attributesOf(touch).map(
      ({ path, details }) => [messages.withDetails(shortPath(path), details), details.length > 0] as const,
    ),
  );
  return [...texts].map(([text, hasDetails]) => ({ text, hasDetails }));
}

/** Returns the added and removed blocks at a path, and its values: `-by_user`, `+by_mail`, `20 → 24`. */
function detailsAt(path: string, touch: ReportedTouch): readonly string[] {
  const { values = [], blocks = [] } = touch;
  if (isInRules(touch, path)) return [];
  const blocksAtPath = blocks.filter((block) => leadsInto(block.path, path));
  const valuesAtPath = values.filter((value) => leadsInto(value.path, path));
  return [
    ...blocksAtPath.flatMap(({ path: blockPath, ...block }) =>
      blockWords(block).map((text) => withRelativePath(path, blockPath, text)),
    ),
    ...valuesAtPath.map(({ path: valuePath, of = '', before, after }) => {
      const value = messages.withOptionalName(of === '' ? '' : named(of), valueInText(before, after));
      return withRelativePath(path, valuePath, value);
    }),
  ];
}

/** Prefixes the text with the part of its path below the attribute that the phrase already names. */
function withRelativePath(attribute: string, path: string, text: string): string {
  const relative = path === attribute ? '' : path.slice(attribute.length + 1);
  return messages.withOptionalName(relative.replace(/(^|\.)value$/, ''), text);
}

function valueInText(before: string | null, after: string | null): string {
  if (before === null) return messages.newlySet(after ?? '');
  return after === null ? messages.nowUnset(before) : messages.valueChange(before, after);
}
