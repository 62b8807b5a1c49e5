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

/** Cloud of a resource type; `other` for any other provider. */
export type Cloud = 'aws' | 'azure' | 'google' | 'other';

/** Category for the fallback icon and the order in rows. */
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
  readonly attributes: readonly string[];
  /** Shape of a name, if the attributes may hold something else; absent: any text. */
  readonly pattern?: RegExp;
  /** Types of the container around it. */
  readonly inside: readonly string[];
  /**
   * A second implied container around the first, in containers of these types. Its name is the first one's up to the
   * last hyphen.
   */
  readonly outer?: { readonly box: string; readonly inside: readonly string[] };
  /** True if a resource outside networks stands in the box of the same value, provided that only one network has it. */
  readonly adoptsUnplaced?: true;
}

/**
 * Group that a resource names (a Kubernetes namespace). The group is drawn as a box even if the input does not build
 * it.
 */
export interface GroupedRule {
  /** Type of the box, and the word before its name. */
  readonly box: string;
  readonly noun: string;
  /** Attributes (`block.attribute`) with the name, best first. */
  readonly attributes: readonly string[];
  /** Attribute with the group's own name, for a resource that is the group itself. */
  readonly nameAttribute?: string;
  /** Attributes that name the cluster of the group; groups of the same name on different clusters are separate. */
  readonly clusterAttributes: readonly string[];
  /** Types of clusters. If no attribute names one, the only one of the configuration is assumed. */
  readonly clusterTypes: readonly string[];
  /** Names without meaning: the default groups. */
  readonly defaultNames: readonly string[];
}

/**
 * Rule for a resource that names several subnets: if it has a replica in each, it is drawn in each. Any other resource
 * is one node across them. Parts that are resources (`isPart`) prove replicas themselves.
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
 * Direction of requests along a reference. `out` (default): the referrer calls the resource. `in`: the resource calls
 * or feeds its referrers, as a load balancer does its targets and an event source its functions.
 */
export type Direction = 'out' | 'in';

/** Matches resources of any of these categories or types. */
export interface TypeGroup {
  readonly categories: readonly Category[];
  readonly types: readonly string[];
}

/**
 * All facts of a resource type. A path is the name of an attribute, or `block.attribute`; lists of paths and attributes
 * are best first. Each fact has an example of the Terraform that it is about.
 */
export interface TypeFacts {
  // ---- Identity
  /** Common product name. `aws_lb` is "Load balancer". */
  readonly title: string;
  /** Name as a part of another resource of its type. `google_compute_forwarding_rule` is a port of a load balancer. */
  readonly partTitle?: string;
  /** Slug of its icon in the bundle. `aws_lambda_function` has `aws-aws-lambda`. */
  readonly icon: string;
  /** Service category, for the fallback icon and the order in rows. `aws_sqs_queue` is `integration`. */
  readonly category: Category;
  /**
   * Titles and icons of products that share this type, by the value of one attribute. `load_balancer_type = "network"`
   */
  readonly products?: Variants;
  /** Attributes shown under the name, in this order; each must be on the allow-list. `instance_type = "t3.micro"` */
  readonly detail?: readonly string[];
  /**
   * Attributes with its name in the cloud, if that is not `name`; each must be on the allow-list. `function_name =
   * "orders"`
   */
  readonly namedBy?: readonly string[];
  /**
   * Types of hosts that show this part's name, because consoles list them by it. `google_compute_url_map` names its
   * forwarding rule.
   */
  readonly lendsName?: readonly string[];
  /**
   * Shape of the names of boxes made from an attribute; the group is the name to show. `main_eu-west-1a` is shown as
   * `eu-west-1a`.
   */
  readonly placeName?: RegExp;
  /** Phrase for an actor in running text. `tv_aws_internet` is "the internet". */
  readonly phrase?: string;
  /** Real type of a generic resource. `type = "Microsoft.Network/virtualNetworks@2024-05-01"` */
  readonly standsFor?: GenericRule;
  /**
   * Attributes whose numbers are names of sizes rather than amounts. `capacity = 1` of `azurerm_redis_cache` is C1, a
   * cache of 1 GB.
   */
  readonly sizes?: readonly string[];
  /** Units of settings that have others in other types, by attribute. `{ min_capacity: 'ACU' }` */
  readonly units?: Readonly<Record<string, string>>;
  /**
   * Attribute with the request to the cloud, as an object or a JSON text, whose keys are settings. `body = { properties
   * = { … } }`
   */
  readonly settingsIn?: string;
  /**
   * Settings as blocks of namespace, name and value that stand for attributes of other types. `setting { namespace =
   * "aws:ec2:vpc", name = "VPCId" }`
   */
  readonly namedSettings?: NamedSettings;
  /** True for a module without available code, judged by its attribute names alone. `source = "acme/vpc/aws"` */
  readonly unread?: true;

