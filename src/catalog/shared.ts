/** Facts that several services have in common. */
import type { Category, EntryRule, Takers, TypeRow } from './model.js';

export const RUNS: readonly Category[] = ['compute', 'containers'];

export const WORKLOADS: Takers = { categories: RUNS, types: [] };

export const ALWAYS: readonly EntryRule[] = [{ actor: 'users' }];

export const ONPREM: readonly EntryRule[] = [{ actor: 'onprem' }];

export const BEFORE: TypeRow = { front: [] };
