import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../../../src/graph/model.js';
import { present } from '../../../src/labels/index.js';

const VPC = createNode({ address: 'aws_vpc.main' });
const GATEWAY = createNode({ address: 'aws_internet_gateway.main', parent: 'aws_vpc.main' });
const BALANCER = createNode({ address: 'aws_lb.web', parent: 'aws_vpc.main' });
const NAT = createNode({ address: 'aws_nat_gateway.main', parent: 'aws_vpc.main' });
const USERS = createNode({ address: 'tv_aws_users.users', provenance: 'implied' });
const INTERNET = createNode({ address: 'tv_aws_internet.internet', provenance: 'implied' });

const implied = (from: GraphNode, to: GraphNode, more: Partial<GraphEdge> = {}): GraphEdge =>
  createEdge({ from: from.address, to: to.address, provenance: 'implied', ...more });
const ON_INTERNET = implied(GATEWAY, INTERNET, { twoWay: true });

const shown = (nodes: readonly GraphNode[], edges: readonly GraphEdge[]): ReturnType<typeof present> =>
  present(createGraph({ nodes, edges }), { modules: 'auto' });
const arrows = ({ edges }: ReturnType<typeof present>): string[] => edges.map(({ from, to }) => `${from} > ${to}`);
const ids = ({ items }: ReturnType<typeof present>): string[] => items.map(({ id }) => id);

describe('paths into a network', () => {
  it('lead through the gateway on its border, with the label on the last edge', () => {
    const picture = shown([VPC, GATEWAY, BALANCER, USERS], [implied(USERS, BALANCER, { label: '443' })]);
    expect(arrows(picture)).toEqual([
      'tv_aws_users.users > aws_internet_gateway.main',
      'aws_internet_gateway.main > aws_lb.web',
    ]);
    expect(picture.edges.map(({ label }) => label)).toEqual(['', '443']);
  });

  it('share the edge to the gateway', () => {
    const other = createNode({ address: 'aws_lb.other', parent: 'aws_vpc.main' });
    const edges = [implied(USERS, BALANCER), implied(USERS, other)];
    const drawn = arrows(shown([VPC, GATEWAY, BALANCER, other, USERS], edges));
    expect(drawn.filter((arrow) => arrow.startsWith('tv_aws_users'))).toHaveLength(1);
    expect(drawn).toHaveLength(3);
  });

  it('stated by the source are drawn directly', () => {
    const stated = createEdge({ from: USERS.address, to: BALANCER.address });
    expect(arrows(shown([VPC, GATEWAY, BALANCER, USERS], [stated]))).toEqual(['tv_aws_users.users > aws_lb.web']);
  });

  it('bypass the gateway if the target has no address in the network', () => {
    const vpn = createNode({ address: 'aws_ec2_client_vpn_endpoint.main', parent: 'aws_vpc.main' });
    const drawn = arrows(shown([VPC, GATEWAY, vpn, USERS], [implied(USERS, vpn)]));
    expect(drawn).toEqual(['tv_aws_users.users > aws_ec2_client_vpn_endpoint.main']);
  });

  it('do not use the gateway of another network', () => {
    const other = createNode({ address: 'aws_vpc.other' });
    const balancer = createNode({ address: 'aws_lb.web', parent: 'aws_vpc.other' });
    const drawn = arrows(shown([VPC, GATEWAY, other, balancer, USERS], [implied(USERS, balancer)]));
    expect(drawn).toEqual(['tv_aws_users.users > aws_lb.web']);
  });
});

describe('the edge from a gateway to the internet', () => {
  it('is omitted with the internet if users enter through the gateway', () => {
    const picture = shown([VPC, GATEWAY, BALANCER, USERS, INTERNET], [ON_INTERNET, implied(USERS, BALANCER)]);
    expect(arrows(picture)).not.toContain('tv_aws_internet.internet > aws_internet_gateway.main');
    expect(ids(picture)).not.toContain('tv_aws_internet.internet');
  });

  const service = createNode({ address: 'aws_db_instance.main', parent: 'aws_vpc.main' });

  it('is omitted if it only lets a NAT gateway out', () => {
    expect(arrows(shown([VPC, GATEWAY, NAT, service, INTERNET], [ON_INTERNET]))).toEqual([]);
  });

  it('is drawn in a network without services', () => {
    const endpoint = createNode({ address: 'aws_vpc_endpoint.s3', parent: 'aws_vpc.main' });
    const drawn = arrows(shown([VPC, GATEWAY, NAT, endpoint, INTERNET], [ON_INTERNET]));
    expect(drawn).toEqual(['tv_aws_internet.internet > aws_internet_gateway.main']);
  });

  it('is drawn inwards in a network without entry and outlet', () => {
    const machine = createNode({ address: 'aws_instance.web', parent: 'aws_vpc.main' });
    const drawn = arrows(shown([VPC, GATEWAY, machine, INTERNET], [ON_INTERNET]));
    expect(drawn).toEqual(['tv_aws_internet.internet > aws_internet_gateway.main']);
  });

  it('is drawn if the source states it', () => {
    const stated = createEdge({ from: GATEWAY.address, to: INTERNET.address });
    const graph: Graph = createGraph({ nodes: [VPC, GATEWAY, NAT, INTERNET], edges: [stated] });
    expect(present(graph, { modules: 'auto' }).edges).toHaveLength(1);
  });

  it('leaves the internet if other nodes use it', () => {
    const function_ = createNode({ address: 'aws_lambda_function.poll' });
    const edges = [ON_INTERNET, implied(function_, INTERNET)];
    expect(ids(shown([VPC, GATEWAY, NAT, service, INTERNET, function_], edges))).toContain('tv_aws_internet.internet');
  });
});

describe('the edge from a NAT gateway to the gateway of its network', () => {
  const zone = (name: string) => createNode({ address: `aws_az.${name}`, parent: 'aws_vpc.main' });
  const nat = (name: string, parent: string) => createNode({ address: `aws_nat_gateway.${name}`, parent });
  const out = implied(NAT, GATEWAY);

  it.each<[string, readonly GraphNode[], readonly GraphEdge[], number]>([
    ['is drawn if the network has one', [NAT], [out], 1],
    ['is omitted if there are zones', [NAT, zone('a'), zone('b')], [out], 0],
    ['is omitted if there are several', [NAT, nat('b', 'aws_vpc.main')], [out], 0],
    ['is drawn if the source states it', [NAT, zone('a'), zone('b')], [{ ...out, provenance: 'planned' }], 1],
  ])('%s', (_, nodes, edges, count) => {
    expect(shown([VPC, GATEWAY, ...nodes], edges).edges).toHaveLength(count);
  });

  it.each([
    [2, 2],
    [3, 0],
  ])('to the internet, of %d without incoming edges: %d are drawn', (count, drawn) => {
    const nats = Array.from({ length: count }, (_, i) => nat(`n${i}`, null as never));
    const picture = shown(
      [...nats, INTERNET],
      nats.map((one) => implied(one, INTERNET)),
    );
    expect(picture.edges).toHaveLength(drawn);
    expect(ids(picture).includes(INTERNET.address)).toBe(drawn > 0);
  });
});