  // ---- Part of a diagram
  /** Host that it is part of, if it has no icon of its own. `aws_s3_bucket_policy { bucket = aws_s3_bucket.a.id }` */
  readonly fold?: FoldRule;
  /** Reason for hiding it if it folds into nothing, which the ledger prints. `random_id` is "a helper of Terraform". */
  readonly hide?: string;
  /**
   * Reason for hiding a type that monitors, bills or checks others, unless all detail is requested.
   * `aws_budgets_budget`
   */
  readonly operational?: string;
  /**
   * True if it supports others by encryption, identity or logging: edges to it are drawn with all detail only.
   * `kms_key_id = aws_kms_key.a.arn`
   */
  readonly supporting?: boolean;
  /** True if a supporting resource is drawn even if a single node uses it. `azurerm_log_analytics_workspace` */
  readonly standalone?: true;
  /**
   * True for a node even without a host, false for a mere setting. Default: a setting if it is `supporting`.
   * `aws_rds_global_cluster`
   */
  readonly independent?: boolean;
  /**
   * True if a simplified diagram leaves it out and carries the edges through it on. Default: true for types that fold
   * or hide. `aws_route_table`
   */
  readonly plumbing?: boolean;
  /**
   * Strip of small icons that it stands in, or `first` for the main diagram; has priority over the patterns of
   * PROMINENCE. `aws_db_security_group` stands in Security.
   */
  readonly prominence?: Strip | 'first';
  /**
   * True if several in one box differ only by what they lead to, so that they are drawn as one with a count.
   * `aws_vpc_endpoint`
   */
  readonly alike?: true;
  /**
   * True if it guards the network that it is part of; drawn only if the input has nothing but networks and guards.
   * `google_compute_firewall`
   */
  readonly guards?: true;
  /** Attribute values of a resource that exists once per region and account. `aws_vpc` with `default = true` */
  readonly singleton?: Readonly<Record<string, Json>>;
  /** True if replacing or deleting it loses the data in it. `aws_db_instance` */
  readonly holdsData?: true;

