import type { ExposureRule, RightsRule } from '../access-rules.js';
import { EVERYBODY, INTERNET } from '../exposure.js';

// ---- Facts that several services have in common

export const PUBLICLY_ACCESSIBLE: readonly ExposureRule[] = [{ to: INTERNET, when: { publicly_accessible: ['true'] } }];

export const openBy = (...attributes: readonly string[]): ExposureRule => ({
  to: EVERYBODY,
  allows: { in: attributes, who: ['*'] },
});

export const OPEN_POLICY: readonly ExposureRule[] = [openBy('policy')];

export const policyOf = (what: string, at = 'policy'): readonly RightsRule[] => [{ what: [what], documents: [at] }];

/** Attributes with groups: of a machine, its interface, its launch template. */
export const GROUPS_BY = ['vpc_security_group_ids', 'security_groups', 'network_interfaces.security_groups', 'security_group_names'] as const;
