import { EFFECTS, type Effect } from '../../catalog/speech/model.js';

/**
 * Of which kind a statement is, what a reviewer asks for first: what is opened, what is closed, what is lost, what is
 * elsewhere now, what comes and goes, what is otherwise; at last what stays the same for whoever uses it.
 */
const TIERS = ['open', 'close', 'loss', 'move', 'presence', 'update', 'mild'] as const;
export type Tier = (typeof TIERS)[number];

/** The smaller one is said first; of one tier by what it has an effect on. */
export const rankOf = (tier: Tier, effect: Effect): number =>
  TIERS.indexOf(tier) * EFFECTS.length + EFFECTS.indexOf(effect);
