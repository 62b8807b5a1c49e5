import { EFFECTS, type Effect } from '../../catalog/nouns.js';

/**
 * Kinds of statements in the order in which a reviewer asks for them: data that is lost, what is opened, what is closed, data
 * that is kept less safely, what is elsewhere now, what comes and goes, what is otherwise; at last what stays the same for
 * whoever uses it.
 */
const TIERS = ['loss', 'open', 'close', 'risk', 'move', 'presence', 'update', 'mild'] as const;
export type Tier = (typeof TIERS)[number];

/** The smaller one is said first; of one tier by what it has an effect on. */
export const rankOf = (tier: Tier, effect: Effect): number =>
  TIERS.indexOf(tier) * EFFECTS.length + EFFECTS.indexOf(effect);
