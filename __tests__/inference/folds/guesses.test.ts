/** Guesses of what something is part of, and what refutes or supports them. */
import { SOME_TEXT } from '../../../src/graph/instance-name.js';
import type { Json, Resource } from '../../../src/graph/inventory.js';
import { understand } from '../../../src/inference/index.js';
import { arrowsOf, drawn, plan, type Sketch } from '../build.js';

const intoOf = (sketches: Record<string, Sketch>, address: string, partly: Resource['partly'] = {}) => {
  const inventory = plan(sketches);
  const resources = inventory.resources.map((one) => (one.address === address ? { ...one, partly } : one));
  const entry = understand({ ...inventory, resources }).ledger.entries.find((one) => one.address === address);
  return entry?.bucket === 'folded' ? entry.into : entry?.bucket;
};

const BALANCER: Record<string, Sketch> = {
  'aws_lb.front': {},
  'aws_lb_target_group.spare': {},
  'aws_instance.web': {},
};

test('a target group is part of the only load balancer, unless that says which ones it uses', () => {
  expect(intoOf(BALANCER, 'aws_lb_target_group.spare')).toBe('aws_lb.front');
  const listener: Record<string, Sketch> = {
    'aws_lb_target_group.web': {},
    'aws_lb_listener.front': {
      refs: { load_balancer_arn: 'aws_lb.front', 'default_action.target_group_arn': 'aws_lb_target_group.web' },
    },
  };
  expect(intoOf({ ...BALANCER, ...listener }, 'aws_lb_target_group.spare')).toBe('drawn');
  expect(intoOf({ ...BALANCER, ...listener }, 'aws_lb_target_group.web')).toBe('aws_lb_listener.front');
});

const binding = (members: Json): Record<string, Sketch> => ({
  'google_container_cluster.main': {},
  'google_service_account.worker': {},
  'google_service_account_iam_binding.worker': {
    values: { role: 'roles/iam.workloadIdentityUser', members },
    refs: { service_account_id: 'google_service_account.worker' },
  },
});

test('a binding for an account of the cluster is part of it, also where the project is not known', () => {
  const address = 'google_service_account_iam_binding.worker';
  const cluster = 'google_container_cluster.main';
  expect(intoOf(binding(['serviceAccount:shop.svc.id.goog[apps/worker]']), address)).toBe(cluster);
  expect(intoOf(binding([]), address)).not.toBe(cluster);
  const members = [`serviceAccount:${SOME_TEXT}.svc.id.goog[apps/worker]`];
  expect(intoOf(binding([]), address, { members })).toBe(cluster);
});

test('a part of what two share is no call from one of them to the other', () => {
  const [environment, storage] = ['azurerm_container_app_environment.e', 'azurerm_container_app_environment_storage.s'];
  const app = { refs: { container_app_environment_id: environment, 'template.volume.storage_name': storage } };
  const graph = drawn({
    [environment]: {},
    'azurerm_storage_account.files': {},
    [storage]: { refs: { container_app_environment_id: environment, account_name: 'azurerm_storage_account.files' } },
    'azurerm_container_app.api': app,
    'azurerm_container_app.web': app,
  });
  expect(arrowsOf(graph)).toEqual([
    'azurerm_container_app.api > azurerm_storage_account.files',
    'azurerm_container_app.web > azurerm_storage_account.files',
    `${environment} > azurerm_container_app.api`,
    `${environment} > azurerm_container_app.web`,
  ]);
});
