/** Changes that a reviewer must not miss, for annotations on the changed lines and for labels. */

import { opensToOutside } from '../../catalog/exposure.js';
import { factsOf } from '../../catalog/index.js';
import { nounOf } from '../../catalog/nouns.js';
import { productOf } from '../../catalog/products.js';
import { parseAddress, unescapeName } from '../../graph/address.js';
import type { Danger as GraphDanger } from '../../graph/changes.js';
import type { Graph } from '../../graph/model.js';
import type { Level } from '../../graph/rights.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import { dangerLine, opened, mayLoseData as storeAtRisk, theOne, theSeveral, VERBS } from './messages.js';
import type {
  ChangeReport,
  ReportedExposure,
  ReportedNode,
  ReportedPart,
  ReportedRights,
  ReportedTouch,
  SourceLine,
} from './model.js';
import { isInOpening } from './summary/exposure.js';
import { newKeyIn } from './touched.js';
import { named } from './words.js';

/** A danger with its place in the code, for annotations on the changed lines and for labels. */
export interface Danger extends GraphDanger {
  /** Absent if the source has no lines, such as a plan without its code. */
  readonly source?: SourceLine;
}

/** Returns the dangers of a change: openings, then lost data, then gained rights; each in the order of the report. */
export function dangersOf({ nodes, exposure = [], rights = [], touched = [] }: ChangeReport): readonly Danger[] {
  const gained = exposure.filter(opensToOutside).map(exposureDanger);
  const lost = nodes.flatMap((node) => [...(losesData(node) ? [dataDanger(node)] : []), ...partDangers(node)]);
  const possible = [...nodes.filter(mayLoseData), ...touched.filter(mayLoseData)].map(possibleDanger);
  const widened = rights.filter((right) => isWidened(right) && !isInOpening(right, exposure));
  return [...gained, ...lost, ...possible, ...widened.map(rightsDanger), ...touched.flatMap(keyDanger)];
}

/** Returns the dangers of resources without a node in a graph, which nothing in the diagram shows. */
export function undrawnDangers({ nodes }: Graph, report: ChangeReport): readonly GraphDanger[] {
  const exposure = report.exposure?.filter(({ address }) => !nodes.has(address)) ?? [];
  const isDrawn = ({ principal, target, by }: ReportedRights): boolean =>
    nodes.has(principal.address ?? target.address ?? by);
  const rights = report.rights?.filter((right) => right.nodes.length === 0 && !isDrawn(right)) ?? [];
  return dangersOf({ ...report, nodes: [], exposure, rights }).map(({ kind, text, address }) => ({
    ...{ kind, text, address },
  }));
}

/** True if data is lost, or may be, with a node or with a part of it. */
export const endangersData = (node: ReportedNode): boolean =>
  losesData(node) || mayLoseData(node) || partDangers(node).length > 0;

/** True for a data store that stays, unless the provider replaces it. */
export const mayLoseData = ({ type, change, mayBeForcedBy = [] }: ReportedNode | ReportedTouch): boolean =>
  (change === 'update' || change === 'move') && mayBeForcedBy.length > 0 && holdsData(type);

function possibleDanger(store: ReportedNode | ReportedTouch): Danger {
  const { address, origin = address, type, name, mayBeForcedBy = [], source } = store;
  const { noun = nounOf(type, productOf(type, {}).title).one } = store;
  const text = dangerLine(
    VERBS.mayReplace,
    storeAtRisk(theOne(noun, inText(name || blockName(address))), mayBeForcedBy),
  );
  return { kind: 'data', text, address: origin, ...(source !== undefined && { source }) };
}

function exposureDanger(exposure: ReportedExposure): Danger {
  const { what, to, noun, name } = exposure;
  return {
    kind: 'opens',
    text: dangerLine(VERBS.open, opened(what, [theOne(noun, inText(name))], to)),
    ...evidenceOf(exposure),
  };
}

/**
 * True for gained rights that can do harm or that allow impersonation. Read access is only a danger if it is for
 * everybody.
 */
const isWidened = ({ change, level, isTrust, isDenial, isWithNew, principal }: ReportedRights): boolean =>
  change === 'gains' &&
  isWithNew !== true &&
  isDenial !== true &&
  (isTrust === true || principal.is === 'everybody' || (level !== undefined && HARMFUL.has(level)));

const HARMFUL: ReadonlySet<Level> = new Set<Level>(['delete', 'impersonate', 'administer']);

const rightsDanger = ({ text, by, origin = by, source }: ReportedRights): Danger => ({
  kind: 'rights',
  text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  address: origin,
  ...(source !== undefined && { source }),
});

/** Returns the danger of a new key of an identity; empty for any other resource. */
function keyDanger(touch: ReportedTouch): readonly Danger[] {
  const key = newKeyIn(touch);
  const { origin, source } = touch;
  if (key === null) return [];
  return [
    { kind: 'rights', text: dangerLine(VERBS.create, key), address: origin, ...(source !== undefined && { source }) },
  ];
}

/** True for a data store with a deleted or replaced instance. A resource that is no longer managed still exists. */
function losesData({ type, change, instances = { [change]: 1 }, isForgotten }: ReportedNode): boolean {
  const isLost = (instances.delete ?? 0) + (instances.replace ?? 0) > 0;
  return isLost && isForgotten !== true && holdsData(type);
}

const holdsData = (type: string): boolean => factsOf(type).holdsData === true;

/** Returns the lost data stores among the parts of a node that stays. */
function partDangers({ change, parts = [] }: ReportedNode): readonly Danger[] {
  if (change === 'delete' || change === 'replace') return [];
  return parts.flatMap((part): Danger[] => {
    const { type = '', name = '' } = parseTerraformAddress(part.address) ?? {};
    const isLost = (part.change === 'delete' || part.change === 'replace') && holdsData(type);
    return isLost ? [partDanger(part, type, name)] : [];
  });
}

function partDanger({ address, change, name, source }: ReportedPart, type: string, block: string): Danger {
  const noun = nounOf(type, productOf(type, {}).title).one;
  const text = dangerLine(change === 'replace' ? VERBS.replace : VERBS.delete, theOne(noun, inText(name ?? block)));
  return { kind: 'data', text, address, ...(source !== undefined && { source }) };
}

function dataDanger(node: ReportedNode): Danger {
  const { type, title, change, instances = { [change]: node.count } } = node;
  const count = (instances.delete ?? 0) + (instances.replace ?? 0);
  const { one, many } = nounOf(type, title);
  const verb = (instances.replace ?? 0) > 0 && (instances.delete ?? 0) === 0 ? VERBS.replace : VERBS.delete;
  const name = inText(node.name || blockName(node.address));
  const store = count > 1 ? theSeveral(count, many, name) : theOne(one, name);
  return { kind: 'data', text: dangerLine(verb, store), ...evidenceOf(node) };
}

const inText = (name: string): string => (name === '' ? '' : named(name));

const blockName = (address: string): string => unescapeName(parseAddress(address)?.name ?? '');

const evidenceOf = ({ address, origin = address, source }: ReportedNode | ReportedExposure) => ({
  address: origin,
  ...(source !== undefined && { source }),
});