  // ---- Edges
  /** Edges between other resources that it states. `aws_lambda_permission { source_arn = …, function_name = … }` */
  readonly link?: LinkRule | readonly LinkRule[];
  /**
   * Direction of edges from references to this type; `in` if it calls its referrers. `event_source_arn =
   * aws_sqs_queue.a.arn`
   */
  readonly direction?: Direction;
  /**
   * Attribute values (absent ones are false) for which the direction is `in`. `aws…_authorization_rule { listen = true
   * }`
   */
  readonly directionWhen?: Readonly<Record<string, boolean>>;
  /** Attributes with the targets of a forwarding name or helper. `alias { name = aws_lb.a.dns_name }` */
  readonly forwards?: readonly string[];
  /** True if its references are no edges. `aws_ssm_parameter { value = aws_db_instance.a.address }` */
  readonly passive?: boolean;
  /**
   * True if it holds configuration for its host, which makes the calls; without a host it calls nothing.
   * `kubernetes_config_map { data = { DB = … } }`
   */
  readonly holdsConfig?: true;
  /**
   * Categories whose members pull images from this registry at start-up. Their edges are drawn thin, because no request
   * is served. `aws_ecr_repository`
   */
  readonly imageConsumers?: readonly Category[];
  /** True if it states the members of a group, which is no edge. `aws_iam_user_group_membership` */
  readonly isMembership?: true;
  /** True if its callers reach the targets behind it only through it. `aws_apigatewayv2_vpc_link` */
  readonly isOnlyPath?: true;
  /** True if it calls others from its subnet, although its category does not. `aws_mwaa_environment` */
  readonly caller?: true;
  /** True if it forwards requests to the targets behind it, although its category is not `network`. `aws_db_proxy` */
  readonly relay?: true;
  /** Selectors for targets in its cluster and namespace. `selector = { app = "shop" }` */
  readonly selects?: readonly SelectionRule[];
  /** Labels or names that selectors match. `metadata { labels = { app = "shop" } }` */
  readonly selected?: readonly SelectionRule[];
  /**
   * Label of the line that replaces it, for a type that only joins two nodes. `aws_vpc_peering_connection` is
   * "peering".
   */
  readonly connection?: string;
  /** Ends of that line, one of which may be outside the input. `peer_vpc_id = "vpc-0a1b2c"` */
  readonly connectionEnds?: ConnectionEnds;
  /** Types of lines that carry it, for these attribute values. `outside_ip_address_type = "PrivateIpv4"` */
  readonly carriedBy?: {
    readonly when: Readonly<Record<string, readonly string[]>>;
    readonly types: readonly string[];
  };
  /** True if it only joins two resources and is created and deleted with them. `aws_lb_target_group_attachment` */
  readonly attachment?: true;

  // ---- Names and addresses by which others refer to it
  /** Text patterns that identify it; `{}` is its name. `arn:aws:sqs:eu-west-1:123456789012:orders` */
  readonly knownAs?: readonly string[];
  /** Paths of its own addresses. `private_ip = "10.0.1.10"` */
  readonly addresses?: readonly string[];
  /** Paths with addresses of other resources. `aws_lb_target_group_attachment { target_id = "10.0.1.10" }` */
  readonly addressRefs?: readonly string[];
  /** Paths of its further host names. `client_alias { dns_name = "orders.internal" }` */
  readonly hostnames?: readonly string[];
  /** Attributes with the zone or namespace that makes its name a host name. `zone_id = aws_route53_zone.a.id` */
  readonly hostnameZone?: readonly string[];
  /**
   * Types that create it outside Terraform; a reference then means the only resource of these types.
   * `google_compute_network_endpoint_group` of a GKE service
   */
  readonly madeBy?: readonly string[];
  /**
   * Path and ID shape of resources created that way, and their type. `backend { group =
   * "…/networkEndpointGroups/k8s1-…" }`
   */
  readonly namesMade?: { readonly at: string; readonly ids: RegExp; readonly type: string };
  /** Argument and results of a helper that composes names. `random_pet { prefix = "orders" }` */
  readonly makesName?: { readonly argument: string; readonly results: readonly string[] };
  /**
   * Arguments and result of a data source that renders a template. `data "template_file" "a" { template = …, vars = …
   * }`
   */
  readonly rendersTemplate?: { readonly template: string; readonly variables: string; readonly result: string };
  /** Answers of an unread data source, such as the region's zones. `data "aws_availability_zones" "a" {}` */
  readonly lookup?: LookupRule;
  /**
   * Attributes of a data source with the stored value itself: a program that gets the value does not call the store.
   * `data "aws_ssm_parameter" "a" {}` and `.value`
   */
  readonly valueAttributes?: readonly string[];

