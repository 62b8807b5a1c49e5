/** Facts that several AWS services share. */
import type { ExposureRule, RightsRule } from '../access-rules.js';
import { EVERYBODY, INTERNET } from '../exposure.js';

/** Open to the internet with `publicly_accessible = true`. */
export const PUBLICLY_ACCESSIBLE: readonly ExposureRule[] = [{ audience: INTERNET, when: { publicly_accessible: ['true'] } }];

/**
 * Returns a rule for documents that allow everybody.
 * @param attributes attributes with the documents
 */
export const openBy = (...attributes: readonly string[]): ExposureRule => ({
  audience: EVERYBODY,
  allows: { documents: attributes, principals: ['*'] },
});

/** Open to everybody by a statement of its `policy`. */
export const OPEN_POLICY: readonly ExposureRule[] = [openBy('policy')];

/**
 * Returns the rights in a policy of another resource.
 * @param resourceAttribute attribute that names the resource
 * @param documentAttribute attribute with the document
 */
export const policyOf = (resourceAttribute: string, documentAttribute = 'policy'): readonly RightsRule[] => [{ targets: [resourceAttribute], documents: [documentAttribute] }];

/** Attributes with security groups: of a machine, its network interface, its launch template. */
export const SECURITY_GROUP_ATTRIBUTES = ['vpc_security_group_ids', 'security_groups', 'network_interfaces.security_groups', 'security_group_names'] as const;
