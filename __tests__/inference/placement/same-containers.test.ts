/** One container that is named in several ways is drawn once. */
import { instanceName } from '../../../src/graph/instance-name.js';
import { drawn, pathOf, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const ENVIRONMENT = instanceName('var.environment');

test('a name that is known only in part names the resource group with the same expression as its name', () => {
  const graph = drawn({
    'azurerm_resource_group.common': { partly: { name: `common-${ENVIRONMENT}` } },
    'azurerm_key_vault.same': { partly: { resource_group_name: `common-${ENVIRONMENT}` } },
    'azurerm_key_vault.other': { partly: { resource_group_name: `other-${ENVIRONMENT}` } },
  });
  expect(pathOf(graph, 'azurerm_key_vault.same')).toEqual(['azurerm_resource_group.common', 'azurerm_key_vault.same']);
  expect(pathOf(graph, 'azurerm_key_vault.other')).not.toContain('azurerm_resource_group.common');
});

describe('the network of an existing cluster', () => {
  const CLUSTER: Sketches = { 'aws_eks_cluster.k': { mode: 'data' } };
  const vpc: Sketch = { mode: 'data', refs: { id: 'aws_eks_cluster.k' } };
  const networkOf = (sketches: Sketches, address: string): string | undefined =>
    pathOf(drawn({ ...CLUSTER, ...sketches }), address)[0];

  test('is the one that a data source looks up by the cluster', () => {
    const sketches: Sketches = {
      'aws_vpc.a': vpc,
      'aws_lb.direct': { refs: { vpc_id: 'aws_eks_cluster.k', subnets: 'aws_eks_cluster.k' } },
      'aws_lb_target_group.t': { refs: { vpc_id: 'aws_vpc.a' } },
    };
    expect(networkOf(sketches, 'aws_lb.direct')).toBe('aws_vpc.a');
  });

  test('is one box for two data sources', () => {
    const sketches: Sketches = {
      'module.a.aws_vpc.v': vpc,
      'module.b.aws_vpc.v': vpc,
      'module.a.aws_security_group.g': { refs: { vpc_id: 'module.a.aws_vpc.v' } },
      'module.b.aws_security_group.g': { refs: { vpc_id: 'module.b.aws_vpc.v' } },
      'module.a.aws_instance.i': { refs: { vpc_security_group_ids: 'module.a.aws_security_group.g' } },
      'module.b.aws_instance.i': { refs: { vpc_security_group_ids: 'module.b.aws_security_group.g' } },
    };
    expect(networkOf(sketches, 'module.b.aws_instance.i')).toBe('module.a.aws_vpc.v');
  });
});

describe('an existing resource group with nothing but grants', () => {
  const SKETCHES: Sketches = {
    'azurerm_resource_group.g': { mode: 'data', values: { name: 'shared' } },
    'azurerm_role_assignment.a': { refs: { scope: 'azurerm_resource_group.g' } },
  };

  test('is not drawn beside something else', () => {
    const nodes = drawn({ ...SKETCHES, 'azurerm_storage_account.s': {} }).nodes;
    expect([...nodes.keys()]).toEqual(['azurerm_storage_account.s']);
  });

  test('is drawn if there is nothing else', () => {
    expect([...drawn(SKETCHES).nodes.keys()]).toContain('azurerm_resource_group.g');
  });
});
