import type { Pair } from './model.js';

const DEPLOYMENT = `
resource "kubernetes_deployment" "web" {
  metadata {
    name = "web"
  }
  spec {
    template {
      metadata {
        labels = { app = "web" }
      }
    }
  }
}
`;

const service = (inMetadata: string, inSpec: string): string => `
${DEPLOYMENT}
resource "kubernetes_service" "web" {
  metadata {
    name = "web"
    ${inMetadata}
  }
  spec {
    selector = { app = "web" }
    ${inSpec}
  }
}
`;

const INTERNAL = 'annotations = { "service.beta.kubernetes.io/aws-load-balancer-internal" = "true" }';
const BY_CONTROLLER = 'annotations = { "service.beta.kubernetes.io/aws-load-balancer-type" = "external" }';
const FACING =
  'annotations = { "service.beta.kubernetes.io/aws-load-balancer-type" = "external", "service.beta.kubernetes.io/aws-load-balancer-scheme" = "internet-facing" }';
const OPENS = 'opens kubernetes_service.web to the internet';
const CLOSES = 'closes kubernetes_service.web to the internet';

export const KUBERNETES: readonly Pair[] = [
  {
    name: 'a service gets a load balancer of its own',
    code: service('', 'type = "ClusterIP"'),
    edits: [['"ClusterIP"', '"LoadBalancer"']],
    sentence: 'Opens the service web to the internet.',
    opened: [OPENS],
  },
  {
    name: 'a service loses its load balancer',
    code: service('', 'type = "LoadBalancer"'),
    edits: [['"LoadBalancer"', '"NodePort"']],
    opened: [CLOSES],
  },
  {
    name: 'an internal load balancer of a service becomes a public one',
    code: service(INTERNAL, 'type = "LoadBalancer"'),
    edits: [[INTERNAL, '']],
    opened: [OPENS],
  },
  {
    name: 'a load balancer is built by the controller of AWS, and faces the internet only when told to',
    code: service(BY_CONTROLLER, 'type = "LoadBalancer"'),
    edits: [[BY_CONTROLLER, FACING]],
    opened: [OPENS],
  },
  {
    name: 'a load balancer of a service lets one range in instead of everybody',
    code: service('', 'type = "LoadBalancer"'),
    edits: [['type = "LoadBalancer"', 'type = "LoadBalancer"\n load_balancer_source_ranges = ["192.0.2.0/24"]']],
    opened: [`${CLOSES} except 192.0.2.0/24`],
    back: [OPENS],
  },
  {
    name: 'an internal load balancer opens nothing',
    code: service(INTERNAL, 'type = "ClusterIP"'),
    edits: [['"ClusterIP"', '"LoadBalancer"']],
    opened: [],
  },
];
