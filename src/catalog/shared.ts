/** Facts that several services have in common. */
import type { Category, EntryRule, Takers, TypeRow } from './model.js';

export const RUNS: readonly Category[] = ['compute', 'containers'];

export const WORKLOADS: Takers = { categories: RUNS, types: [] };

export const ALWAYS: readonly EntryRule[] = [{ actor: 'users' }];

export const ONPREM: readonly EntryRule[] = [{ actor: 'onprem' }];

export const BEFORE: TypeRow = { front: [] };

/** Why what only watches others is in no usual picture. */
export const WATCHES = 'watches others: see --detail all';

/** Why what only says what others may cost or be is in none. */
export const GOVERNS = 'a rule for the whole account: see --detail all';
