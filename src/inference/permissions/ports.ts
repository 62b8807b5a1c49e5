/** Reads and formats the ports of firewall rules. */

import type { FirewallPorts, PermissionRule } from '../../catalog/access-rules.js';
import type { Knowledge } from '../../catalog/knowledge.js';
import type { Resource } from '../../graph/inventory.js';
import { byText } from '../../graph/order.js';
import { hasUnknownItem, isUnknownIn } from '../declared-blocks.js';
import { type Block, blocksAt, isSet, textsAt } from '../values.js';

export interface Ports {
  /** Empty for any protocol. */
  readonly protocol: string;
  readonly from: number;
  readonly to: number;
  /** True if the code sets the ports but their numbers are unknown; `from` and `to` are then the whole range. */
  readonly isUnknown?: true;
}

/** Ports that a node listens on. */
export type Listening = Pick<Ports, 'from' | 'to'>;

const LAST = 65_535;
const RANGE = /^(\d{1,5})(?:\s*[-/]\s*(\d{1,5}))?$/;

/**
 * Returns the ports of a rule. Example: `from_port = 443, to_port = 443, protocol = "tcp"` yields one range.
 * @param block the resource's block that the rule reads
 * @returns null for a rule that allows no requests: no traffic at all, or only ping and tunnel protocols
 */
export function portsIn(
  block: Block,
  { block: outerBlock, ports: rule }: PermissionRule,
  resource: Pick<Resource, 'declared' | 'values'>,
  knowledge: Knowledge,
): readonly Ports[] | null {
  const path = [outerBlock, rule.block].flatMap((part) => part ?? []).join('.');
  const portBlocks = rule.block === undefined ? [block] : blocksAt(block, rule.block.split('.'));
  const ports = portBlocks.flatMap((portBlock): readonly Ports[] => {
    const [statedProtocol = ''] = textsAt(portBlock, [rule.protocol]);
    const lower = statedProtocol.toLowerCase();
    const protocol = knowledge.protocols.get(lower) ?? lower;
    const isUnknown = (name: string): boolean => isUnknownIn(resource, path, portBlock, name);
    return knowledge.protocolsWithoutCalls.has(protocol) ? [] : rangesIn(portBlock, rule, protocol, isUnknown);
  });
  return ports.length === 0 ? null : ports;
}

/** Returns the protocols of a rule that are not used for requests: `icmp`. */
export function protocolsWithoutCallsIn(
  block: Block,
  { ports: rule }: PermissionRule,
  { protocols, protocolsWithoutCalls }: Knowledge,
): readonly string[] {
  const path = [...(rule.block?.split('.') ?? []), rule.protocol];
  const stated = textsAt(block, path).map((text) => protocols.get(text.toLowerCase()) ?? text.toLowerCase());
  return [...new Set(stated)].filter((protocol) => protocolsWithoutCalls.has(protocol));
}

/**
 * Returns the ports of one block.
 * @param isUnknown true for an attribute that the code sets to an unknown value, which does not mean all ports
 */
function rangesIn(
  portBlock: Block,
  { range, lists = [] }: FirewallPorts,
  protocol: string,
  isUnknown: (name: string) => boolean,
): readonly Ports[] {
  const allPorts: Ports = { protocol, from: 0, to: LAST };
  const usesLists = range === undefined || lists.some((name) => isSet(portBlock, [name]) || isUnknown(name));
  const isUnknownRange = usesLists
    ? !lists.some((name) => isSet(portBlock, [name])) && lists.some(isUnknown)
    : range.some(isUnknown);
  if (isUnknownRange) return [{ ...allPorts, isUnknown: true }];
  if (!usesLists) {
    const [from = Number.NaN] = textsAt(portBlock, range[0].split('.')).map(Number);
    const [to = from] = textsAt(portBlock, range[1].split('.')).map(Number);
    const isRange = protocol !== '' && from >= 0 && to >= from && to > 0;
    return [isRange ? { protocol, from, to } : allPorts];
  }
  const texts = lists.flatMap((path) => textsAt(portBlock, [path])).flatMap((text) => text.split(','));
  if (texts.length === 0) return [allPorts];
  const known = texts.map((text): Ports => {
    const range = parseRange(text);
    return range === null ? allPorts : { protocol, ...range };
  });
  return lists.some((name) => hasUnknownItem(portBlock[name])) ? [...known, { ...allPorts, isUnknown: true }] : known;
}

/** Parses `443`, `8000-8100` or `8000/8100`; null for any other string. */
export function parseRange(text: string): Listening | null {
  const [, from, to = from] = RANGE.exec(text.trim()) ?? [];
  return from === undefined ? null : { from: Number(from), to: Number(to) };
}

/** True if the first ports include all of the second ones. */
export const coversPorts = (outer: Ports, inner: Ports): boolean =>
  outer.isUnknown !== true &&
  (outer.protocol === '' || outer.protocol === inner.protocol) &&
  outer.from <= inner.from &&
  outer.to >= inner.to;

/**
 * Limits the ports of a rule to those that a node listens on. A rule for all ports is returned unchanged. Example:
 * ports 0-1000 and a node on 443 yield 443.
 * @param listening null if unknown; then all ports are returned
 */
export function limitToListening(ports: readonly Ports[], listening: readonly Listening[] | null): readonly Ports[] {
  if (listening === null) return ports;
  return ports.flatMap((range) => {
    const overlapping = listening.filter(({ from, to }) => from <= range.to && to >= range.from);
    if (overlapping.length > 0 && isAll(range)) return [range];
    return overlapping.map(({ from, to }) => ({
      ...range,
      from: Math.max(from, range.from),
      to: Math.min(to, range.to),
    }));
  });
}

const isAll = ({ from, to }: Ports): boolean => from <= 1 && to >= LAST;

/** Returns `5432/tcp`, `8000-8100/tcp` or `443` (any protocol); empty for a rule that allows everything. */
export function labelsOf(ports: readonly Ports[]): readonly string[] {
  return ports.flatMap((range) => {
    if (isAll(range)) return [];
    const { protocol, from, to } = range;
    const numbers = from === to ? String(from) : `${from}-${to}`;
    return [/^[a-z]+$/.test(protocol) ? `${numbers}/${protocol}` : numbers];
  });
}

// ---- Ports as shown on edges and in captions.

/** Maximum number of ports in a label. */
const PORTS_SHOWN_MAX = 4;

/**
 * Returns ports as short texts, e.g. `22, 443`; TCP is not named. Empty if all ports are open, null for more than
 * `PORTS_SHOWN_MAX` ranges.
 */
export function portTexts(ports: readonly Ports[]): readonly string[] | null {
  if (ports.some((range) => labelsOf([range]).length === 0)) return [];
  const texts = labelsOf(joinAdjacent(ports)).map((text) => text.replace(/\/tcp$/, ''));
  return texts.length <= PORTS_SHOWN_MAX ? texts : null;
}

/** Joins adjacent port ranges. */
function joinAdjacent(ports: readonly Ports[]): readonly Ports[] {
  const ranges: Ports[] = [];
  const ordered = [...ports].sort((a, b) => byText(a.protocol, b.protocol) || a.from - b.from || a.to - b.to);
  for (const range of ordered) {
    const last = ranges.at(-1);
    const isNext = last !== undefined && last.protocol === range.protocol && range.from <= last.to + 1;
    if (isNext) ranges[ranges.length - 1] = { ...last, to: Math.max(last.to, range.to) };
    else ranges.push(range);
  }
  return ranges;
}