  // ---- Placement
  /**
   * Attributes that name its container, instead of those of its cloud; empty for a type without a container. `vpc_id =
   * aws_vpc.a.id`
   */
  readonly placedBy?: readonly string[];
  /** Placing attributes that are ignored for these attribute values. `vpc_endpoint_type = "Gateway"` */
  readonly unplaced?: {
    readonly attributes: readonly string[];
    readonly when: Readonly<Record<string, readonly string[]>>;
  };
  /**
   * Attributes of a trigger that name the program that it starts, and the containers in which it starts it.
   * `aws_cloudwatch_event_target { ecs_target { network_configuration { subnets = … } } }`
   */
  readonly starts?: { readonly program: string; readonly placedBy: string };
  /**
   * Types of containers that it is always in; if none is named, the only one in the input is assumed. `aws_subnet` is
   * in an `aws_vpc`.
   */
  readonly within?: readonly string[];
  /** Type of the default container, assumed if none is named. `aws_instance` without a `subnet_id` */
  readonly defaultContainer?: string;
  /**
   * Attributes that name its host; hosts with a style in boxes.ts are drawn around it. `cluster_name =
   * aws_eks_cluster.a.name`
   */
  readonly runsIn?: readonly string[];
  /** Attribute names that place a resource of any type in this container. `vpc_id`, not `peer_vpc_id` */
  readonly placementRefs?: RegExp;
  /**
   * Attribute names by which resources join this security group. `vpc_security_group_ids = [aws_security_group.a.id]`
   */
  readonly securityGroupRefs?: RegExp;
  /**
   * False if its security groups are for the resources that it starts. `network_configuration { security_groups = … }`
   * of a schedule
   */
  readonly joinsSecurityGroups?: false;
  /**
   * Attribute names by which resources join this group, which is not a container. `network_security_group_id =
   * azurerm_network_security_group.a.id`
   */
  readonly memberRefs?: RegExp;
  /**
   * Attributes of a group, or of an attachment to it, that name its members, or their labels. `droplet_ids =
   * [digitalocean_droplet.a.id]`
   */
  readonly memberAttributes?: { readonly names: readonly string[]; readonly labels?: readonly string[] };
  /** Implied containers such as zones; the first match counts. `availability_zone = "eu-west-1a"` */
  readonly wrap?: WrapRule | readonly WrapRule[];
  /** Named group that it is in, such as a namespace. `metadata { namespace = "shop" }` */
  readonly grouped?: GroupedRule;
  /** Containers that a data source finds at once. `data "aws_subnets" "a" { … }` */
  readonly several?: SeveralRule;
  /** Containers that its own blocks build. `azurerm_virtual_network { subnet { … } }` */
  readonly inlines?: InlineRule;
  /**
   * Rule by which it is drawn in each of several subnets; without one it is drawn once. `vpc_zone_identifier =
   * aws_subnet.a[*].id`
   */
  readonly replicas?: ReplicaRule;
  /** True for a part whose subnets place its host. `aws_efs_mount_target { subnet_id = … }` */
  readonly isPart?: boolean;
  /**
   * True if it belongs to no region, always or for these attribute values. `aws_wafv2_web_acl { scope = "CLOUDFRONT" }`
   */
  readonly global?: boolean | Readonly<Record<string, Json>>;
  /** Attribute with its account ID, for a type that is an account. `google_project { project_id = "shop-prod" }` */
  readonly accountId?: string;
  /** True if it is an account or contains accounts, so that a diagram with it covers several. `google_folder` */
  readonly holdsAccounts?: true;
  /** True if its `internal` attribute selects the private or public tier. `aws_lb { internal = true }` */
  readonly tierByFacing?: true;

