/** Programs call the services whose addresses are in the secrets that they read. */

import type { Graph } from '../../../src/graph/model.js';
import { understand } from '../../../src/inference/index.js';
import { inventoryOfCode } from '../../support/drawn-by-hand.js';
import { arrowsOf, plan } from '../build.js';

const STORED = {
  'aws_db_instance.db': {},
  'aws_secretsmanager_secret.s': {},
  'aws_secretsmanager_secret_version.v': {
    refs: { secret_id: 'aws_secretsmanager_secret.s', secret_string: 'aws_db_instance.db' },
  },
};
const provenanceOf = ({ edges }: Graph, end: string): string | undefined =>
  edges.find(({ to }) => to === end)?.provenance;

test('a program that is told the secret calls the database', () => {
  const fn = { 'aws_lambda_function.f': { refs: { 'environment.variables': 'aws_secretsmanager_secret.s' } } };
  const { graph } = understand(plan({ ...STORED, ...fn }));
  expect(arrowsOf(graph)).toContain('aws_lambda_function.f > aws_db_instance.db');
  expect(provenanceOf(graph, 'aws_db_instance.db')).not.toBe('implied');
});

test('one that may read it, but is told nothing, is assumed to', async () => {
  const { graph } = understand(await inventoryOfCode('fixtures/cases/aws-secret-by-grant-alone', 'static'));
  expect(provenanceOf(graph, 'aws_db_instance.db')).toBe('implied');
});

test('a right on everything is a guess, which leads no further', () => {
  const granted = {
    'aws_iam_role.r': {},
    'aws_iam_role_policy.p': {
      values: {
        policy: '{"Statement":[{"Effect":"Allow","Action":"secretsmanager:GetSecretValue","Resource":"*"}]}',
      },
      refs: { role: 'aws_iam_role.r', policy: 'aws_secretsmanager_secret.s' },
    },
    'aws_lambda_function.f': { refs: { role: 'aws_iam_role.r' } },
  };
  const { graph } = understand(plan({ ...STORED, ...granted }));
  expect(provenanceOf(graph, 'aws_secretsmanager_secret.s')).toBe('implied');
  expect(arrowsOf(graph)).not.toContain('aws_lambda_function.f > aws_db_instance.db');
});

describe('a vault of several secrets', () => {
  const VAULT = {
    'azurerm_key_vault.v': {},
    'azurerm_postgresql_flexible_server.db': {},
    'azurerm_redis_cache.cache': {},
    'azurerm_key_vault_secret.a': {
      refs: { key_vault_id: 'azurerm_key_vault.v', value: 'azurerm_postgresql_flexible_server.db' },
    },
    'azurerm_key_vault_secret.b': { refs: { key_vault_id: 'azurerm_key_vault.v', value: 'azurerm_redis_cache.cache' } },
  };
  const app = (name: string) => ({ 'azurerm_linux_web_app.w': { refs: { app_settings: name } } });
  const stores = (graph: Graph): string[] =>
    arrowsOf(graph).filter((arrow) => /^azurerm_linux_web_app.w > .*(?:db|cache)$/.test(arrow));

  test('a program calls the service behind the secret that it names', () => {
    const { graph } = understand(plan({ ...VAULT, ...app('azurerm_key_vault_secret.a') }));
    expect(stores(graph)).toEqual(['azurerm_linux_web_app.w > azurerm_postgresql_flexible_server.db']);
    expect(provenanceOf(graph, 'azurerm_postgresql_flexible_server.db')).not.toBe('implied');
  });

  test('the only reader is assumed to read them all', () => {
    const { graph } = understand(plan({ ...VAULT, ...app('azurerm_key_vault.v') }));
    expect(stores(graph)).toHaveLength(2);
    expect(provenanceOf(graph, 'azurerm_redis_cache.cache')).toBe('implied');
  });

  test('one of several readers may read any of them', () => {
    const other = { 'azurerm_linux_function_app.f': { refs: { app_settings: 'azurerm_key_vault.v' } } };
    const { graph } = understand(plan({ ...VAULT, ...app('azurerm_key_vault.v'), ...other }));
    expect(stores(graph)).toEqual([]);
  });
});

test('a module that seems to run a program reads the secret that it is told', () => {
  const module = {
    'module.app.terraform_module.app': {
      values: { module_purpose: 'aws/lambda' },
      refs: { 'environment.variables': 'aws_secretsmanager_secret.s' },
    },
  };
  const { graph } = understand(plan({ ...STORED, ...module }));
  expect(arrowsOf(graph)).toContain('module.app.terraform_module.app > aws_db_instance.db');
});
