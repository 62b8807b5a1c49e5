import { EFFECTS, type Effect } from '../../../catalog/nouns.js';

/**
 * Tiers of statements, in the order in which a reviewer needs them: lost data, data that may be lost, openings, closings, data at higher risk, moves,
 * additions and removals, updates, and changes without effect on users.
 */
const TIERS = ['loss', 'doubt', 'open', 'close', 'risk', 'move', 'presence', 'update', 'mild'] as const;
export type Tier = (typeof TIERS)[number];

/** Returns the rank of a statement; the smallest comes first. Within a tier, the effect decides. */
export const rankOf = (tier: Tier, effect: Effect): number =>
  TIERS.indexOf(tier) * EFFECTS.length + EFFECTS.indexOf(effect);
