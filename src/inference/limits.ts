/**
 * Minimum length of an identity. Shorter texts are words that many resources may have as a name: `main`, `prod`, `10`.
 */
export const IDENTITY_LENGTH_MIN = 8;
/**
 * Maximum length of a text that is searched for identities. Longer ones are files; a policy has at most 20 KB, user
 * data 16.
 */
export const IDENTITY_TEXT_MAX = 65_536;
/**
 * Minimum length of a bare name in a program's settings. Shorter ones are ordinary values: `production`, `eu-west-1`.
 */
export const NAME_LENGTH_MIN = 12;
/** Maximum number of names that a wildcard is matched with. A wildcard with more matches means no single resource. */
export const WILDCARD_NAMES_MAX = 256;
/** Maximum depth of nested blocks: deeper than any provider has them. Keeps hostile values cheap. */
export const TEXT_DEPTH_MAX = 16;
/** Minimum number of equal icons that are merged: two are seen at a glance, three have to be counted. */
export const COLLAPSE_MIN = 3;
/** Minimum number of members of a container: a box around one icon says no more than the icon. */
export const GROUP_MEMBERS_MIN = 2;
/**
 * Maximum number of replicas. Regions have three to six zones, and most networks use two or three; more replicas are
 * noise.
 */
export const COPIES_MAX = 4;
/**
 * Maximum number of machines that a bastion has edges to. More are the whole network, which the bastion's place shows.
 */
export const SESSIONS_MAX = 3;
/** Maximum number of edges through one NAT gateway or firewall. More repeat what their subnets show. */
export const HOP_USERS_MAX = 12;
/**
 * Maximum number of resources with one address: a machine, its network interface, its public address and a DNS record.
 * More are separate resources.
 */
export const ANSWERING_MAX = 4;
/** Maximum number of candidates for "nearby". Comparing more with each resource would take quadratic time. */
export const NEARBY_MAX = 64;
/**
 * Maximum number of edges that replace one node in a simplified diagram: 8 callers by 8 targets. More are unreadable.
 */
export const CARRIED_MAX = 64;
/** Maximum number of icons and boxes in an overview. Measured: 68 take 1,642 by 2,208 px, 120 take 6,121 by 4,578. */
export const OVERVIEW_SIZE = 80;
/** Minimum number of icons on a page of its own; a single icon is shown in its parent diagram. */
export const PAGE_ICONS = 2;
/** Maximum number of pages that `--pages` writes beside the overview; the largest estates have about 150 networks. */
export const PAGES_MAX = 200;
/** Maximum number of types whose icons stand for a page in the diagram that links to it. */
export const PAGE_TYPES_MAX = 3;
/** Maximum number of resource kinds named under a closed container; the caption has three lines. */
export const KINDS_LISTED = 2;
/** Maximum number of changed nodes that keep their own icons in an overview: a quarter of its size. */
export const CHANGED_ALONE_MAX = OVERVIEW_SIZE / 4;
/** Connections of an overview per icon. Measured: with 1.5, half of them run around all boxes. */
export const OVERVIEW_EDGES = 1.25;
/** Minimum share of the larger direction for the smaller one to be drawn as well. */
export const OVERVIEW_BIDIRECTIONAL = 0.8;
/** Maximum number of container levels that an overview opens; estates have up to seven. */
export const OVERVIEW_LEVELS = 12;
/**
 * Maximum rank (catalog/boxes.ts) of a container that an overview may close: networks and the containers around them.
 */
export const CLOSED_RANK_MAX = 20;
/** Maximum number of users of one identity. More share it for another reason than its permissions. */
export const GRANTEES_MAX = 16;
/** Maximum number of edges from one role's permissions: eight users by six targets. More are unreadable. */
export const GRANTED_MAX = 48;
/**
 * Maximum number of edges from one firewall rule: four by four, as many as one address range may mean. More are not a
 * flow.
 */
export const PERMITTED_MAX = 16;
/** Maximum number of supporting edges at one end of a node: a key that everything uses says nothing about any of it. */
export const SUPPORTING_EDGES_MAX = 8;
/**
 * Maximum number of members of a group or subnet. Larger crowds are not drawn one by one, and visiting each per rule
 * would take too long.
 */
export const GROUP_MEMBERS_MAX = 256;
/** Maximum number of ports listed in the text of a firewall rule; more are counted. */
export const PORTS_IN_WORDS_MAX = 6;
/** Maximum number of deny rules recorded for one pair. Beyond it everything is treated as denied. */
export const DENIALS_MAX = 64;
/** Maximum number of load balancers checked per caller. */
export const RELAYS_MAX = 64;
/** Maximum number of address ranges of one rule. Each is compared with everything behind the rule. */
export const RANGES_OF_RULE_MAX = 64;
/** Maximum number of outside identities of one kind that are drawn one by one. More are one icon. */
export const OUTSIDERS_MAX = 3;
/** Maximum number of targets of one outside identity. Beyond it, only the targets that hold data or images count. */
export const OUTSIDER_TARGETS_MAX = 5;
/** Maximum number of nodes that are visited to find out whether a host name leads back to the program that has it. */
export const REACHED_MAX = 64;
/**
 * Minimum length of a word that tells partly known names apart. Shorter ones are abbreviations that many names have.
 */
export const LIKELY_WORD_LENGTH_MIN = 5;
/** Minimum length of a word of the type that tells apart the only resource of the type: `opensearch`. */
export const LIKELY_TYPE_LENGTH_MIN = 8;
/** Maximum number of partly known names with one word. Comparing more with each text would take quadratic time. */
export const LIKELY_NAMES_MAX = 32;
/** Maximum number of words that an unknown part of a name stands for: `da-ayr`, `my-company-shop`. */
export const UNKNOWN_WORDS_MAX = 3;
/** Maximum number of nodes that are listed as protected by one firewall rule. */
export const PROTECTED_NODES_MAX = 20;
