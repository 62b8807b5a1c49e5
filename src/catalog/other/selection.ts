/** Who calls whom inside a cluster: a service calls pods by their labels, an ingress calls a service by its name. */
import type { SelectionRule } from '../rules/selection.js';

interface Selection {
  readonly selects?: readonly SelectionRule[];
  readonly selected?: readonly SelectionRule[];
}

export const PODS: Selection = { selected: [{ by: 'labels', at: ['spec.template.metadata.labels'] }] };

export const POD: Selection = { selected: [{ by: 'labels', at: ['metadata.labels'] }] };

export const SERVICE: Selection = {
  selects: [{ by: 'labels', at: ['spec.selector'] }],
  selected: [{ by: 'name', at: ['metadata.name'] }],
};

export const INGRESS: Selection = {
  selects: [
    {
      by: 'name',
      at: ['spec.backend.service_name', 'spec.default_backend.service.name', 'spec.rule.http.path.backend.service_name', 'spec.rule.http.path.backend.service.name'],
    },
  ],
};

const WORKLOADS = ['DaemonSet', 'Deployment', 'Job', 'ReplicaSet', 'StatefulSet'];
const isKind = (...kinds: readonly string[]): Pick<SelectionRule, 'when'> => ({ when: { 'manifest.kind': kinds } });

/** The same in the words of Kubernetes. */
export const MANIFEST: Selection = {
  selects: [
    { by: 'labels', at: ['manifest.spec.selector'], ...isKind('Service') },
    {
      ...{ by: 'name', ...isKind('Ingress') },
      at: ['manifest.spec.defaultBackend.service.name', 'manifest.spec.rules.http.paths.backend.service.name'],
    },
    { by: 'name', at: ['manifest.spec.rules.backendRefs.name'], ...isKind('HTTPRoute') },
  ],
  selected: [
    { by: 'labels', at: ['manifest.spec.template.metadata.labels'], ...isKind(...WORKLOADS) },
    { by: 'labels', at: ['manifest.metadata.labels'], ...isKind('Pod') },
    { by: 'name', at: ['manifest.metadata.name'], ...isKind('Service') },
  ],
};
