import { ACCESS_ATTRIBUTE } from '../catalog/attributes.js';
import { boxFactsOf } from '../catalog/index.js';
import type { GraphNode } from '../graph/model.js';

/** How to tell, from its name or from what it holds, which variant of its type a container is. First match counts. */
interface Variant {
  readonly types: readonly string[];
  readonly variant: string;
  readonly name?: RegExp;
  readonly holds?: string;
  /** An attribute that is true. */
  readonly has?: string;
}

const SUBNETS = ['aws_subnet', 'azurerm_subnet', 'google_compute_subnetwork'];

const VARIANTS: readonly Variant[] = [
  { types: SUBNETS, variant: 'private', name: /private|intra|isolated/i },
  { types: SUBNETS, variant: 'public', name: /public|dmz/i },
  // Whatever starts in such a subnet gets a public address; a NAT gateway needs a route to the internet.
  { types: SUBNETS, variant: 'public', has: 'map_public_ip_on_launch' },
  { types: SUBNETS, variant: 'public', holds: 'aws_nat_gateway' },
  { types: ['aws_group'], variant: 'region', name: /^(us|eu|ap|ca|sa|me|af|il|mx|cn)(-[a-z]+)+-\d$/ },
  { types: ['aws_group'], variant: 'account', name: /account/i },
  { types: ['aws_group'], variant: 'autoscaling', name: /auto-?_?scaling|(^|[-_])asg([-_]|$)/i },
];

const isTrue = ({ attributes }: GraphNode, name: string): boolean =>
  Object.hasOwn(attributes, name) && attributes[name] === 'true';

/**
 * Key of the container's style: its type, with a variant after a colon where one is recognised.
 * @param names all that it is called, what is most its own first
 */
export function styleOf(container: GraphNode, names: readonly string[], children: readonly GraphNode[]): string {
  const routed = container.attributes[ACCESS_ATTRIBUTE];
  if (routed !== undefined && SUBNETS.includes(container.type)) return `${container.type}:${routed}`;
  const variants = VARIANTS.filter(({ types }) => types.includes(container.type));
  const named = names.flatMap((text) => variants.find(({ name }) => name?.test(text)) ?? []);
  const match =
    named[0] ??
    variants.find(
      ({ holds, has }) =>
        (holds !== undefined && children.some((child) => child.type === holds)) ||
        (has !== undefined && isTrue(container, has)),
    );
  return match === undefined ? container.type : `${container.type}:${match.variant}`;
}

/** Words of a title that its variant adds: "public" of a "Public subnet". */
export function variantWords(type: string, style: string): readonly string[] {
  const words = (key: string): string[] => boxFactsOf(key).title.toLowerCase().split(' ');
  const usual = words(type);
  return style === type ? [] : words(style).filter((word) => !usual.includes(word));
}
