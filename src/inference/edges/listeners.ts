/** The ports at which users come in, as a listener says them. */

import { portInWords } from '../../catalog/exposure.js';
import type { OpensRule } from '../../catalog/rules.js';
import type { Resource } from '../../graph/inventory.js';
import { blocksAt, textsAt } from '../values.js';

export interface Opened {
  readonly port: number;
  readonly protocol: string;
}

export function openedBy({ values }: Resource, { port, protocol, listener }: OpensRule): readonly Opened[] {
  const path = port.split('.');
  const name = path.pop() as string;
  return blocksAt(values, path).flatMap((block): Opened[] => {
    const [number = Number.NaN] = textsAt(block, [name]).map(Number);
    if (!Number.isInteger(number)) return [];
    const [called] = textsAt(block, ['name']);
    const listening = listener === undefined ? [] : blocksAt(values, [listener.block]);
    const by = listening.filter((one) => textsAt(one, [listener?.names ?? '']).includes(called ?? ''));
    const said =
      protocol === undefined
        ? by.flatMap((one) => textsAt(one, [listener?.protocol ?? '']))
        : textsAt(block, [protocol]);
    const [only = '', ...others] = new Set(said);
    return [{ port: number, protocol: others.length === 0 ? only : '' }];
  });
}

/** Each port once, by its number. Where two say another protocol of one, none is said. */
export function openedInWords(all: readonly Opened[]): readonly string[] {
  const byPort = new Map<number, Set<string>>();
  for (const { port, protocol } of all) byPort.set(port, (byPort.get(port) ?? new Set()).add(protocol));
  return [...byPort]
    .sort(([a], [b]) => a - b)
    .map(([port, protocols]) => portInWords(port, protocols.size === 1 ? ([...protocols][0] as string) : ''));
}
