/**
 * Reads `ledger` of debug data: the node of each resource in the code, and the names by which annotations refer to it.
 */
import { listOf, member, textOf } from '../../platform/json/foreign.js';

/** The outcome of one resource: drawn as a node, folded into one, or hidden by a rule. */
export type LedgerEntry = { readonly address: string; readonly origin: string } & (
  | { readonly bucket: 'drawn' | 'folded'; readonly node: string }
  | { readonly bucket: 'hidden'; readonly rule: string }
);

/**
 * Returns the ledger entries. Invalid ones are skipped, because no diagram depends on them.
 * @param value the parsed file
 */
export const readLedgerEntries = (value: unknown): LedgerEntry[] =>
  listOf(member(value, 'ledger')).flatMap((entry): LedgerEntry[] => {
    const [address, origin] = [textOf(member(entry, 'address')), textOf(member(entry, 'origin'))];
    const [bucket, node, rule] = [
      member(entry, 'bucket'),
      textOf(member(entry, 'node')),
      textOf(member(entry, 'rule')),
    ];
    if (address === null || origin === null) return [];
    if (bucket === 'hidden') return [{ address, origin, bucket, rule: rule ?? '' }];
    return (bucket === 'drawn' || bucket === 'folded') && node !== null ? [{ address, origin, bucket, node }] : [];
  });
