/** Kinds of identities outside the input, with the titles and icons of their actors. */
import type { NamedProduct } from './rules.js';

/** Kind of an identity: the value of its actor's attribute `kind`, which sets the title and the icon. */
export type OutsiderKind = 'ci' | 'account' | 'cloud' | 'kubernetes' | 'user' | 'service_account' | 'service_principal';

const TITLES: Readonly<Record<OutsiderKind, readonly [one: string, several: string, icon?: string]>> = {
  ci: ['CI', 'CI', 'tabler-infinity'],
  account: ['AWS account', 'AWS accounts'],
  cloud: ['Cloud', 'Clouds'],
  kubernetes: ['Kubernetes workloads', 'Kubernetes workloads'],
  user: ['IAM user', 'IAM users'],
  service_account: ['Service account', 'Service accounts'],
  service_principal: ['Service principal', 'Service principals'],
};

/** Value of the attribute `kind` for several identities behind one icon. */
export const severalOf = (kind: OutsiderKind): string => `several_${kind}`;

/** Title and icon of an actor, by its attribute `kind`. */
export const OUTSIDER_PRODUCTS: Readonly<Record<string, NamedProduct>> = Object.fromEntries(
  (Object.keys(TITLES) as OutsiderKind[]).flatMap((kind): [string, NamedProduct][] => {
    const [single, several, ...icon] = TITLES[kind];
    return [
      [kind, [single, ...icon]],
      [severalOf(kind), [several, ...icon]],
    ];
  }),
);
