/** Changes that a reviewer must not miss: for annotations on the changed lines, and for labels. */
import { factsOf } from '../catalog/index.js';
import { spokenOf } from '../catalog/nouns.js';
import { productOf } from '../catalog/products.js';
import { parseAddress } from '../graph/address.js';
import { unescapeName } from '../graph/escape.js';
import type { Level } from '../graph/rights.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import { dangerLine, opened, theOne, theSeveral, VERBS } from './messages.js';
import type {
  ChangeReport,
  ReportedExposure,
  ReportedNode,
  ReportedPart,
  ReportedRights,
  SourceLine,
} from './model.js';
import { named } from './words.js';

export interface Danger {
  /** `opens`: to everybody or to the internet. `data`: a store is removed or replaced. `rights`: somebody may do more. */
  readonly kind: 'opens' | 'data' | 'rights';
  /** One sentence. */
  readonly text: string;
  /** The address as Terraform writes it, or that of the graph where the source does not say. */
  readonly address: string;
  /** Absent where the source has no lines, such as a plan without its code. */
  readonly source?: SourceLine;
}

/** Dangers of a change: first what is opened, then data that is lost, then what somebody may do; each in the order of the report. */
export function dangersOf({ nodes, exposure = [], rights = [] }: ChangeReport): readonly Danger[] {
  const gained = exposure.filter(({ change }) => change === 'opens').map(exposureDanger);
  const lost = nodes.flatMap((node) => [...(losesData(node) ? [dataDanger(node)] : []), ...partDangers(node)]);
  return [...gained, ...lost, ...rights.filter(isWidened).map(rightsDanger)];
}

/** Returns true if data is lost with a node, or with a part of it. */
export const endangersData = (node: ReportedNode): boolean => losesData(node) || partDangers(node).length > 0;

function exposureDanger(one: ReportedExposure): Danger {
  const { what, to, noun, name } = one;
  return {
    kind: 'opens',
    text: dangerLine(VERBS.open, opened(what, [theOne(noun, inText(name))], to)),
    ...evidenceOf(one),
  };
}

/** Rights by which somebody may do harm, or become somebody else; to read more is no danger, unless everybody may. */
const isWidened = ({ change, level, isTrust, isDenial, principal }: ReportedRights): boolean =>
  change === 'gains' &&
  isDenial !== true &&
  (isTrust === true || principal.is === 'everybody' || (level !== undefined && HARMFUL.has(level)));

const HARMFUL: ReadonlySet<Level> = new Set<Level>(['delete', 'impersonate', 'administer']);

const rightsDanger = ({ text, by, origin = by, source }: ReportedRights): Danger => ({
  kind: 'rights',
  text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  address: origin,
  ...(source !== undefined && { source }),
});

/** True for a store of which an instance is deleted or replaced. What is only forgotten is still there. */
function losesData({ type, change, instances = { [change]: 1 }, isForgotten }: ReportedNode): boolean {
  const isLost = (instances.delete ?? 0) + (instances.replace ?? 0) > 0;
  return isLost && isForgotten !== true && holdsData(type);
}

const holdsData = (type: string): boolean => factsOf(type).holdsData === true;

/** Stores without an icon of their own that go, where what they are part of stays. */
function partDangers({ change, parts = [] }: ReportedNode): readonly Danger[] {
  if (change === 'delete' || change === 'replace') return [];
  return parts.flatMap((part): Danger[] => {
    const { type = '', name = '' } = parseTerraformAddress(part.address) ?? {};
    const isLost = (part.change === 'delete' || part.change === 'replace') && holdsData(type);
    return isLost ? [partDanger(part, type, name)] : [];
  });
}

function partDanger({ address, change, name, source }: ReportedPart, type: string, block: string): Danger {
  const noun = spokenOf(type, productOf(type, {}).title).one;
  const text = dangerLine(change === 'replace' ? VERBS.replace : VERBS.delete, theOne(noun, inText(name ?? block)));
  return { kind: 'data', text, address, ...(source !== undefined && { source }) };
}

function dataDanger(node: ReportedNode): Danger {
  const { type, title, change, instances = { [change]: node.count } } = node;
  const count = (instances.delete ?? 0) + (instances.replace ?? 0);
  const { one, many } = spokenOf(type, title);
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
