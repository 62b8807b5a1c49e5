import type { GraphNode } from '../../graph/model.js';

/** How to tell, from its name or from what it holds, which variant of its type a container is. First match counts. */
interface Variant {
  readonly type: string;
  readonly variant: string;
  readonly name?: RegExp;
  readonly holds?: string;
}

const VARIANTS: readonly Variant[] = [
  { type: 'aws_subnet', variant: 'private', name: /private|intra|isolated/i },
  { type: 'aws_subnet', variant: 'public', name: /public|dmz/i },
  // A NAT gateway reaches the internet, so its subnet has a route there.
  { type: 'aws_subnet', variant: 'public', holds: 'aws_nat_gateway' },
  { type: 'aws_group', variant: 'region', name: /^(us|eu|ap|ca|sa|me|af|il|mx|cn)(-[a-z]+)+-\d$/ },
  { type: 'aws_group', variant: 'account', name: /account/i },
  { type: 'aws_group', variant: 'autoscaling', name: /auto-?_?scaling|(^|[-_])asg([-_]|$)/i },
];

/** Key of the container's style: its type, with a variant after a colon where one is recognised. */
export function styleOf(container: GraphNode, name: string, children: readonly GraphNode[]): string {
  const match = VARIANTS.find(
    ({ type, name: pattern, holds }) =>
      type === container.type &&
      (pattern === undefined || pattern.test(name)) &&
      (holds === undefined || children.some((child) => child.type === holds)),
  );
  return match === undefined ? container.type : `${container.type}:${match.variant}`;
}
