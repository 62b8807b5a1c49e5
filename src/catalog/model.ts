/** Shape of the facts about a resource type: one row per type, in the file of its service. */

import type { Json } from '../graph/inventory.js';
import type {
  ExposureRule,
  Granted,
  GrantRule,
  ListenRule,
  PermissionRule,
  RangeRule,
  RightsRule,
  ScopeWords,
  StartupRoleRule,
} from './access-rules.js';
import type {
  BorderRule,
  ClosedRule,
  ConnectionEnds,
  EgressRouteRule,
  EgressRule,
  EntryRule,
  FoldRule,
  GenericRule,
  InlineRule,
  LinkRule,
  LookupRule,
  NamedSettings,
  OpensRule,
  PortRule,
  SelectionRule,
  SeveralRule,
  Variants,
} from './rules.js';

export type Cloud = 'aws' | 'azure' | 'google' | 'other';

/** Category, used for the fallback icon and for order inside tidy rows. */
export type Category =
  | 'compute'
  | 'containers'
  | 'network'
  | 'storage'
  | 'database'
  | 'analytics'
  | 'integration'
  | 'security'
  | 'management'
  | 'developer'
  | 'ml'
  | 'people'
  | 'other';

/** Implied container (zone, region) between a container and its contents: one per container and value. */
export interface WrapRule {
  /** Type of the implied container. */
  readonly box: string;
  /** Attributes with its name, best first. */
  readonly by: readonly string[];
  /** Shape of a name, if the attributes may hold something else; absent: any text. */
  readonly looks?: RegExp;
  /** Types of the container around it. */
  readonly inside: readonly string[];
  /**
   * A second implied container around the first, in containers of these types. Its name is the first one's up to the last hyphen.
   */
  readonly around?: { readonly box: string; readonly inside: readonly string[] };
  /** True if a resource outside networks stands in the box of the same value, provided that only one network has it. */
  readonly ofAny?: true;
}

/** Group that a resource names (a Kubernetes namespace). The group is drawn as a box even if the input does not build it. */
export interface GroupedRule {
  /** Type of the box, and the word before its name. */
  readonly box: string;
  readonly says: string;
  /** Attributes (`block.attribute`) with the name, best first. */
  readonly by: readonly string[];
  /** Attribute with the group's own name, for a resource that is the group itself. */
  readonly own?: string;
  /** Attributes that name the cluster of the group; groups of the same name on different clusters are separate. */
  readonly on: readonly string[];
  /** Names without meaning: the default groups. */
  readonly unless: readonly string[];
}

/**
 * Rule for a resource that names several subnets: if it has a replica in each, it is drawn in each. Any other resource is one
 * node across them. Parts that are resources (`isPart`) prove replicas themselves.
 */
export interface ReplicaRule {
  /** True if it is drawn once although it has parts in each subnet: a shared gateway. */
  readonly never?: true;
  /** True if it has an address in each subnet. It is drawn in each if the subnets stand in boxes of zones anyway. */
  readonly inEach?: true;
  /** True if it has a machine in each subnet, unless one of these paths holds the number 1. `max_size = 1` */
  readonly unlessOne?: readonly string[];
}

/**
 * Direction of requests along a reference. `out` (default): the referrer calls what it refers to. `in`: the referenced type
 * calls or feeds its referrers, as a load balancer does its targets and an event source its functions.
 */
export type Direction = 'out' | 'in';

/** Matches resources of any of these categories or types. */
export interface TypeGroup {
  readonly categories: readonly Category[];
  readonly types: readonly string[];
}

/**
 * All facts of a resource type. A path is the name of an attribute, or `block.attribute`; lists of paths and attributes are best
 * first. Each fact has an example of the Terraform that it is about.
 */