  // ---- Entry points, ports and exposure
  /** Proofs that an actor enters; one is enough. `aws_lb { internal = false }` */
  readonly entries?: readonly EntryRule[];
  /**
   * If present, users meet the resource before its targets, unless one of these attributes is set. `aws_route53_zone`
   * without a `vpc`
   */
  readonly front?: readonly string[];
  /** Gateway on the border of a network. `aws_internet_gateway { vpc_id = aws_vpc.a.id }` */
  readonly border?: BorderRule;
  /** Types in its network that users open sessions on through it. `azurerm_bastion_host` */
  readonly opensSessionsOn?: readonly string[];
  /**
   * Private endpoint: callers in its network reach the target through it, if it has this block or the target is closed
   * to public access. `private_dns_zone_group { … }`
   */
  readonly privateEndpoint?: { readonly network: string; readonly has: string; readonly closedBy: string };
  /**
   * Ports and protocols that it opens on its host or on itself, for labels. `aws_lb_listener { port = 443, protocol =
   * "HTTPS" }`
   */
  readonly opens?: OpensRule;
  /**
   * Ports that it listens on; empty if nobody calls it by address. `aws_db_instance { engine = "postgres" }` listens on
   * 5432.
   */
  readonly listens?: ListenRule;
  /** Path of the port for requests to its targets or to itself. `aws_lb_target_group { port = 8080 }` */
  readonly port?: string;
  /** Rules that state the port of a pool. `azurerm_lb_rule { backend_port = 8080 }` */
  readonly portBy?: PortRule;
  /** Attributes that name its pool. `backend_address_pool_id = azurerm_lb_backend_address_pool.a.id` */
  readonly pooledBy?: readonly string[];
  /** Rules by which it, or its host, is open to outsiders. `publicly_accessible = true` */
  readonly exposure?: readonly ExposureRule[];
  /**
   * Paths that give it, or the machine that it is part of, a public address. Without one, only its network reaches the
   * machine. `network_interface.access_config`
   */
  readonly publicAddresses?: readonly string[];
  /** Firewall rules in it: allowed and denied traffic. `ingress { cidr_blocks = ["0.0.0.0/0"] }` */
  readonly firewallRules?: readonly PermissionRule[];
  /**
   * Firewall rules that are only reported. They filter the traffic of whole subnets, and prove no connection.
   * `aws_network_acl_rule { rule_action = "deny" }`
   */
  readonly reportedRules?: readonly PermissionRule[];
  /** Attributes with labels that firewall rules use. `tags = ["web"]` */
  readonly labels?: readonly string[];
  /** Address ranges of its contents. `cidr_block = "10.0.0.0/16"` */
  readonly ranges?: RangeRule;

  // ---- Identities and rights
  /** Grants that become edges. `aws_iam_role_policy { role = …, policy = … }` */
  readonly grants?: GrantRule | readonly GrantRule[];
  /** Names of permissions that apply to this type. `sqs:SendMessage` */
  readonly granted?: Granted;
  /** Rights for the report of a change, beside or instead of `grants`. `assume_role_policy = …` */
  readonly rights?: readonly RightsRule[];
  /** Words for a right on all of its contents. `scope = azurerm_resource_group.a.id` */
  readonly rightsScope?: ScopeWords;
  /**
   * Blocks and text attribute of a data source that writes a policy document. `data "aws_iam_policy_document" "a" {
   * statement { … } }`
   */
  readonly writesDocument?: { readonly blocks: string; readonly text: string };
  /** True for an identity. One that nothing runs as is drawn with all detail only. `aws_iam_role` */
  readonly identity?: true;
  /**
   * Attribute with the identity that it is a long-lived key of, for a program outside. `aws_iam_access_key { user = …
   * }`
   */
  readonly keyOf?: string;
  /**
   * Attributes that name the user of this identity, if nothing in the input runs as it. `kubernetes_service_account`
   * acts for its cluster.
   */
  readonly actsFor?: readonly string[];
  /**
   * Attributes of the role that only starts it and of the list that is fetched at start-up. `execution_role_arn =
   * aws_iam_role.a.arn`
   */
  readonly startupRole?: StartupRoleRule;
  /** True if it builds or deploys workloads, so that broad permissions prove no call. `aws_codepipeline` */
  readonly deploys?: true;

