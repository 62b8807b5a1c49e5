/** Statements about nodes. Resources of one type with the same change are merged and counted. */
import { originalOf } from '../../../graph/address.js';
import { groupBy } from '../../../graph/group-by.js';
import type { Graph } from '../../../graph/model.js';
import { isOutside } from '../../../graph/node-types.js';
import { listed } from '../../../platform/text/english.js';
import {
  FROM_SEVERAL_CONTAINERS,
  fromContainer,
  IT,
  isWithLoss,
  its,
  LOST,
  ofContainer,
  ofSubject,
  omittedResources,
  PARTICIPLES,
  partsOf,
  possibly,
  TO_SEVERAL_CONTAINERS,
  toContainer,
  VERBS,
  type Verb,
} from '../messages.js';
import type { ReportedNode } from '../model.js';
import type { Names } from '../names.js';
import { recreatedIn } from '../nodes.js';
import { eventsOf, eventsOfNewHalf } from './events.js';
import { type ChangeEvent, type Mention, rankOf, type Statement, type Tier } from './model.js';
import { type PathPhrases, pathsOf } from './paths.js';
import { fewNames, listNouns, mentionsOf, nameMentions } from './phrases.js';
import { surroundingsOf } from './surroundings.js';

/**
 * Returns the statements about nodes. Zones and regions that no resource creates have none.
 * @param isConditional true for a new resource that may not exist
 */
export function nodeStatements(
  graph: Graph,
  nodes: readonly ReportedNode[],
  names: Names,
  isConditional: (node: ReportedNode) => boolean,
): Statement[] {
  const surroundings = surroundingsOf(graph, nodes, names);
  const isBuilt = ({ address, type }: ReportedNode): boolean =>
    !isOutside(type) && graph.nodes.get(address)?.provenance !== 'implied';
  // A recreated resource is reported with its old address.
  const newAddresses = new Set(recreatedIn(nodes).values());
  const events = nodes
    .filter(isBuilt)
    .filter(isFirstCopy(nodes))
    .flatMap((node) => {
      if (newAddresses.has(node.address)) return eventsOfNewHalf(node, surroundings);
      const events = eventsOf(node, surroundings);
      return node.change === 'create' && isConditional(node)
        ? events.map((event): ChangeEvent => ({ ...event, isPossible: true }))
        : events;
    });
  const kinds = [...groupBy(events, kindOf).values()];
  const paths = pathsOf(graph, kinds, { nodes, mention: mentionsOf(graph, names) });
  const uncoveredKinds = kinds
    .map((kind) => kind.filter(({ address }) => !paths.namedTargets.has(address)))
    .map((kind) => kind.filter((event) => !isAttachmentEvent(event, paths)))
    .filter((kind) => kind.length > 0);
  return [...groupBy(uncoveredKinds, subjectsKey).values()].map((sameResources) => statementOf(sameResources, paths));
}

/** True for parts that attach something new to an existing node: they are reported with the new node. */
const isAttachmentEvent = ({ address, areParts, isOfWhole }: ChangeEvent, { attached }: PathPhrases): boolean =>
  (areParts === true || isOfWhole === true) && attached.has(address);

/** Returns a key that is equal for settings of the same resources without values, which share a statement. */
function subjectsKey(kind: readonly ChangeEvent[]): string {
  const [first] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
  const { verb, setting, tail, tier } = first;
  const isMergeable = tail === '' && setting !== undefined;
  const resources = kind.map(({ address }) => address);
  return [verb, tier, tail, isMergeable ? '' : kindOf(first), ...resources].join('\n');
}

/** Returns a predicate: true for the first of several copies that change alike. */
function isFirstCopy(nodes: readonly ReportedNode[]): (node: ReportedNode) => boolean {
  const first = new Map<string, string>();
  const keyOf = ({ address, change }: ReportedNode): string => `${originalOf(address)}\n${change}`;
  for (const node of nodes) if (!first.has(keyOf(node))) first.set(keyOf(node), node.address);
  return (node) => first.get(keyOf(node)) === node.address;
}

/**
 * Tails for resources whose containers differ. Without a tail the statement would be false, because the resource itself
 * stays.
 */
