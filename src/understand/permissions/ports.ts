/** Ports that rules are about. */

import type { Knowledge } from '../../catalog/knowledge.js';
import type { PortRule } from '../../catalog/permissions/model.js';
import { type Block, blocksAt, textsAt } from '../values.js';

export interface Ports {
  /** Empty for any. */
  readonly protocol: string;
  readonly from: number;
  readonly to: number;
}

const LAST = 65_535;
const RANGE = /^(\d{1,5})(?:\s*-\s*(\d{1,5}))?$/;

/** @returns null for a rule about no call: it lets nothing through, or pings and tunnels alone */
export function portsIn(block: Block, rule: PortRule, knowledge: Knowledge): readonly Ports[] | null {
  const holders = rule.block === undefined ? [block] : blocksAt(block, rule.block.split('.'));
  const found = holders.flatMap((holder): readonly Ports[] => {
    const [said = ''] = textsAt(holder, [rule.protocol]);
    const lower = said.toLowerCase();
    const protocol = knowledge.protocols.get(lower) ?? lower;
    return knowledge.protocolsWithoutCalls.has(lower) ? [] : rangesIn(holder, rule, protocol);
  });
  return found.length === 0 ? null : found;
}

function rangesIn(holder: Block, { range, lists = [] }: PortRule, protocol: string): readonly Ports[] {
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
    const [, from, to = from] = RANGE.exec(text.trim()) ?? [];
    return from === undefined ? all : { protocol, from: Number(from), to: Number(to) };
  });
}

export const covers = (wide: Ports, narrow: Ports): boolean =>
  (wide.protocol === '' || wide.protocol === narrow.protocol) && wide.from <= narrow.from && wide.to >= narrow.to;

/** `5432/tcp`, `8000-8100/tcp`, `443` of any protocol; none for a rule that lets everything through. */
export function labelsOf(ports: readonly Ports[]): readonly string[] {
  return ports.flatMap(({ protocol, from, to }) => {
    if (from <= 1 && to >= LAST) return [];
    const numbers = from === to ? String(from) : `${from}-${to}`;
    return [/^[a-z]+$/.test(protocol) ? `${numbers}/${protocol}` : numbers];
  });
}
