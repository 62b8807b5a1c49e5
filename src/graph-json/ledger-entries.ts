/** `ledger` of debug data: where the resources of the code have gone, by which names annotations know them. */
import { listOf, member, textOf } from '../json/foreign.js';

export type LedgerEntry = { readonly address: string; readonly origin: string } & (
  | { readonly bucket: 'drawn' | 'folded'; readonly node: string }
  | { readonly bucket: 'hidden'; readonly rule: string }
);

/** @param value the parsed file; what is no entry is passed over, as no picture depends on it */
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
