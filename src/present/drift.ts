/** What has changed outside of Terraform, in words: a line of its own, beside what the plan changes. */
import type { ChangeDetails } from '../graph/changes.js';
import { DRIFTED, driftedValues, valueChanged } from './messages.js';

const inWords = (name: string): string => name.replaceAll('_', ' ');

/** None where nothing has. */
export function driftLines({ drift }: ChangeDetails = {}): readonly string[] {
  if (drift === undefined) return [];
  if (drift.length === 0) return [DRIFTED];
  return [driftedValues(drift.map(({ name, before, after }) => valueChanged(inWords(name), before, after)))];
}