export interface TypeFacts {
  // ---- Identity
  /** Product name as people say it. `aws_lb` is "Load balancer". */
  readonly title: string;
  /** Slug of its icon in the bundle. `aws_lambda_function` has `aws-aws-lambda`. */
  readonly icon: string;
  /** Service category, for the fallback icon and the order in rows. `aws_sqs_queue` is `integration`. */
  readonly category: Category;
  /** Titles and icons of products that share this type, told apart by one attribute. `load_balancer_type = "network"` */
  readonly products?: Variants;
  /** Attributes shown under the name, in this order; each must be on the allow-list. `instance_type = "t3.micro"` */
  readonly detail?: readonly string[];
  /** Attributes that hold its name in the cloud, if that is not in `name`; each must be on the allow-list. `function_name = "orders"` */
  readonly namedBy?: readonly string[];
  /** Types of hosts that are named after this part, because consoles list them by its name. `google_compute_url_map` names its forwarding rule. */
  readonly lendsName?: readonly string[];
  /** Shape of the names of boxes that were made from an attribute; the group is the name to show. `main_eu-west-1a` is shown as `eu-west-1a`. */
  readonly placeName?: RegExp;
  /** Noun for somebody outside, in running text. `tv_aws_internet` is "the internet". */
  readonly phrase?: string;
  /** Type that a resource of this generic type stands for. `type = "Microsoft.Network/virtualNetworks@2024-05-01"` */
  readonly standsFor?: GenericRule;
  /** Settings in blocks with a namespace, a name and a value that other types have attributes for. `setting { namespace = "aws:ec2:vpc", name = "VPCId" }` */
  readonly namedSettings?: NamedSettings;
  /** True for a module whose code is not available: only the names of its attributes say what it does. `source = "acme/vpc/aws"` */
  readonly unread?: true;

  // ---- Part of a diagram
  /** Resource that it is part of, if it has no icon of its own. `aws_s3_bucket_policy { bucket = aws_s3_bucket.a.id }` */
  readonly fold?: FoldRule;
  /** Reason for hiding it if it folds into nothing, which the ledger prints. `random_id` is "a helper of Terraform". */
  readonly hide?: string;
  /** Reason for hiding a type that monitors, bills or checks others, unless all detail is requested. `aws_budgets_budget` */
  readonly operational?: string;
  /** True if it supports others by encryption, identity or logging: edges to it are drawn with all detail only. `kms_key_id = aws_kms_key.a.arn` */
  readonly supporting?: boolean;
  /** True if a supporting resource is drawn also where a single node uses it. `azurerm_log_analytics_workspace` */
  readonly standalone?: true;
  /** True if it is a node without its host, false if it is a mere setting. Default: a setting if it is `supporting`. `aws_rds_global_cluster` */
  readonly independent?: boolean;
  /** True if a simplified diagram leaves it out and joins the edges through it. Default: true for what folds or hides. `aws_route_table` */
  readonly plumbing?: boolean;
  /** Strip of small icons that it stands in, or `first` for the architecture itself; goes before the patterns of PROMINENCE. `aws_db_security_group` stands in Security. */
  readonly prominence?: Strip | 'first';
  /** True if it guards the network that it is part of; drawn only where there is nothing but networks and guards. `google_compute_firewall` */
  readonly guards?: true;
  /** Attribute values by which there is one of it in a region of an account. `aws_vpc` with `default = true` */
  readonly singleton?: Readonly<Record<string, Json>>;
  /** True if replacing or deleting it loses the data in it. `aws_db_instance` */
  readonly holdsData?: true;

  // ---- Edges
  /** Edges between other resources that it states. `aws_lambda_permission { source_arn = …, function_name = … }` */
  readonly link?: LinkRule | readonly LinkRule[];
  /** Direction of edges from references to this type; `in` if it calls what refers to it. `event_source_arn = aws_sqs_queue.a.arn` */
  readonly direction?: Direction;
  /** Attribute values (absent ones are false) with which the direction is `in`. `aws…_authorization_rule { listen = true }` */
  readonly directionWhen?: Readonly<Record<string, boolean>>;
  /** Attributes that name what a reference to this name or helper means. `alias { name = aws_lb.a.dns_name }` */
  readonly forwards?: readonly string[];
  /** True if its own references are no edges. `aws_ssm_parameter { value = aws_db_instance.a.address }` */
  readonly passive?: boolean;
  /**
   * True if it holds configuration for its host, which makes the calls; without a host it calls nothing. `kubernetes_config_map {
   * data = { DB = … } }`
   */
  readonly holdsConfig?: true;
  /** Categories of what pulls its images at start-up; these edges are drawn thin. `aws_ecr_repository` */
  readonly imageConsumers?: readonly Category[];
  /** True if it states the members of a group, which is no edge. `aws_iam_user_group_membership` */
  readonly isMembership?: true;
  /** True if its callers reach the targets behind it only through it. `aws_apigatewayv2_vpc_link` */
  readonly isOnlyPath?: true;
  /** True if it calls others from a subnet that may, although its category does not. `aws_mwaa_environment` */
  readonly caller?: true;
  /** True if it forwards requests to the targets behind it, although its category is not `network`. `aws_db_proxy` */
  readonly relay?: true;
  /** Selectors by which it calls others of its cluster and namespace. `selector = { app = "shop" }` */
  readonly selects?: readonly SelectionRule[];
  /** Labels or names by which others select it. `metadata { labels = { app = "shop" } }` */
  readonly selected?: readonly SelectionRule[];
  /** Label of the line that it is drawn as, if it joins two nodes and nothing else. `aws_vpc_peering_connection` is "peering". */
  readonly connection?: string;
  /** Ends of that line, of which one may be outside the input. `peer_vpc_id = "vpc-0a1b2c"` */
  readonly connectionEnds?: ConnectionEnds;
  /** Types of lines that it runs over where these attributes have these values. `outside_ip_address_type = "PrivateIpv4"` */
  readonly carriedBy?: {
    readonly when: Readonly<Record<string, readonly string[]>>;
    readonly types: readonly string[];
  };
  /** Type of a part that a host must have to be served by it, without naming it. `google_gke_hub_feature` serves clusters with a membership. */
  readonly servesAll?: string;
  /** True if it only joins two others and comes and goes with them in a change. `aws_lb_target_group_attachment` */
  readonly attachment?: true;

