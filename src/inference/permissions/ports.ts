/** Ports that rules are about. */

import type { FirewallPorts } from '../../catalog/access-rules.js';
import type { Knowledge } from '../../catalog/knowledge.js';
import { type Block, blocksAt, textsAt } from '../values.js';

export interface Ports {
  /** Empty for any. */
  readonly protocol: string;
  readonly from: number;
  readonly to: number;
}

/** Where something listens. */
export type Listening = Pick<Ports, 'from' | 'to'>;

const LAST = 65_535;
const RANGE = /^(\d{1,5})(?:\s*-\s*(\d{1,5}))?$/;

/** @returns null for a rule about no call: it lets nothing through, or pings and tunnels alone */
export function portsIn(block: Block, rule: FirewallPorts, knowledge: Knowledge): readonly Ports[] | null {
  const holders = rule.block === undefined ? [block] : blocksAt(block, rule.block.split('.'));
  const found = holders.flatMap((holder): readonly Ports[] => {
    const [said = ''] = textsAt(holder, [rule.protocol]);
    const lower = said.toLowerCase();
    const protocol = knowledge.protocols.get(lower) ?? lower;
    return knowledge.protocolsWithoutCalls.has(lower) ? [] : rangesIn(holder, rule, protocol);
  });
  return found.length === 0 ? null : found;
}

function rangesIn(holder: Block, { range, lists = [] }: FirewallPorts, protocol: string): readonly Ports[] {
  const all: Ports = { protocol, from: 0, to: LAST };
  if (range !== undefined) {
    const [from = Number.NaN] = textsAt(holder, [range[0]]).map(Number);
    const [to = from] = textsAt(holder, [range[1]]).map(Number);
    const isRange = protocol !== '' && from >= 0 && to >= from && to > 0;
    return [isRange ? { protocol, from, to } : all];
  }
  const texts = lists.flatMap((path) => textsAt(holder, [path]));
  if (texts.length === 0) return [all];
  return texts.map((text) => {
    const range = rangeIn(text);
    return range === null ? all : { protocol, ...range };
  });
}

/** `443`, `8000-8100`; null for any other text. */
export function rangeIn(text: string): Listening | null {
  const [, from, to = from] = RANGE.exec(text.trim()) ?? [];
  return from === undefined ? null : { from: Number(from), to: Number(to) };
}

export const covers = (wide: Ports, narrow: Ports): boolean =>
  (wide.protocol === '' || wide.protocol === narrow.protocol) && wide.from <= narrow.from && wide.to >= narrow.to;

/**
 * What rules are about as far as something listens there, a port each; a rule that opens all says no port, and stays as it is.
 * @param listening null where nobody knows
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

/** `5432/tcp`, `8000-8100/tcp`, `443` of any protocol; none for a rule that lets everything through. */
export function labelsOf(ports: readonly Ports[]): readonly string[] {
  return ports.flatMap((one) => {
    if (isAll(one)) return [];
    const { protocol, from, to } = one;
    const numbers = from === to ? String(from) : `${from}-${to}`;
    return [/^[a-z]+$/.test(protocol) ? `${numbers}/${protocol}` : numbers];
  });
}
