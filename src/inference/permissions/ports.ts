/** Ports of firewall rules. */

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
const RANGE = /^(\d{1,5})(?:\s*-\s*(\d{1,5}))?$/;

/**
 * Returns the ports of a rule. Example: `from_port = 443, to_port = 443, protocol = "tcp"` yields one range.
 * @param block the resource's block that the rule reads
 * @returns null for a rule without calls: nothing is allowed, or only ping and tunnel protocols
 */
export function portsIn(
  block: Block,
  { block: around, ports: rule }: PermissionRule,
  resource: Pick<Resource, 'declared' | 'values'>,
  knowledge: Knowledge,
): readonly Ports[] | null {
  const path = [around, rule.block].flatMap((part) => part ?? []).join('.');
  const holders = rule.block === undefined ? [block] : blocksAt(block, rule.block.split('.'));
  const found = holders.flatMap((holder): readonly Ports[] => {
    const [said = ''] = textsAt(holder, [rule.protocol]);
    const lower = said.toLowerCase();
    const protocol = knowledge.protocols.get(lower) ?? lower;
    const isOpen = (name: string): boolean => isUnknownIn(resource, path, holder, name);
    return knowledge.protocolsWithoutCalls.has(protocol) ? [] : rangesIn(holder, rule, protocol, isOpen);
  });
  return found.length === 0 ? null : found;
}

/** Returns the protocols of a rule that carry no calls: `icmp`. */
export function silentProtocolsIn(
  block: Block,
  { ports: rule }: PermissionRule,
  { protocols, protocolsWithoutCalls }: Knowledge,
): readonly string[] {
  const path = [...(rule.block?.split('.') ?? []), rule.protocol];
  const found = textsAt(block, path).map((text) => protocols.get(text.toLowerCase()) ?? text.toLowerCase());
  return [...new Set(found)].filter((protocol) => protocolsWithoutCalls.has(protocol));
}

/**
 * Returns the ports of one block.
 * @param isUnknown true for an attribute that the code sets to an unknown value, which does not mean all ports
 */
function rangesIn(
  holder: Block,
  { range, lists = [] }: FirewallPorts,
  protocol: string,
  isUnknown: (name: string) => boolean,
): readonly Ports[] {
  const all: Ports = { protocol, from: 0, to: LAST };
  const isOpen =
    range === undefined ? !lists.some((name) => isSet(holder, [name])) && lists.some(isUnknown) : range.some(isUnknown);
  if (isOpen) return [{ ...all, isUnknown: true }];
  if (range !== undefined) {
    const [from = Number.NaN] = textsAt(holder, [range[0]]).map(Number);
    const [to = from] = textsAt(holder, [range[1]]).map(Number);
    const isRange = protocol !== '' && from >= 0 && to >= from && to > 0;
    return [isRange ? { protocol, from, to } : all];
  }
  const texts = lists.flatMap((path) => textsAt(holder, [path]));
  if (texts.length === 0) return [all];
  const known = texts.map((text): Ports => {
    const range = rangeIn(text);
    return range === null ? all : { protocol, ...range };
  });
  return lists.some((name) => hasUnknownItem(holder[name])) ? [...known, { ...all, isUnknown: true }] : known;
}

/** Parses `443` or `8000-8100`; null for any other text. */
export function rangeIn(text: string): Listening | null {
  const [, from, to = from] = RANGE.exec(text.trim()) ?? [];
  return from === undefined ? null : { from: Number(from), to: Number(to) };
}

export const covers = (wide: Ports, narrow: Ports): boolean =>
  wide.isUnknown !== true &&
  (wide.protocol === '' || wide.protocol === narrow.protocol) &&
  wide.from <= narrow.from &&
  wide.to >= narrow.to;

/**
 * Limits the ports of a rule to those that a node listens on. A rule for all ports stays as it is. Example: ports 0-1000 and a
 * node on 443 yield 443.
 * @param listening null if unknown; then nothing is limited
 */
export function heardOf(ports: readonly Ports[], listening: readonly Listening[] | null): readonly Ports[] {
  if (listening === null) return ports;
  return ports.flatMap((one) => {
    const heard = listening.filter(({ from, to }) => from <= one.to && to >= one.from);
    if (heard.length > 0 && isAll(one)) return [one];
    return heard.map(({ from, to }) => ({ ...one, from: Math.max(from, one.from), to: Math.min(to, one.to) }));
  });
}

const isAll = ({ from, to }: Ports): boolean => from <= 1 && to >= LAST;

/** Returns `5432/tcp`, `8000-8100/tcp` or `443` (any protocol); empty for a rule that allows everything. */
export function labelsOf(ports: readonly Ports[]): readonly string[] {
  return ports.flatMap((one) => {
    if (isAll(one)) return [];
    const { protocol, from, to } = one;
    const numbers = from === to ? String(from) : `${from}-${to}`;
    return [/^[a-z]+$/.test(protocol) ? `${numbers}/${protocol}` : numbers];
  });
}

// ---- Ports as text, for edges and captions.

/** Maximum number of ports in a label. */
const PORTS_SAID = 4;

/**
 * Returns ports as short texts, e.g. `22, 443`; TCP is not named. Empty if everything is open, null for more than `PORTS_SAID`
 * ports.
 */
export function written(ports: readonly Ports[]): readonly string[] | null {
  if (ports.some((one) => labelsOf([one]).length === 0)) return [];
  const texts = labelsOf(joined(ports)).map((text) => text.replace(/\/tcp$/, ''));
  return texts.length <= PORTS_SAID ? texts : null;
}

/** Joins adjacent port ranges. */
function joined(ports: readonly Ports[]): readonly Ports[] {
  const ranges: Ports[] = [];
  const ordered = [...ports].sort((a, b) => byText(a.protocol, b.protocol) || a.from - b.from || a.to - b.to);
  for (const one of ordered) {
    const last = ranges.at(-1);
    const isNext = last !== undefined && last.protocol === one.protocol && one.from <= last.to + 1;
    if (isNext) ranges[ranges.length - 1] = { ...last, to: Math.max(last.to, one.to) };
    else ranges.push(one);
  }
  return ranges;
}