  // ---- Names and addresses by which others refer to it
  /** Text patterns by which others name it; `{}` is its own name. `arn:aws:sqs:eu-west-1:123456789012:orders` */
  readonly knownAs?: readonly string[];
  /** Paths of its own addresses. `private_ip = "10.0.1.10"` */
  readonly addresses?: readonly string[];
  /** Paths at which it names others by address. `aws_lb_target_group_attachment { target_id = "10.0.1.10" }` */
  readonly addressRefs?: readonly string[];
  /** Paths of further host names of it. `client_alias { dns_name = "orders.internal" }` */
  readonly hostnames?: readonly string[];
  /** Attributes that name the zone or namespace in which its name is a host name. `zone_id = aws_route53_zone.a.id` */
  readonly hostnameZone?: readonly string[];
  /** Types that make it, so that it is not written in Terraform and the only one of them is meant. `google_compute_network_endpoint_group` of a GKE service */
  readonly madeBy?: readonly string[];
  /** Path and shape of ids of resources that are made so, and their type. `backend { group = "…/networkEndpointGroups/k8s1-…" }` */
  readonly namesMade?: { readonly at: string; readonly ids: RegExp; readonly type: string };
  /** Argument and results of a helper that builds names from a text. `random_pet { prefix = "orders" }` */
  readonly makesName?: { readonly of: string; readonly results: readonly string[] };
  /** Answers of a data source that is not read, such as zones of the region. `data "aws_availability_zones" "a" {}` */
  readonly lookup?: LookupRule;
  /**
   * Attributes of a data source with the stored value itself: a program that gets the value does not call the store. `data
   * "aws_ssm_parameter" "a" {}` and `.value`
   */
  readonly valueAttributes?: readonly string[];

  // ---- Placement
  /** Attributes that name its container, instead of those of its cloud. `placedBy: []` for what is in none. `vpc_id = aws_vpc.a.id` */
  readonly placedBy?: readonly string[];
  /** Placing attributes that do not place it where these attributes have these values. `vpc_endpoint_type = "Gateway"` */
  readonly unplaced?: { readonly by: readonly string[]; readonly when: Readonly<Record<string, readonly string[]>> };
  /** Types of containers that it is always in; the only one is assumed if none is named. `aws_subnet` is in an `aws_vpc`. */
  readonly within?: readonly string[];
  /** Type of the container that every account has and that is assumed if none is named. `aws_instance` without a `subnet_id` */
  readonly defaultContainer?: string;
  /** Attributes that name the host that it runs in; types with a style in boxes.ts are drawn around it. `cluster_name = aws_eks_cluster.a.name` */
  readonly runsIn?: readonly string[];
  /** Last names of attribute paths that place resources of any type in this container. `vpc_id`, and not `peer_vpc_id` */
  readonly placementRefs?: RegExp;
  /** Names of attributes by which others join this security group. `vpc_security_group_ids = [aws_security_group.a.id]` */
  readonly securityGroupRefs?: RegExp;
  /** False if the security groups that it names are those of what it starts. `network_configuration { security_groups = … }` of a schedule */
  readonly joinsSecurityGroups?: false;
  /** Names of attributes by which others join this group, which is no box. `network_security_group_id = azurerm_network_security_group.a.id` */
  readonly memberRefs?: RegExp;
  /** Implied containers such as zones, of which the first that fits counts. `availability_zone = "eu-west-1a"` */
  readonly wrap?: WrapRule | readonly WrapRule[];
  /** Named group that it is in, such as a namespace. `metadata { namespace = "shop" }` */
  readonly grouped?: GroupedRule;
  /** Containers that a data source finds at once. `data "aws_subnets" "a" { … }` */
  readonly several?: SeveralRule;
  /** Containers that its own blocks build. `azurerm_virtual_network { subnet { … } }` */
  readonly inlines?: InlineRule;
  /** Rule by which it is drawn in each of several subnets; without one it is drawn once. `vpc_zone_identifier = aws_subnet.a[*].id` */
  readonly replicas?: ReplicaRule;
  /** True if its host lies wherever its parts of this type lie. `aws_efs_mount_target { subnet_id = … }` */
  readonly isPart?: boolean;
  /** True if it belongs to no region, always or where these attributes have these values. `aws_wafv2_web_acl { scope = "CLOUDFRONT" }` */
  readonly global?: boolean | Readonly<Record<string, Json>>;
  /** Attribute with the id of the account that it is. `google_project { project_id = "shop-prod" }` */
  readonly accountId?: string;
  /** True if it is an account or contains accounts, so that a diagram with it covers several. `google_folder` */
  readonly holdsAccounts?: true;
  /** True if it belongs in the public or private tier by whether it is internal. `aws_lb { internal = true }` */
  readonly tierByFacing?: true;

