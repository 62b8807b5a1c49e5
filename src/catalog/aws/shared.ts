/** Facts that several services have in common. */

import type { RightsRule } from '../access/model.js';
import type { ExposureRule } from '../exposure/model.js';
import { EVERYBODY, INTERNET } from '../exposure/words.js';

export const PUBLICLY_ACCESSIBLE: readonly ExposureRule[] = [{ to: INTERNET, when: { publicly_accessible: ['true'] } }];

export const openBy = (...attributes: readonly string[]): ExposureRule => ({
  to: EVERYBODY,
  lets: { in: attributes, who: ['*'] },
});

export const OPEN_POLICY: readonly ExposureRule[] = [openBy('policy')];

export const policyOf = (what: string, at = 'policy'): readonly RightsRule[] => [{ what: [what], documents: [at] }];