  // ---- Egress
  /** Outbound route of subnets. `aws_route_table_association { subnet_id = …, route_table_id = … }` */
  readonly egressRoute?: EgressRouteRule;
  /** Types and categories whose traffic passes it as a hop of a route. `aws_route { network_interface_id = … }` */
  readonly routeHop?: TypeGroup;
  /**
   * Limits to the hops of its traffic, for a type that can send traffic directly as well. `vnet_route_all_enabled =
   * true`
   */
  readonly egress?: EgressRule;
  /** True if it lets traffic out of its network. `aws_nat_gateway` */
  readonly egressGateway?: true;
  /** Block with the routes of a route table. `aws_route_table { route { … } }` */
  readonly routesIn?: string;
  /**
   * Attributes of a route that name its table and its target. `aws_route { route_table_id = …, nat_gateway_id = … }`
   */
  readonly route?: { readonly table: readonly string[]; readonly to: readonly string[] };
  /**
   * Attribute value that blocks all outbound traffic without an explicit route. `default_outbound_access_enabled =
   * false`
   */
  readonly closed?: ClosedRule;

  // ---- Changes
  /** Defaults of attributes, if they differ from those of other types. `aws_rds_cluster` keeps backups for `1` day. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Attributes of its host that this part enables; deleting it disables them. `aws_s3_bucket_versioning` */
  readonly turnsOn?: readonly string[];
}

/**
 * Row of one type, or of all types that match a pattern. A fact that a row omits comes from the longest matching
 * pattern that has it; title, icon and category then come from the type's name and its longest known prefix.
 */
export interface TypeRow extends Partial<TypeFacts> {
  /** True if shorter patterns add no facts. */
  readonly alone?: boolean;
}

/** Returns the links of a type as a list. */
export const linksOf = ({ link = [] }: TypeFacts): readonly LinkRule[] => ('from' in link ? [link] : link);

/** Returns the implied containers of a type as a list. */
export const wrapsOf = ({ wrap = [] }: Pick<TypeRow, 'wrap'>): readonly WrapRule[] => ('box' in wrap ? [wrap] : wrap);

/** True for a type that only configures its host and is left out without one. */
export const isSetting = ({ fold, supporting, independent }: TypeFacts): boolean =>
  fold?.attributes !== undefined && (independent === undefined ? supporting === true : !independent);

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
  /** Same colours for a dark background. */
  readonly dark: Readonly<Record<'border' | 'fill' | 'ink', string>>;
  /** Nesting rank, outermost first: a container is only inside one of smaller rank. */
  readonly rank: number;
  /** True if siblings are peers: stacked in name order, equal in size (availability zones). */
  readonly peers: boolean;
  /** True for a strip of small icons, beside the architecture. */
  readonly aside?: true;
  /** True if `--pages` draws the container on a page of its own. */
  readonly isPage?: true;
}

/** Titles of the strips, in their order in the diagram. */
export const STRIP_TITLES = {
  security: 'Security',
  identity: 'Identity',
  monitoring: 'Monitoring',
  governance: 'Governance',
  configuration: 'Configuration',
  registries: 'Registries',
  backup: 'Backup',
  dns: 'DNS',
  integration: 'Integration',
  storage: 'Storage',
  developer: 'Developer tools',
} as const;

/** A strip of small icons of types that only support others. */
export type Strip = keyof typeof STRIP_TITLES;

/** All strips, in their order in the diagram. */
export const STRIPS = Object.keys(STRIP_TITLES) as Strip[];

/**
 * Patterns of types by strip; `*` stands for any text, and the longest match decides. `first` exempts types from a
 * shorter pattern, such as those that sign users in or that programs read configuration from.
 */
export type ProminencePatterns = Readonly<Record<'first', readonly string[]>> &
  Readonly<Partial<Record<Strip, readonly string[]>>>;

/** All facts by resource type, or by a pattern in which `*` stands for any text: one row per type. */
export type TypeTable = Readonly<Record<string, TypeRow>>;

/** Icon and category of types that start with a prefix and have no row. */
export interface PrefixFacts {
  readonly icon: string;
  readonly category: Category;
}

/** Prefix facts by the leading words of a type (`aws_lambda`, without the last underscore). */
export type PrefixTable = Readonly<Record<string, PrefixFacts>>;