  // ---- Entry points, ports and exposure
  /** Proofs that somebody outside comes in, of which one is enough. `aws_lb { internal = false }` */
  readonly entries?: readonly EntryRule[];
  /** Attributes of which none is set if users meet it before what it leads to. `aws_route53_zone` without a `vpc` */
  readonly front?: readonly string[];
  /** Ways into a network that stand on its border. `aws_internet_gateway { vpc_id = aws_vpc.a.id }` */
  readonly border?: BorderRule;
  /** True if whoever is connected to it reaches what is in its network. `google_vpc_access_connector` */
  readonly connects?: true;
  /** Types in its network that people open sessions on through it. `azurerm_bastion_host` */
  readonly opensSessionsOn?: readonly string[];
  /** Private endpoint: a caller in its network reaches the target through it, if it has this block or the target is closed otherwise. `private_dns_zone_group { … }` */
  readonly privateEndpoint?: { readonly network: string; readonly has: string; readonly closedBy: string };
  /** Ports and protocols at which it opens its host, or itself, as a label. `aws_lb_listener { port = 443, protocol = "HTTPS" }` */
  readonly opens?: OpensRule;
  /** Ports that it listens on; an empty list if nobody calls it by an address. `aws_db_instance { engine = "postgres" }` listens on 5432. */
  readonly listens?: ListenRule;
  /** Path of the port that requests to its targets, or to itself, go to. `aws_lb_target_group { port = 8080 }` */
  readonly port?: string;
  /** Rules that state that port for a pool. `azurerm_lb_rule { backend_port = 8080 }` */
  readonly portBy?: PortRule;
  /** Attributes that name the pool that it is in. `backend_address_pool_id = azurerm_lb_backend_address_pool.a.id` */
  readonly pooledBy?: readonly string[];
  /** Rules by which it, or its host, is open to those outside. `publicly_accessible = true` */
  readonly exposure?: readonly ExposureRule[];
  /** Firewall rules in it: allowed and denied traffic. `ingress { cidr_blocks = ["0.0.0.0/0"] }` */
  readonly firewallRules?: readonly PermissionRule[];
  /** Attributes with the labels by which firewall rules mean it. `tags = ["web"]` */
  readonly labels?: readonly string[];
  /** Address ranges of what is in it. `cidr_block = "10.0.0.0/16"` */
  readonly ranges?: RangeRule;

  // ---- Identities and rights
  /** Grants in it that become edges: who may use what. `aws_iam_role_policy { role = …, policy = … }` */
  readonly grants?: GrantRule | readonly GrantRule[];
  /** Names of permissions that are about this type. `sqs:SendMessage` */
  readonly granted?: Granted;
  /** Rights that it gives, beside or instead of `grants`, for the report of a change. `assume_role_policy = …` */
  readonly rights?: readonly RightsRule[];
  /** Words for all that is in it, if a right is given on it. `scope = azurerm_resource_group.a.id` */
  readonly rightsScope?: ScopeWords;
  /** Blocks and text attribute of a data source that writes a policy document. `data "aws_iam_policy_document" "a" { statement { … } }` */
  readonly writesDocument?: { readonly blocks: string; readonly text: string };
  /** True if something runs as it; one that nothing uses is drawn with all detail only. `aws_iam_role` */
  readonly identity?: true;
  /** Attributes that name what acts as this identity if nothing in the input runs as it. `kubernetes_service_account` acts for its cluster. */
  readonly actsFor?: readonly string[];
  /** Attribute of the role that only starts it, and the one that lists what is fetched for that. `execution_role_arn = aws_iam_role.a.arn` */
  readonly startupRole?: StartupRoleRule;
  /** True if it builds or deploys what others run, so that wide rights prove no call. `aws_codepipeline` */
  readonly deploys?: true;

