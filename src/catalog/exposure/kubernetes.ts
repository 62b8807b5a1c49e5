import type { ExposureRule, ExposureRules } from './model.js';
import { INTERNET } from './words.js';

/**
 * A service of type LoadBalancer has a public address unless an annotation says that it is internal, or that a controller
 * builds it, which makes internal ones by default: https://kubernetes.io/docs/concepts/services-networking/service/#internal-load-balancer
 */
const SERVICE: readonly ExposureRule[] = [
  {
    to: INTERNET,
    when: { 'spec.type': ['LoadBalancer'], 'spec.load_balancer_source_ranges': ['', '0.0.0.0/0'] },
    unless: { in: 'metadata.annotations', fits: /internal(?!=false)|load-balancer-type=(external|nlb-ip)/i },
  },
  { to: '', when: { 'spec.type': ['LoadBalancer'] }, ranges: { at: 'spec.load_balancer_source_ranges' } },
];

export const KUBERNETES: ExposureRules = { kubernetes_service: SERVICE, kubernetes_service_v1: SERVICE };
