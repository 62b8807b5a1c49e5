import { EFFECTS, type Effect } from '../../catalog/speech/model.js';

/** @param isMild it stays what it was: less than any effect on something else */
export const rankOf = (effect: Effect, isMild = false): number =>
  EFFECTS.indexOf(effect) + (isMild ? EFFECTS.length : 0);
