import { likelyOutputs } from '../../../src/terraform/plan/outputs.js';

const OUTPUTS = [
  'vpc_id',
  'private_subnets',
  'public_subnets',
  'security_group_id',
  'nat_public_ips',
  'vpc_cidr_block',
];

test.each([
  ['vpc_id', ['vpc_id']],
  ['subnet_ids', ['private_subnets', 'public_subnets']],
  ['subnets', ['private_subnets', 'public_subnets']],
  ['vpc_security_group_ids', ['security_group_id']],
  ['name', []],
  ['role', []],
])('%s can mean %j', (attribute, expected) => expect(likelyOutputs(attribute, OUTPUTS)).toEqual(expected));