  // ---- Ways out of a network
  /** Route by which subnets are left. `aws_route_table_association { subnet_id = …, route_table_id = … }` */
  readonly egressRoute?: EgressRouteRule;
  /** Types and categories whose traffic leaves through it as a hop of a route. `aws_route { network_interface_id = … }` */
  readonly routeHop?: TypeGroup;
  /** Limits to the hops of routes that it takes, if it has a way out of its own. `vnet_route_all_enabled = true` */
  readonly egress?: EgressRule;
  /** True if its network is left through it. `aws_nat_gateway` */
  readonly egressGateway?: true;
  /** Block with the routes of a route table. `aws_route_table { route { … } }` */
  readonly routesIn?: string;
  /** Attributes of a route that name its table and its target. `aws_route { route_table_id = …, nat_gateway_id = … }` */
  readonly route?: { readonly table: readonly string[]; readonly to: readonly string[] };
  /** Attribute value with which nothing in it gets out unless a route says so. `default_outbound_access_enabled = false` */
  readonly closed?: ClosedRule;

  // ---- Changes
  /** Values of attributes that are not set, where these differ from those of all types. `aws_rds_cluster` keeps backups for `1` day. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Attributes of its host that this part turns on; deleting it turns them off. `aws_s3_bucket_versioning` */
  readonly turnsOn?: readonly string[];
}

/**
 * Row of one type, or of all types that match a pattern. A fact that a row omits comes from the longest matching pattern that has
 * it; title, icon and category then come from the type's name and its longest known prefix.
 */
export interface TypeRow extends Partial<TypeFacts> {
  /** True if shorter patterns do not add facts to it. */
  readonly alone?: boolean;
}

/** Returns the links of a type as a list. */
export const linksOf = ({ link = [] }: TypeFacts): readonly LinkRule[] => ('from' in link ? [link] : link);

/** Returns the implied containers of a type as a list. */
export const wrapsOf = ({ wrap = [] }: Pick<TypeRow, 'wrap'>): readonly WrapRule[] => ('box' in wrap ? [wrap] : wrap);

/** True for a type that only configures its host: without one, it is left out. */
export const isSetting = ({ fold, supporting, independent }: TypeFacts): boolean =>
  fold?.by !== undefined && (independent === undefined ? supporting === true : !independent);

/** Style of a container. */
export interface BoxFacts {
  readonly title: string;
  /** Corner icon slug, or null for a box without one. */
  readonly icon: string | null;
  readonly border: string;
  readonly width: number;
  readonly dash: 'solid' | 'dashed';
  readonly fill: string;
  readonly ink: string;
  /** The same colours for a dark background. */
  readonly dark: Readonly<Record<'border' | 'fill' | 'ink', string>>;
  /** Outermost first: a container nests only inside one of smaller rank. */
  readonly rank: number;
  /** Siblings of this kind are peers: stacked in name order, equal in size (availability zones). */
  readonly peers: boolean;
  /** A strip of small icons: beside the architecture, not part of it. */
  readonly aside?: true;
  /** True if `--pages` draws the container on a page of its own. */
  readonly isPage?: true;
}

/** Titles of the strips of small icons, in the order in which they stand. */
export const STRIP_TITLES = {
  security: 'Security',
  identity: 'Identity',
  monitoring: 'Monitoring',
  governance: 'Governance',
  configuration: 'Configuration',
  registries: 'Registries',
  backup: 'Backup',
  dns: 'DNS',
} as const;

export type Strip = keyof typeof STRIP_TITLES;

export const STRIPS = Object.keys(STRIP_TITLES) as Strip[];

/**
 * Patterns of types, in which `*` stands for any text, by strip; the longest that fits a type decides. `first` takes types out
 * of a strip that a shorter pattern names, such as those that sign people in or that programs ask for their configuration.
 */
export type ProminencePatterns = Readonly<Record<'first', readonly string[]>> &
  Readonly<Partial<Record<Strip, readonly string[]>>>;

/** Resource type, or a pattern in which `*` stands for any text, to all that is known about it: one row a type. */
export type TypeTable = Readonly<Record<string, TypeRow>>;

/** Icon and category of every type that starts with a prefix and has no row of its own. */
export interface PrefixFacts {
  readonly icon: string;
  readonly category: Category;
}

/** Leading words of a type (`aws_lambda`, without the underscore that ends them) to what they stand for. */
export type PrefixTable = Readonly<Record<string, PrefixFacts>>;
