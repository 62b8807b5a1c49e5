/** Facts that several services have in common. */
import type { GroupedRule } from '../model.js';
import { NEVER, nodesOf } from '../shared.js';

export const HELPER = {
  fold: { by: ['triggers', 'triggers_replace', 'keepers', 'input'], of: ['*'] },
  hide: 'a helper of Terraform, not infrastructure',
  quiet: true,
} as const;

/** In a namespace of the cluster that the provider talks to. */
const IN_NAMESPACE: GroupedRule = {
  box: 'aws_group',
  says: 'namespace',
  by: ['metadata.namespace', 'manifest.metadata.namespace', 'namespace'],
  on: ['provider'],
  unless: ['default'],
};

export const NAMESPACED = { grouped: IN_NAMESPACE } as const;

export const NAMESPACE = { grouped: { ...IN_NAMESPACE, own: 'metadata.name' } } as const;

/** It is where the cluster or workspace is that the provider is configured to talk to. */
export const BESIDE_CLUSTER = { placedBy: ['provider'], runsIn: ['provider'], takesWay: NEVER } as const;

/** Whatever the provider is configured to talk to runs it, and sends it what it is to be: it asks nothing of that. */
export const ON_CLUSTER = { ...BESIDE_CLUSTER, link: nodesOf('provider') } as const;

/** Why what says who may do what inside of a cluster, and how much of it, is no thing. */
export const RULES_INSIDE = 'a rule inside of a cluster: see --detail all';
