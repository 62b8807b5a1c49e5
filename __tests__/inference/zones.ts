/** A VPC over several zones, and how often something is drawn in it. */
import { drawn, type Sketch } from './build.js';

export const ZONES = ['a', 'b', 'c', 'd', 'e'] as const;

/** A VPC with a public, an application and a data subnet in each zone. */
export const network = (zones: readonly string[]): Record<string, Sketch> => ({
  'aws_vpc.main': {},
  ...Object.fromEntries(
    zones.flatMap((zone) =>
      ['public', 'app', 'data'].map((tier) => [
        `aws_subnet.${tier}_${zone}`,
        { refs: { vpc_id: 'aws_vpc.main' }, values: { availability_zone: `eu-west-1${zone}` } },
      ]),
    ),
  ),
});
export const tier = (name: string, zones: readonly string[]): string[] =>
  zones.map((zone) => `aws_subnet.${name}_${zone}`);
export const TWO = ZONES.slice(0, 2);

/** Copies of a resource, each with the container it is in. */
export const copiesOf = (sketches: Record<string, Sketch>, address: string): string[] =>
  [...drawn(sketches).nodes.values()]
    .filter((node) => node.address === address || node.address.startsWith(`${address}~`))
    .map((node) => `${node.address} in ${node.parent}`);

/** A machine in one of the subnets: each of them holds something of its own, so it stays a box. */
export const BESIDE: Record<string, Sketch> = { 'aws_instance.beside': { refs: { subnet_id: 'aws_subnet.data_a' } } };
export const at = (path: string, values: Sketch['values'] = {}): Sketch => ({
  refs: { [path]: tier('data', TWO) },
  values,
});
