/** Facts that several services of AWS have in common. */
import type { ExposureRule, RightsRule } from '../access-rules.js';
import { EVERYBODY, INTERNET } from '../exposure.js';

/** Open to the internet by `publicly_accessible = true`. */
export const PUBLICLY_ACCESSIBLE: readonly ExposureRule[] = [{ to: INTERNET, when: { publicly_accessible: ['true'] } }];

/** Returns a rule for documents that let everybody in. @param attributes that hold the documents */
export const openBy = (...attributes: readonly string[]): ExposureRule => ({
  to: EVERYBODY,
  allows: { in: attributes, who: ['*'] },
});

/** Open to everybody by a statement of its `policy`. */
export const OPEN_POLICY: readonly ExposureRule[] = [openBy('policy')];

/** Returns the rights in a policy of another resource. @param what attribute that names it @param at attribute with the document */
export const policyOf = (what: string, at = 'policy'): readonly RightsRule[] => [{ what: [what], documents: [at] }];

/** Attributes with groups: of a machine, its interface, its launch template. */
export const GROUPS_BY = ['vpc_security_group_ids', 'security_groups', 'network_interfaces.security_groups', 'security_group_names'] as const;
