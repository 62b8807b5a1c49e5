import type { ChangeReport } from '../../../src/diff/report/model.js';
import { touchedByAddress } from '../../../src/diff/report/touched.js';

const touch = (type: string, more: object = {}) => ({
  ...{ address: `${type}.a`, origin: `${type}.a`, type, change: 'update', attributes: ['image'] },
  ...{ noun: 'thing', name: 'a', ...more },
});

test('icons show what is touched of modules that are not read, but not of helpers', () => {
  const touched = [
    touch('terraform_module', { attributes: ['routes'] }),
    touch('random_id'),
    touch('aws_ecs_service'),
    touch('aws_iam_policy', { change: 'create', attributes: [] }),
  ];
  expect([...touchedByAddress({ touched } as unknown as ChangeReport)]).toEqual([
    ['terraform_module.a', 'routes'],
    ['aws_ecs_service.a', 'image'],
    ['aws_iam_policy.a', 'new thing a'],
  ]);
});
