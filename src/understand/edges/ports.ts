/** Ports, as they are written on arrows. */
import type { PortRule } from '../../catalog/model.js';
import type { Json, Resource } from '../../graph/inventory.js';

type Values = Resource['values'];

const isBlock = (value: Json): value is Values => value !== null && typeof value === 'object' && !Array.isArray(value);

function blocksOf(values: Values, block: string | undefined): readonly Values[] {
  if (block === undefined) return [values];
  const inside = Object.hasOwn(values, block) ? values[block] : undefined;
  return Array.isArray(inside) ? inside.filter(isBlock) : [];
}

const member = (values: Values, name: string): Json | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** `5432/tcp`, `8000-8100/tcp`; none for a rule that lets everything through, or that is about address ranges. */
export function portsOf(values: Values, rule: PortRule): string[] {
  return blocksOf(values, rule.block).flatMap((block) => {
    const from = member(block, rule.from);
    const to = member(block, rule.to) ?? from;
    const protocol = member(block, rule.protocol);
    if (!isEmpty(member(block, rule.ranges ?? ''))) return [];
    if (typeof from !== 'number' || typeof to !== 'number' || typeof protocol !== 'string') return [];
    if (!/^[a-z]+$/i.test(protocol) || (from === 0 && to === 0)) return [];
    return [`${from === to ? from : `${from}-${to}`}/${protocol.toLowerCase()}`];
  });
}
