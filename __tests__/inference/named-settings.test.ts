/** Settings with a namespace, a name and a value: where an Elastic Beanstalk environment is, of states by the ids in them. */
import { drawn, pathOf, type Sketch } from './build.js';

const NETWORK: Record<string, Sketch> = {
  'aws_vpc.v': { values: { id: 'vpc-1' } },
  'aws_subnet.a': { values: { id: 'subnet-1' }, refs: { vpc_id: 'aws_vpc.v' } },
  'aws_subnet.b': { values: { id: 'subnet-2' }, refs: { vpc_id: 'aws_vpc.v' } },
};
const ENVIRONMENT = 'aws_elastic_beanstalk_environment.e';
const VPC = 'aws:ec2:vpc';
const setting = (namespace: string, name: string, value?: string) => ({
  ...{ namespace, name },
  ...(value !== undefined && { value }),
});

test.each<[what: string, sketch: Sketch, around: string[]]>([
  ['ids', { values: { setting: [setting(VPC, 'Subnets', 'subnet-1')] } }, ['aws_vpc.v', 'aws_subnet.a']],
  [
    'several ids',
    { values: { setting: [setting(VPC, 'Subnets', 'subnet-1, subnet-2')] } },
    ['aws_vpc.v', 'aws_subnet.a'],
  ],
  ['the network alone', { values: { setting: [setting(VPC, 'VPCId', 'vpc-1')] } }, ['aws_vpc.v']],
  ['another subnet alone', { values: { setting: [setting('aws:x', 'Subnets', 'subnet-1')] } }, []],
  [
    'a reference of a plan without its code, and one setting that may hold it',
    {
      values: { setting: [setting(VPC, 'Subnets'), setting('aws:x', 'Y', 'z')] },
      refs: { 'setting.value': 'aws_subnet.a' },
    },
    ['aws_vpc.v', 'aws_subnet.a'],
  ],
  [
    'a reference that two settings may hold',
    {
      values: { setting: [setting(VPC, 'Subnets'), setting(VPC, 'ELBSubnets')] },
      refs: { 'setting.value': 'aws_subnet.a' },
    },
    [],
  ],
  ['no list', { values: { setting: 'x' } }, []],
  ['no settings', { values: { setting: [null, 1, {}, { namespace: VPC }] } }, []],
])('%s', (_, sketch, around) => {
  // A second network: the only one would be guessed.
  const graph = drawn({ ...NETWORK, 'aws_vpc.other': { values: { id: 'vpc-2' } }, [ENVIRONMENT]: sketch });
  expect(pathOf(graph, ENVIRONMENT)).toEqual([...around, ENVIRONMENT]);
});
