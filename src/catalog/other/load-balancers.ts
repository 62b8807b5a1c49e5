/**
 * Services of type `LoadBalancer`, and the annotations by which these get an address inside of their network alone. Without
 * one the address is public, but for the controller of AWS, which builds internal ones unless told otherwise.
 * https://kubernetes.io/docs/concepts/services-networking/service/#internal-load-balancer,
 * https://docs.aws.amazon.com/eks/latest/userguide/network-load-balancing.html,
 * https://learn.microsoft.com/azure/aks/internal-lb,
 * https://cloud.google.com/kubernetes-engine/docs/how-to/internal-load-balancing
 */
import type { EntryRule } from '../rules/entry.js';

export const TYPE = 'spec.type';
export const LOAD_BALANCER = 'LoadBalancer';
export const RANGES = 'spec.load_balancer_source_ranges';

const annotation = (name: string): string => `metadata.annotations.${name}`;
const AWS = annotation('service.beta.kubernetes.io/aws-load-balancer-internal');
const AWS_CONTROLLER = annotation('service.beta.kubernetes.io/aws-load-balancer-type');
const AZURE = annotation('service.beta.kubernetes.io/azure-load-balancer-internal');
const GOOGLE = annotation('networking.gke.io/load-balancer-type');
const GOOGLE_BEFORE = annotation('cloud.google.com/load-balancer-type');

/** Whoever says this is public, whichever controller builds it. */
export const SCHEME = annotation('service.beta.kubernetes.io/aws-load-balancer-scheme');
export const FACING = 'internet-facing';

/** Values that leave it public; the empty text stands for none. */
export const PUBLIC: Readonly<Record<string, readonly string[]>> = {
  [AWS]: ['', 'false'],
  [SCHEME]: ['', FACING],
  [AWS_CONTROLLER]: ['', 'nlb'],
  [AZURE]: ['', 'false'],
  [GOOGLE]: ['', 'External'],
  [GOOGLE_BEFORE]: ['', 'External'],
  'spec.load_balancer_class': [''],
};

const INTERNAL: Readonly<Record<string, readonly string[]>> = {
  [AWS]: ['true', '0.0.0.0/0'],
  [SCHEME]: ['internal'],
  [AWS_CONTROLLER]: ['external', 'nlb-ip'],
  [AZURE]: ['true'],
  [GOOGLE]: ['Internal'],
  [GOOGLE_BEFORE]: ['Internal'],
  'spec.load_balancer_class': ['service.k8s.aws/nlb'],
};

/** Users come in by it. */
export const BALANCED: { readonly entries: readonly EntryRule[] } = {
  entries: [
    { actor: 'users', when: { [TYPE]: [LOAD_BALANCER] }, unless: INTERNAL },
    { actor: 'users', when: { [SCHEME]: [FACING] } },
  ],
};
