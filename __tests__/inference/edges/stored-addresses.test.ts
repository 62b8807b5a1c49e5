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

test('a vault of several secrets says nothing of their addresses', () => {
  const several = { 'aws_secretsmanager_secret_version.w': { refs: { secret_id: 'aws_secretsmanager_secret.s' } } };
  const fn = { 'aws_lambda_function.f': { refs: { 'environment.variables': 'aws_secretsmanager_secret.s' } } };
  const { graph } = understand(plan({ ...STORED, ...several, ...fn }));
  expect(arrowsOf(graph)).not.toContain('aws_lambda_function.f > aws_db_instance.db');
});
