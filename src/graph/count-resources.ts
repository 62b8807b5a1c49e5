import { parseAddress, withCopy } from './address.js';

/** Zones, groups and actors: in the picture, but nothing that Terraform builds. */
export const isPseudoType = (type: string): boolean =>
  type.startsWith('tv_') || type === 'aws_az' || type === 'aws_group';

interface Counted {
  readonly address: string;
  readonly type: string;
  /** How many instances it stands for. */
  readonly count: number;
}

/** How many resources nodes and containers stand for: copies count once, identical instances each, zones and actors not. */
export function countResources(items: Iterable<Counted>): number {
  const counts = new Map<string, number>();
  for (const { address, type, count } of items) {
    if (isPseudoType(type)) continue;
    const copied = (parseAddress(address)?.copy ?? null) !== null;
    counts.set(copied ? withCopy(address, null) : address, count);
  }
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}