const SEVERAL_CONTAINERS: ReadonlyMap<Verb, string> = new Map([
  ['extend', TO_SEVERAL_CONTAINERS],
  ['withdraw', FROM_SEVERAL_CONTAINERS],
]);

/** Verbs of changes without effect on users; everything else is more important to a reviewer. */
const MILD_VERBS: ReadonlySet<Verb> = new Set<Verb>(['readdress', 'rename', 'import', 'deferred', 'part']);

/** Verbs for the effect of `moved` blocks. */
const ADDRESS_ONLY_VERBS: ReadonlySet<Verb> = new Set<Verb>(['readdress', 'rename']);

/** Returns a key that is equal for events of one statement: the same change of resources of one type. */
const kindOf = ({
  verb,
  noun,
  isPublic,
  isOfWhole,
  areParts,
  tail,
  setting,
  name,
  joinedTo,
  isPossible,
}: ChangeEvent): string => {
  const hasOwnTail = verb === 'make' || setting !== undefined;
  const ends = joinedTo && [name, joinedTo.noun.one];
  return [isPossible, verb, noun.one, isPublic, isOfWhole, areParts, setting, hasOwnTail ? tail : '', ends].join('\n');
};

/** Returns the tier of an event: lost data first, then its explicit tier, then exposure. */
function tierOf({ verb, noun, holdsData, isPublic, isOfWhole, areParts, reach, tail, tier }: ChangeEvent): Tier {
  if (LOSS_VERBS.has(verb) && holdsData === true) return 'loss';
  if (tier !== undefined) return tier;
  if (reach !== undefined) return reach === 'more' ? 'open' : 'close';
  if (isOfWhole === true || areParts === true || MILD_VERBS.has(verb) || (verb === 'update' && tail === ''))
    return 'mild';
  if (verb === 'create' && isPublic) return 'open';
  if (verb === 'move') return 'move';
  if ((verb === 'replace' || verb === 'recreate') && noun.effect !== 'other') return 'replace';
  return PRESENCE_VERBS.has(verb) ? 'presence' : 'update';
}

/** Verbs of changes that destroy the resource and its data. */
const LOSS_VERBS: ReadonlySet<Verb> = new Set<Verb>(['delete', 'replace', 'recreate']);

/** Verbs of changes after which a resource exists, or no longer does. */
const PRESENCE_VERBS: ReadonlySet<Verb> = new Set<Verb>([
  'create',
  'delete',
  'replace',
  'recreate',
  'extend',
  'withdraw',
  'forget',
]);

/**
 * Returns the resources of events for a sentence that omits them: `the replaced cluster shop`, `2 new queues`. Parts
 * are only counted.
 */
function kindIn(events: readonly ChangeEvent[]): Pick<Statement, 'kind' | 'isGone'> {
  const [{ verb, noun, name, areParts, isOfWhole }] = events as readonly [ChangeEvent, ...ChangeEvent[]];
  if (areParts === true || noun.isProper) return {};
  const only = events.length === 1 && noun.effect !== 'other' ? name : '';
  const isGone = LOSS_VERBS.has(verb) && noun.effect !== 'other' && isOfWhole !== true;
  return {
    kind: omittedResources(PARTICIPLES[verb], amountOf(events), noun, only),
    ...(isGone && { isGone: true as const }),
  };
}

/**
 * Returns the text of a statement with a pronoun in place of the resource: `it`, `its deletion protection`.
 * @param inText adds the tail to the object
 * @param settings the settings that the statement is about
 */
type WithPronoun = (inText: (objects: string) => string, settings: readonly string[]) => string;

/** Returns how a pronoun replaces the resource of events; undefined if they are about several. */
function pronounFor(events: readonly ChangeEvent[]): WithPronoun | undefined {
  const [{ address, whole, areParts, amount, totalAmount, ordinal }] = events as readonly [
    ChangeEvent,
    ...ChangeEvent[],
  ];
  if (events.some((event) => event.address !== address || (events.length > 1 && whole === undefined))) return undefined;
  if (whole !== undefined) {
    const ofWhole = ` ${ofContainer(whole)}`;
    return (inText) => {
      const text = inText(listNouns(events));
      return text.includes(ofWhole) ? its(text.replace(ofWhole, '')) : text.replace(whole, IT);
    };
  }
  if (areParts === true) return (inText) => inText(partsOf(amount, IT));
  if (amount > 1 || totalAmount !== undefined || ordinal !== undefined) return undefined;
  return (inText, settings) => {
    const object = settings.length === 0 ? IT : its(listed(settings));
    return inText(IT).replace(settings.length === 0 ? IT : ofSubject(settings, IT), object);
  };
}

