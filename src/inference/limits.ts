/** Shorter texts are words that many things may be called by: `main`, `prod`, `10`. */
export const IDENTITY_LENGTH_MIN = 8;
/** Longer ones are files; a policy has at most 20 KB, user data 16. */
export const IDENTITY_TEXT_MAX = 65_536;
/** Own names from this length on are told from the words that programs are set up with: `production`, `eu-west-1`. */
export const NAME_LENGTH_MIN = 12;
/** Names that a wildcard is held against. More begin like it: then it means many. */
export const WILDCARD_NAMES_MAX = 256;
/** Blocks in blocks: deeper than any provider has them. Keeps hostile values cheap. */
export const TEXT_DEPTH_MAX = 8;
/** Two equal icons are read at a glance, three are counted. */
export const COLLAPSE_FROM = 3;
/** A box around one icon says no more than the icon. */
export const MEMBERS_OF_BOX = 2;
/** Regions have three to six zones, most networks use two or three; more copies of one thing are noise. */
export const COPIES_MAX = 4;
/** More machines that one Bastion leads to are all of its network, which its place says. */
export const SESSIONS_MAX = 3;
/** More arrows that go out through one NAT gateway or firewall are a fan that says what its subnets say already. */
export const TAKERS_MAX = 12;
/** A machine, its interface, its public address and a name of it; more that answer at one address are several things. */
export const ANSWERING_MAX = 4;
/** Of more candidates none is "the one nearby", and comparing each with each resource would take quadratic time. */
export const NEARBY_MAX = 64;
/** Arrows that may come of leaving one thing out of a simplified picture: 8 callers by 8 called; more are a knot. */
export const CARRIED_MAX = 64;
/** Icons and boxes of an overview. Looked at: 68 make 1,642 by 2,208 px, 120 make 6,121 by 4,578. */
export const OVERVIEW_SIZE = 80;
/** A picture of its own is of several things; one is seen where it is. */
export const PAGE_ICONS = 2;
/** Pictures that `--pages` writes beside the overview; the largest estates have some 150 networks. */
export const PAGES_MAX = 200;
/** Types with an icon of their own in the box of a page, in the picture that leads to it. */
export const TELLING_TYPES = 3;
/** Kinds of resources that are named under a closed container; the caption has three lines. */
export const KINDS_LISTED = 2;
/** Connections of an overview for each of its icons. Looked at: with 1.5 half of them run around all boxes. */
export const OVERVIEW_EDGES = 1.25;
/** The smaller of two directions is drawn from this share of the larger one on. */
export const OVERVIEW_BIDIRECTIONAL = 0.8;
/** Levels of containers that an overview may open; estates have up to seven. */
export const OVERVIEW_LEVELS = 12;
/** Containers up to this rank of catalog/boxes.ts may be closed in an overview: networks and what is around them. */
export const CLOSED_RANK_MAX = 20;
/** More that run as one identity share it for another reason than what it may do. */
export const GRANTEES_MAX = 16;
/** Arrows that may come of what one role may do: eight users by six things; more are a web. */
export const GRANTED_MAX = 48;
/** Arrows of one rule of a firewall: four by four, as many as one address range may mean. More are a web, not a flow. */
export const PERMITTED_MAX = 16;
/** Quiet arrows of one thing, either way: a key of all that there is says nothing of any of it. */
export const QUIET_CROWD = 8;
/** More in one group or subnet are no "who": nobody draws them one by one, and looking at each once a rule would take too long. */
export const GROUP_MEMBERS_MAX = 256;
/** More rules that deny the same two something deny them all of it, as far as anybody reads. */
export const DENIALS_MAX = 64;
/** Balancers that one calls; more are looked through for nothing. */
export const RELAYS_MAX = 64;
/** Address ranges of one rule that is compared by range: each is asked of everything behind the rule. */
export const RANGES_OF_RULE_MAX = 64;
