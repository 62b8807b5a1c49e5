/** Where networks are entered by what joins them: a subnet that is there for nothing else is where the arrow ends. */
import { arrowsOf, drawn, type Sketch } from '../build.js';

const ATTACHED: Record<string, Sketch> = {
  'aws_vpc.v': {},
  'aws_subnet.door': { refs: { vpc_id: 'aws_vpc.v' } },
  'aws_subnet.app': { refs: { vpc_id: 'aws_vpc.v' } },
  'aws_instance.app': { refs: { subnet_id: 'aws_subnet.app' } },
  'aws_ec2_transit_gateway.t': {},
  'aws_ec2_transit_gateway_vpc_attachment.a': {
    refs: { transit_gateway_id: 'aws_ec2_transit_gateway.t', vpc_id: 'aws_vpc.v', subnet_ids: 'aws_subnet.door' },
  },
};
const attached = (to: string | string[]): Record<string, Sketch> => ({
  ...ATTACHED,
  'aws_ec2_transit_gateway_vpc_attachment.a': {
    refs: { transit_gateway_id: 'aws_ec2_transit_gateway.t', vpc_id: 'aws_vpc.v', subnet_ids: to },
  },
});

test.each<[string, Record<string, Sketch>, string]>([
  ['at the subnet of the attachment alone', ATTACHED, 'aws_subnet.door'],
  ['at the network, where the subnet has something else in it', attached('aws_subnet.app'), 'aws_vpc.v'],
  ['at the network, where there are several', attached(['aws_subnet.door', 'aws_subnet.app']), 'aws_vpc.v'],
])('a transit gateway leads to a network: %s', (_, sketches, end) => {
  expect(arrowsOf(drawn(sketches))).toEqual([`aws_ec2_transit_gateway.t > ${end}`]);
});

test.each([
  ['Gateway', 'aws_vpc.v'],
  ['Interface', 'aws_subnet.app'],
])('a %s endpoint that its code gives subnets stands in %s', (kind, place) => {
  const refs = { vpc_id: 'aws_vpc.v', subnet_ids: 'aws_subnet.app' };
  const graph = drawn({ ...ATTACHED, 'aws_vpc_endpoint.e': { values: { vpc_endpoint_type: kind }, refs } });
  expect(graph.nodes.get('aws_vpc_endpoint.e')?.parent).toBe(place);
});