const amountOf = (events: readonly ChangeEvent[]): number => events.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the statement about one resource that is attached to others: `attaches the policy x to the roles a and b`. */
function joiningStatement(event: ChangeEvent, ends: readonly Mention[]): Statement {
  const { verb, change, noun } = event;
  const others = nameMentions(ends);
  return {
    verbs: VERBS[verb],
    rank: rankOf(tierOf(event), noun.effect),
    change,
    amount: ends.reduce((sum, { count }) => sum + count, 0),
    order: noun.order,
    text: `${listNouns([event])} ${verb === 'attach' ? toContainer(others) : fromContainer(others)}`,
  };
}

/**
 * Returns one statement for events that share a verb.
 * @param kinds one kind of events, or several kinds about the same resources
 */
function statementOf(kinds: readonly (readonly ChangeEvent[])[], paths: PathPhrases): Statement {
  const [kind] = kinds as readonly [readonly ChangeEvent[], ...(readonly ChangeEvent[])[]];
  const [first] = kind as readonly [ChangeEvent, ...ChangeEvent[]];
  const { change, noun } = first;
  const ends = kind.flatMap(({ joinedTo }) => joinedTo ?? []);
  if (ends.length > 0) return joiningStatement(first, ends);
  const sharedTail = kind.every((event) => event.tail === first.tail)
    ? first.tail
    : (SEVERAL_CONTAINERS.get(first.verb) ?? (kind.every(({ tail }) => isWithLoss(tail)) ? LOST : ''));
  const tail = (amountOf(kind) > 1 ? first.tailOfSeveral : undefined) ?? sharedTail;
  const path = paths.phraseFor(kind);
  const verb = path?.verb ?? first.verb;
  const settings = kinds.flatMap(([{ setting } = first]) => setting ?? []);
  const inText = (objects: string): string =>
    [
      settings.length === 0 ? objects : ofSubject(settings, objects),
      hasCause ? '' : tail,
      optionalTail,
      path?.text ?? '',
    ]
      .filter((text) => text !== '')
      .join(' ')
      .replaceAll(' ,', ',');
  const textByName = fewNames(kind);
  const optionalTail =
    kinds.length === 1 && kind.every((event) => event.optionalTail === first.optionalTail)
      ? (first.optionalTail ?? '')
      : '';
  const areSingle = kinds.length === 1 || kinds.every((each) => each.length === 1);
  const pronoun = path === undefined && areSingle ? pronounFor(kind) : undefined;
  const hasCause = tail !== '' && (first.verb === 'replace' || first.verb === 'recreate' || first.verb === 'readdress');
  return {
    verbs: first.isPossible === true ? possibly(VERBS[verb]) : VERBS[verb],
    rank: Math.min(...kind.map((event) => rankOf(path?.tier ?? tierOf({ ...event, tail }), noun.effect))),
    change,
    amount: amountOf(kinds.flat()),
    order: noun.order,
    text: inText(listNouns(kind)),
    ...(textByName !== undefined && { textByName: inText(textByName) }),
    ...(kind.length === 1 &&
      path === undefined &&
      // Several remarks in brackets would be read as one list.
      first.distinction === '' &&
      tail === '' &&
      first.details !== undefined && { textWithDetails: inText(`${listNouns(kind)} ${first.details}`) }),
    ...(hasCause && { cause: tail }),
    ...(settings.length > 0 && { subjectTail: ` of ${listNouns(kind)}` }),
    ...kindIn(kind),
    ...(pronoun !== undefined && {
      subject: first.address,
      textWithPronoun: pronoun(inText, settings),
    }),
    ...(kind.every((event) => ADDRESS_ONLY_VERBS.has(event.verb)) && { isAddressOnly: true as const }),
    ...(path !== undefined && { isOpenEnded: true as const }),
  };
}
