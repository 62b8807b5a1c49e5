/**
 * Kinds of resource types by the last words of their names. A service processes, stores, routes or receives something.
 * Everything else configures, grants, names or describes a service: it is a part, drawn small or in its owner's caption.
 * The words are those of the providers' schemas, which name types alike: `fastly_service_vcl` is a service,
 * `fastly_service_dictionary_items` is not.
 */
import type { Strip } from './model.js';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Last words of services. */
const SERVICE_WORDS = words(
  'account agent alb api app application asg assistant autoscaler balancer bastion bot broker bucket bus ' +
    'cache channel cluster connector container crawler database dataset datastore db device directory disk ' +
    'distribution domain droplet elb engine environment exchange factory filesystem firewall flow function ' +
    'gateway hub index ingress instance job kube kubernetes lake lambda lb loadbalancer lxc machine memcached ' +
    'mesh model mongodb mysql namespace nas nat network nlb node nodebalancer nodepool notebook peering ' +
    'pipeline pipe platform pool postgresql processor project proxy qemu queue realm redis registry repository ' +
    'resolver router runner runtime sandbox scheduler schedule server service share site stack storage store ' +
    'stream subnet subscription system table task topic tunnel vault vcl vcn vhost vm volume vpc vpn warehouse ' +
    'webapp website worker workflow workspace zone',
);

/** Last words of parts, by the strip that holds those without an owner. All other words are settings. */
const PART_WORDS: Readonly<Partial<Record<Strip, ReadonlySet<string>>>> = {
  security: words('ca cert certificate credential key keypair password secret token'),
  identity: words(
    'acl assignment binding collaborator grant iam member membership permission principal privilege role user',
  ),
  monitoring: words('alarm alert check dashboard healthcheck monitor notification report slo'),
  governance: words('budget license limit lock quota rule ruleset'),
  dns: words('record recordset'),
  configuration: words(
    'attachment association attribute config configuration content definition destination dictionary extension ' +
      'file hook invocation item label mapping option parameter policy preference profile ' +
      'script setting snippet tag template validation variable verification version',
  ),
};

const VERSION = /_v\d+$/;

/** True for a word in a set, in either number. */
const holds = (set: ReadonlySet<string>, word: string): boolean => set.has(word) || set.has(word.replace(/s$/, ''));

const lastWordOf = (type: string): string => type.replace(VERSION, '').split('_').at(-1) as string;

/** True if the last word of a type's name says that it is a service. `hcloud_server` */
export const isServiceByName = (type: string): boolean => holds(SERVICE_WORDS, lastWordOf(type));

/**
 * Returns the strip of a type whose last word is known as that of a part; null for any other word.
 * @example stripByName('vault_approle_role') // 'identity'
 */
export function stripByName(type: string): Strip | null {
  const word = lastWordOf(type);
  for (const [strip, set] of Object.entries(PART_WORDS)) if (holds(set, word)) return strip as Strip;
  return null;
}
