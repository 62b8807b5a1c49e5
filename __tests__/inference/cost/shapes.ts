/** Terraform code of any size in many shapes: each makes something grow that one passes over all the rest of may be slow for. */
import { times } from '../../support/times.js';

export interface Shape {
  readonly name: string;
  /** Code of about so many blocks. */
  readonly code: (size: number) => string;
}

const lines = (count: number, line: (n: number) => string): string => times(count, line).join('\n');
const block = (type: string, name: string, ...body: readonly string[]): string =>
  `resource "${type}" "${name}" {\n${body.join('\n')}\n}`;

const VPC = 'resource "aws_vpc" "main" {\n  cidr_block = "10.0.0.0/8"\n}\n';
const cidr = (n: number): string => `10.${Math.floor(n / 250) % 250}.${n % 250}.0/24`;
const subnet = (n: number): string =>
  block('aws_subnet', `s${n}`, 'vpc_id = aws_vpc.main.id', `cidr_block = "${cidr(n)}"`);
const ZONES = ['a', 'b', 'c'];
const queue = (n: number): string => block('aws_sqs_queue', `q${n}`, `name = "q${n}"`);
const TRUST =
  'assume_role_policy = jsonencode({ Statement = [{ Effect = "Allow", Action = "sts:AssumeRole", Principal = { Service = "lambda.amazonaws.com" } }] })';
const role = (name: string): string => block('aws_iam_role', name, `name = "${name}"`, TRUST);
const lambda = (n: number, by: string, ...more: readonly string[]): string =>
  block('aws_lambda_function', `f${n}`, `function_name = "f${n}"`, `role = aws_iam_role.${by}.arn`, ...more);
const statement = (action: string, resource: string): string =>
  `{ Effect = "Allow", Action = "${action}", Resource = ${resource} }`;
const policy = (name: string, by: string, statements: string): string =>
  block(
    'aws_iam_role_policy',
    name,
    `role = aws_iam_role.${by}.id`,
    `policy = jsonencode({ Statement = [${statements}] })`,
  );
const group = (n: number, ...more: readonly string[]): string =>
  block('aws_security_group', `g${n}`, 'vpc_id = aws_vpc.main.id', ...more);
const instance = (n: number, ...more: readonly string[]): string =>
  block('aws_instance', `i${n}`, 'ami = "ami-1"', 'instance_type = "t3.micro"', ...more);
const azure = (type: string, name: string, ...more: readonly string[]): string =>
  block(
    type,
    name,
    `name = "${name}"`,
    'resource_group_name = azurerm_resource_group.main.name',
    'location = "westeurope"',
    ...more,
  );
const RESOURCE_GROUP = block('azurerm_resource_group', 'main', 'name = "main"', 'location = "westeurope"');
const VNET = `${RESOURCE_GROUP}\n${azure('azurerm_virtual_network', 'main', 'address_space = ["10.0.0.0/8"]')}`;
const azureSubnet = (n: number): string =>
  block(
    'azurerm_subnet',
    `s${n}`,
    `name = "s${n}"`,
    'resource_group_name = azurerm_resource_group.main.name',
    'virtual_network_name = azurerm_virtual_network.main.name',
    `address_prefixes = ["${cidr(n)}"]`,
  );
const FEW_USERS = 8;
const NETWORK = block('google_compute_network', 'main', 'name = "main"');
const account = (n: number): string => block('google_service_account', `a${n}`, `account_id = "a${n}"`);

const shape = (name: string, code: (size: number) => string): Shape => ({ name, code });

const AWS: readonly Shape[] = [
  shape('queues that nothing joins', (n) => lines(n, queue)),
  shape('subnets of one network', (n) => VPC + lines(n, subnet)),
  shape('networks side by side', (n) => lines(n, (i) => block('aws_vpc', `v${i}`, `cidr_block = "${cidr(i)}"`))),
  shape(
    'machines in one subnet',
    (n) => VPC + subnet(0) + lines(n, (i) => `\n${instance(i, 'subnet_id = aws_subnet.s0.id')}`),
  ),
  shape(
    'machines in a subnet each',
    (n) => VPC + lines(n / 2, (i) => `${subnet(i)}\n${instance(i, `subnet_id = aws_subnet.s${i}.id`)}`),
  ),
  shape(
    'subnets in three zones, a machine in each',
    (n) =>
      VPC +
      lines(
        n / 2,
        (i) =>
          `${subnet(i).replace('\n}', `\navailability_zone = "eu-west-1${ZONES[i % 3]}"\n}`)}\n${instance(i, `subnet_id = aws_subnet.s${i}.id`)}`,
      ),
  ),
  shape(
    'security groups, each let in by the one before',
    (n) =>
      VPC +
      lines(n, (i) =>
        group(
          i,
          i === 0
            ? ''
            : `ingress {\nfrom_port = 80\nto_port = 80\nprotocol = "tcp"\nsecurity_groups = [aws_security_group.g${i - 1}.id]\n}`,
        ),
      ),
  ),
  shape(
    'machines in one security group that lets itself in',
    (n) =>
      `${VPC}${group(0, 'ingress {\nfrom_port = 80\nto_port = 80\nprotocol = "tcp"\nself = true\n}')}\n${lines(n, (i) => instance(i, 'vpc_security_group_ids = [aws_security_group.g0.id]'))}`,
  ),
  shape(
    'rules of one security group',
    (n) =>
      `${VPC}${group(0)}\n${lines(n, (i) => block('aws_security_group_rule', `r${i}`, 'type = "ingress"', 'security_group_id = aws_security_group.g0.id', `from_port = ${i}`, `to_port = ${i}`, 'protocol = "tcp"', `cidr_blocks = ["${cidr(i)}"]`))}`,
  ),
  shape(
    'security groups with a machine and a rule between each two',
    (n) =>
      VPC +
      lines(
        n / 3,
        (i) =>
          `${group(i)}\n${instance(i, `vpc_security_group_ids = [aws_security_group.g${i}.id]`)}\n${block('aws_security_group_rule', `r${i}`, 'type = "ingress"', `security_group_id = aws_security_group.g${i}.id`, `source_security_group_id = aws_security_group.g${Math.max(0, i - 1)}.id`, 'from_port = 443', 'to_port = 443', 'protocol = "tcp"')}`,
      ),
  ),
  shape('functions that share a role', (n) => `${role('r')}\n${lines(n, (i) => lambda(i, 'r'))}`),
  shape(
    'services that run as one account with many roles',
    (n) =>
      `${account(0)}\n${lines(n / 2, (i) => `${block('google_cloud_run_v2_service', `s${i}`, `name = "s${i}"`, 'location = "europe-west1"', 'template {', 'service_account = google_service_account.a0.email', '}')}\n${block('google_project_iam_member', `m${i}`, 'project = "shop"', `role = "roles/custom${i}"`, 'member = google_service_account.a0.member')}`)}`,
  ),
  shape(
    'apps that share an identity with many roles',
    (n) =>
      `${RESOURCE_GROUP}\n${azure('azurerm_user_assigned_identity', 'u')}\n${lines(n / 2, (i) => `${azure('azurerm_linux_web_app', `w${i}`, 'service_plan_id = "p"', 'site_config {}', 'identity {', 'type = "UserAssigned"', 'identity_ids = [azurerm_user_assigned_identity.u.id]', '}')}\n${block('azurerm_role_assignment', `r${i}`, 'scope = azurerm_resource_group.main.id', `role_definition_name = "Role ${i}"`, 'principal_id = azurerm_user_assigned_identity.u.principal_id')}`)}`,
  ),
  shape(
    'functions that share a role with many policies',
    (n) =>
      `${role('r')}\n${lines(n / 2, (i) => `${lambda(i, 'r')}\n${block('aws_iam_role_policy_attachment', `p${i}`, 'role = aws_iam_role.r.name', `policy_arn = "arn:aws:iam::aws:policy/P${i}"`)}`)}`,
  ),
  // No more than share a role for what it may do: src/inference/limits.ts GRANTEES_MAX.
  shape(
    'policies attached to a role that a few functions share',
    (n) =>
      `${role('r')}\n${lines(FEW_USERS, (i) => lambda(i, 'r'))}\n${lines(n, (i) => block('aws_iam_role_policy_attachment', `p${i}`, 'role = aws_iam_role.r.name', `policy_arn = "arn:aws:iam::aws:policy/P${i}"`))}`,
  ),
  shape(
    'inline policies of a role that a few functions share',
    (n) =>
      `${role('r')}\n${lines(FEW_USERS, (i) => lambda(i, 'r'))}\n${lines(n, (i) => policy(`p${i}`, 'r', statement('sqs:SendMessage', '"*"')))}`,
  ),
  shape(
    'role assignments of an identity that a few apps share',
    (n) =>
      `${RESOURCE_GROUP}\n${azure('azurerm_user_assigned_identity', 'u')}\n${lines(FEW_USERS, (i) => azure('azurerm_linux_web_app', `w${i}`, 'service_plan_id = "p"', 'site_config {}', 'identity {', 'type = "UserAssigned"', 'identity_ids = [azurerm_user_assigned_identity.u.id]', '}'))}\n${lines(n, (i) => block('azurerm_role_assignment', `r${i}`, 'scope = azurerm_resource_group.main.id', `role_definition_name = "Role ${i}"`, 'principal_id = azurerm_user_assigned_identity.u.principal_id'))}`,
  ),
  shape(
    'roles of an account that a few services run as',
    (n) =>
      `${account(0)}\n${lines(FEW_USERS, (i) => block('google_cloud_run_v2_service', `s${i}`, `name = "s${i}"`, 'location = "europe-west1"', 'template {', 'service_account = google_service_account.a0.email', '}'))}\n${lines(n, (i) => block('google_project_iam_member', `m${i}`, 'project = "shop"', `role = "roles/custom${i}"`, 'member = google_service_account.a0.member'))}`,
  ),
  shape(
    'functions that share a role and may use many queues',
    (n) =>
      `${role('r')}\n${lines(n / 2, (i) => `${lambda(i, 'r')}\n${queue(i)}`)}\n${policy('p', 'r', times(n / 2, (i) => statement('sqs:SendMessage', `aws_sqs_queue.q${i}.arn`)).join(', '))}`,
  ),
  shape('functions with a role and a queue each', (n) =>
    lines(
      n / 4,
      (i) =>
        `${role(`r${i}`)}\n${lambda(i, `r${i}`)}\n${queue(i)}\n${policy(`p${i}`, `r${i}`, statement('sqs:SendMessage', `aws_sqs_queue.q${i}.arn`))}`,
    ),
  ),
  shape(
    'functions that name queues as text in their environment',
    (n) =>
      `${role('r')}\n${lines(n / 2, (i) => `${queue(i)}\n${lambda(i, 'r', `environment {\nvariables = { QUEUE = "q${i}" }\n}`)}`)}`,
  ),
  shape(
    'one function that names all queues',
    (n) =>
      `${role('r')}\n${lines(n, queue)}\n${lambda(0, 'r', `environment {\nvariables = { ALL = join(",", [${times(n, (i) => `aws_sqs_queue.q${i}.url`).join(', ')}]) }\n}`)}`,
  ),
  shape(
    'sources of one function',
    (n) =>
      `${role('r')}\n${lambda(0, 'r')}\n${lines(n / 2, (i) => `${queue(i)}\n${block('aws_lambda_event_source_mapping', `m${i}`, `event_source_arn = aws_sqs_queue.q${i}.arn`, 'function_name = aws_lambda_function.f0.arn')}`)}`,
  ),
  shape(
    'subscriptions of one topic',
    (n) =>
      `${block('aws_sns_topic', 't', 'name = "t"')}\n${lines(n / 2, (i) => `${queue(i)}\n${block('aws_sns_topic_subscription', `s${i}`, 'topic_arn = aws_sns_topic.t.arn', 'protocol = "sqs"', `endpoint = aws_sqs_queue.q${i}.arn`)}`)}`,
  ),
  shape('buckets with a policy, a version and an encryption each', (n) =>
    lines(
      n / 4,
      (i) =>
        `${block('aws_s3_bucket', `b${i}`, `bucket = "b${i}"`)}\n${block('aws_s3_bucket_versioning', `b${i}`, `bucket = aws_s3_bucket.b${i}.id`)}\n${block('aws_s3_bucket_public_access_block', `b${i}`, `bucket = aws_s3_bucket.b${i}.id`)}\n${block('aws_s3_bucket_policy', `b${i}`, `bucket = aws_s3_bucket.b${i}.id`, 'policy = "{}"')}`,
    ),
  ),
  shape(
    'target groups of one load balancer',
    (n) =>
      `${VPC}${block('aws_lb', 'web', 'name = "web"')}\n${block('aws_lb_listener', 'web', 'load_balancer_arn = aws_lb.web.arn', 'port = 443')}\n${lines(n / 3, (i) => `${block('aws_lb_target_group', `t${i}`, 'port = 80', 'vpc_id = aws_vpc.main.id')}\n${block('aws_lb_listener_rule', `r${i}`, 'listener_arn = aws_lb_listener.web.arn', `action {\ntype = "forward"\ntarget_group_arn = aws_lb_target_group.t${i}.arn\n}`)}\n${block('aws_ecs_service', `e${i}`, `name = "e${i}"`, `load_balancer {\ntarget_group_arn = aws_lb_target_group.t${i}.arn\ncontainer_port = 80\n}`)}`)}`,
  ),
  shape(
    'services of one cluster',
    (n) =>
      `${block('aws_ecs_cluster', 'c', 'name = "c"')}\n${lines(n / 2, (i) => `${block('aws_ecs_task_definition', `t${i}`, `family = "t${i}"`, `container_definitions = jsonencode([{ name = "a", image = "a:${i}" }])`)}\n${block('aws_ecs_service', `e${i}`, `name = "e${i}"`, 'cluster = aws_ecs_cluster.c.id', `task_definition = aws_ecs_task_definition.t${i}.arn`)}`)}`,
  ),
  shape(
    'alarms of one machine',
    (n) =>
      `${instance(0)}\n${lines(n, (i) => block('aws_cloudwatch_metric_alarm', `a${i}`, `alarm_name = "a${i}"`, 'dimensions = { InstanceId = aws_instance.i0.id }'))}`,
  ),
  shape(
    'records of one zone',
    (n) =>
      `${block('aws_route53_zone', 'z', 'name = "example.com"')}\n${block('aws_lb', 'web', 'name = "web"')}\n${lines(n, (i) => block('aws_route53_record', `r${i}`, 'zone_id = aws_route53_zone.z.id', `name = "r${i}.example.com"`, 'type = "A"', 'alias {\nname = aws_lb.web.dns_name\nzone_id = aws_lb.web.zone_id\nevaluate_target_health = false\n}'))}`,
  ),
  shape(
    'routes of one API',
    (n) =>
      `${block('aws_apigatewayv2_api', 'a', 'name = "a"', 'protocol_type = "HTTP"')}\n${role('r')}\n${lines(n / 3, (i) => `${lambda(i, 'r')}\n${block('aws_apigatewayv2_integration', `i${i}`, 'api_id = aws_apigatewayv2_api.a.id', 'integration_type = "AWS_PROXY"', `integration_uri = aws_lambda_function.f${i}.invoke_arn`)}\n${block('aws_apigatewayv2_route', `r${i}`, 'api_id = aws_apigatewayv2_api.a.id', `route_key = "GET /${i}"`, `target = aws_apigatewayv2_integration.i${i}.id`)}`)}`,
  ),
  shape('networks that peer in a row', (n) =>
    lines(
      n / 2,
      (i) =>
        `${block('aws_vpc', `v${i}`, `cidr_block = "${cidr(i)}"`)}\n${i === 0 ? '' : block('aws_vpc_peering_connection', `p${i}`, `vpc_id = aws_vpc.v${i}.id`, `peer_vpc_id = aws_vpc.v${i - 1}.id`)}`,
    ),
  ),
  shape(
    'networks on one transit gateway',
    (n) =>
      `${block('aws_ec2_transit_gateway', 't')}\n${lines(n / 3, (i) => `${block('aws_vpc', `v${i}`, `cidr_block = "${cidr(i)}"`)}\n${block('aws_subnet', `s${i}`, `vpc_id = aws_vpc.v${i}.id`, `cidr_block = "${cidr(i)}"`)}\n${block('aws_ec2_transit_gateway_vpc_attachment', `a${i}`, 'transit_gateway_id = aws_ec2_transit_gateway.t.id', `vpc_id = aws_vpc.v${i}.id`, `subnet_ids = [aws_subnet.s${i}.id]`)}`)}`,
  ),
  shape(
    'routes of one table',
    (n) =>
      `${VPC}${block('aws_route_table', 't', 'vpc_id = aws_vpc.main.id')}\n${block('aws_internet_gateway', 'g', 'vpc_id = aws_vpc.main.id')}\n${lines(n, (i) => block('aws_route', `r${i}`, 'route_table_id = aws_route_table.t.id', `destination_cidr_block = "${cidr(i)}"`, 'gateway_id = aws_internet_gateway.g.id'))}`,
  ),
  shape(
    'associations of one route table',
    (n) =>
      `${VPC}${block('aws_route_table', 't', 'vpc_id = aws_vpc.main.id')}\n${lines(n / 2, (i) => `${subnet(i)}\n${block('aws_route_table_association', `a${i}`, 'route_table_id = aws_route_table.t.id', `subnet_id = aws_subnet.s${i}.id`)}`)}`,
  ),
  shape('keys, each of a queue', (n) =>
    lines(
      n / 2,
      (i) =>
        `${block('aws_kms_key', `k${i}`)}\n${block('aws_sqs_queue', `q${i}`, `name = "q${i}"`, `kms_master_key_id = aws_kms_key.k${i}.id`)}`,
    ),
  ),
  shape(
    'queues encrypted with one key',
    (n) =>
      `${block('aws_kms_key', 'k')}\n${lines(n, (i) => block('aws_sqs_queue', `q${i}`, `name = "q${i}"`, 'kms_master_key_id = aws_kms_key.k.id'))}`,
  ),
  shape(
    'databases in one subnet group',
    (n) =>
      `${VPC}${subnet(0)}\n${subnet(1)}\n${block('aws_db_subnet_group', 'd', 'subnet_ids = [aws_subnet.s0.id, aws_subnet.s1.id]')}\n${lines(n, (i) => block('aws_db_instance', `d${i}`, `identifier = "d${i}"`, 'engine = "postgres"', 'db_subnet_group_name = aws_db_subnet_group.d.name'))}`,
  ),
  shape(
    'one balancer over all subnets',
    (n) =>
      `${VPC}${lines(n, subnet)}\n${block('aws_lb', 'web', 'name = "web"', `subnets = [${times(n, (i) => `aws_subnet.s${i}.id`).join(', ')}]`)}`,
  ),
  shape(
    'secrets that one function reads',
    (n) =>
      `${role('r')}\n${lambda(0, 'r')}\n${lines(n, (i) => block('aws_secretsmanager_secret', `s${i}`, `name = "s${i}"`))}\n${policy('p', 'r', statement('secretsmanager:GetSecretValue', '"*"'))}`,
  ),
  shape(
    'functions that may use everything',
    (n) =>
      `${role('r')}\n${lines(n / 2, (i) => `${lambda(i, 'r')}\n${queue(i)}`)}\n${policy('p', 'r', statement('sqs:*', '"*"'))}`,
  ),
  shape(
    'principals of one bucket policy',
    (n) =>
      `${block('aws_s3_bucket', 'b', 'bucket = "b"')}\n${lines(n, (i) => role(`r${i}`))}\n${block('aws_s3_bucket_policy', 'b', 'bucket = aws_s3_bucket.b.id', `policy = jsonencode({ Statement = [{ Effect = "Allow", Action = "s3:GetObject", Resource = "*", Principal = { AWS = [${times(n, (i) => `aws_iam_role.r${i}.arn`).join(', ')}] } }] })`)}`,
  ),
  shape(
    'targets of one event rule',
    (n) =>
      `${block('aws_cloudwatch_event_rule', 'e', 'event_pattern = "{}"')}\n${lines(n / 2, (i) => `${queue(i)}\n${block('aws_cloudwatch_event_target', `t${i}`, 'rule = aws_cloudwatch_event_rule.e.name', `arn = aws_sqs_queue.q${i}.arn`)}`)}`,
  ),
  shape('queues in a chain of dead letters', (n) =>
    lines(n, (i) =>
      block(
        'aws_sqs_queue',
        `q${i}`,
        `name = "q${i}"`,
        i === 0 ? '' : `redrive_policy = jsonencode({ deadLetterTargetArn = aws_sqs_queue.q${i - 1}.arn })`,
      ),
    ),
  ),
  shape('resources that all depend on the one before', (n) =>
    lines(n, (i) =>
      block('aws_sqs_queue', `q${i}`, `name = "q${i}"`, i === 0 ? '' : `depends_on = [aws_sqs_queue.q${i - 1}]`),
    ),
  ),
  shape(
    'tables of one glue database',
    (n) =>
      `${block('aws_glue_catalog_database', 'd', 'name = "d"')}\n${lines(n, (i) => block('aws_glue_catalog_table', `t${i}`, `name = "t${i}"`, 'database_name = aws_glue_catalog_database.d.name'))}`,
  ),
  shape(
    'node groups of one cluster',
    (n) =>
      `${VPC}${subnet(0)}\n${role('r')}\n${block('aws_eks_cluster', 'c', 'name = "c"', 'role_arn = aws_iam_role.r.arn', 'vpc_config {\nsubnet_ids = [aws_subnet.s0.id]\n}')}\n${lines(n, (i) => block('aws_eks_node_group', `n${i}`, 'cluster_name = aws_eks_cluster.c.name', 'node_role_arn = aws_iam_role.r.arn', 'subnet_ids = [aws_subnet.s0.id]'))}`,
  ),
];

const AZURE: readonly Shape[] = [
  shape('Azure: subnets of one network', (n) => `${VNET}\n${lines(n, azureSubnet)}`),
  shape(
    'Azure: things in one resource group',
    (n) => `${RESOURCE_GROUP}\n${lines(n, (i) => azure('azurerm_storage_account', `s${i}`))}`,
  ),
  shape(
    'Azure: containers of one account',
    (n) =>
      `${RESOURCE_GROUP}\n${azure('azurerm_storage_account', 'a')}\n${lines(n, (i) => block('azurerm_storage_container', `c${i}`, `name = "c${i}"`, 'storage_account_name = azurerm_storage_account.a.name'))}`,
  ),
  shape(
    'Azure: rules of one security group',
    (n) =>
      `${VNET}\n${azureSubnet(0)}\n${azure('azurerm_network_security_group', 'g')}\n${block('azurerm_subnet_network_security_group_association', 'a', 'subnet_id = azurerm_subnet.s0.id', 'network_security_group_id = azurerm_network_security_group.g.id')}\n${lines(n, (i) => block('azurerm_network_security_rule', `r${i}`, `name = "r${i}"`, 'network_security_group_name = azurerm_network_security_group.g.name', 'direction = "Inbound"', 'access = "Allow"', `priority = ${i + 100}`, 'protocol = "Tcp"', `source_address_prefix = "${cidr(i)}"`, 'destination_port_range = "443"', 'destination_address_prefix = "*"', 'source_port_range = "*"'))}`,
  ),
  shape(
    'Azure: subnets with one security group',
    (n) =>
      `${VNET}\n${azure('azurerm_network_security_group', 'g', 'security_rule {\nname = "a"\ndirection = "Inbound"\naccess = "Allow"\npriority = 100\nprotocol = "Tcp"\nsource_address_prefix = "*"\ndestination_port_range = "443"\ndestination_address_prefix = "*"\nsource_port_range = "*"\n}')}\n${lines(n / 2, (i) => `${azureSubnet(i)}\n${block('azurerm_subnet_network_security_group_association', `a${i}`, `subnet_id = azurerm_subnet.s${i}.id`, 'network_security_group_id = azurerm_network_security_group.g.id')}`)}`,
  ),
  shape(
    'Azure: apps of one plan',
    (n) =>
      `${RESOURCE_GROUP}\n${azure('azurerm_service_plan', 'p', 'os_type = "Linux"', 'sku_name = "B1"')}\n${lines(n, (i) => azure('azurerm_linux_web_app', `w${i}`, 'service_plan_id = azurerm_service_plan.p.id'))}`,
  ),
  shape(
    'Azure: role assignments of one identity',
    (n) =>
      `${RESOURCE_GROUP}\n${azure('azurerm_user_assigned_identity', 'i')}\n${lines(n / 2, (i) => `${azure('azurerm_storage_account', `s${i}`)}\n${block('azurerm_role_assignment', `r${i}`, `scope = azurerm_storage_account.s${i}.id`, 'role_definition_name = "Storage Blob Data Reader"', 'principal_id = azurerm_user_assigned_identity.i.principal_id')}`)}`,
  ),
  shape(
    'Azure: private endpoints, each of an account',
    (n) =>
      `${VNET}\n${azureSubnet(0)}\n${lines(n / 2, (i) => `${azure('azurerm_storage_account', `s${i}`)}\n${azure('azurerm_private_endpoint', `e${i}`, 'subnet_id = azurerm_subnet.s0.id', `private_service_connection {\nname = "c"\nprivate_connection_resource_id = azurerm_storage_account.s${i}.id\n}`)}`)}`,
  ),
  shape(
    'Azure: peerings from one hub',
    (n) =>
      `${VNET}\n${lines(n / 2, (i) => `${azure('azurerm_virtual_network', `v${i}`, `address_space = ["${cidr(i)}"]`)}\n${block('azurerm_virtual_network_peering', `p${i}`, `name = "p${i}"`, 'resource_group_name = azurerm_resource_group.main.name', 'virtual_network_name = azurerm_virtual_network.main.name', `remote_virtual_network_id = azurerm_virtual_network.v${i}.id`)}`)}`,
  ),
  shape(
    'Azure: queues of one namespace',
    (n) =>
      `${RESOURCE_GROUP}\n${azure('azurerm_servicebus_namespace', 'n', 'sku = "Standard"')}\n${lines(n, (i) => block('azurerm_servicebus_queue', `q${i}`, `name = "q${i}"`, 'namespace_id = azurerm_servicebus_namespace.n.id'))}`,
  ),
];

const GOOGLE: readonly Shape[] = [
  shape(
    'Google: subnets of one network',
    (n) =>
      `${NETWORK}\n${lines(n, (i) => block('google_compute_subnetwork', `s${i}`, `name = "s${i}"`, 'network = google_compute_network.main.id', `ip_cidr_range = "${cidr(i)}"`))}`,
  ),
  shape(
    'Google: firewalls of one network, machines with tags',
    (n) =>
      `${NETWORK}\n${lines(n / 2, (i) => `${block('google_compute_instance', `i${i}`, `name = "i${i}"`, 'machine_type = "e2-micro"', `tags = ["t${i}"]`, 'network_interface {\nnetwork = google_compute_network.main.id\n}')}\n${block('google_compute_firewall', `f${i}`, `name = "f${i}"`, 'network = google_compute_network.main.id', `source_tags = ["t${Math.max(0, i - 1)}"]`, `target_tags = ["t${i}"]`, 'allow {\nprotocol = "tcp"\nports = ["443"]\n}')}`)}`,
  ),
  shape(
    'Google: services that run as one account with many roles',
    (n) =>
      `${account(0)}\n${lines(n / 2, (i) => `${block('google_cloud_run_v2_service', `r${i}`, `name = "r${i}"`, 'location = "europe-west1"', 'template {\nservice_account = google_service_account.a0.email\n}')}\n${block('google_project_iam_member', `m${i}`, 'project = "p"', `role = "roles/r${i}"`, `member = "serviceAccount:\${google_service_account.a0.email}"`)}`)}`,
  ),
  shape(
    'Google: accounts that may read one bucket',
    (n) =>
      `${block('google_storage_bucket', 'b', 'name = "b"', 'location = "EU"')}\n${lines(n / 2, (i) => `${account(i)}\n${block('google_storage_bucket_iam_member', `m${i}`, 'bucket = google_storage_bucket.b.name', 'role = "roles/storage.objectViewer"', `member = "serviceAccount:\${google_service_account.a${i}.email}"`)}`)}`,
  ),
  shape(
    'Google: members of one binding',
    (n) =>
      `${block('google_storage_bucket', 'b', 'name = "b"', 'location = "EU"')}\n${lines(n, account)}\n${block('google_storage_bucket_iam_binding', 'm', 'bucket = google_storage_bucket.b.name', 'role = "roles/storage.objectViewer"', `members = [${times(n, (i) => `"serviceAccount:\${google_service_account.a${i}.email}"`).join(', ')}]`)}`,
  ),
  shape(
    'Google: subscriptions of one topic',
    (n) =>
      `${block('google_pubsub_topic', 't', 'name = "t"')}\n${lines(n, (i) => block('google_pubsub_subscription', `s${i}`, `name = "s${i}"`, 'topic = google_pubsub_topic.t.id'))}`,
  ),
  shape('Google: services that the project enables', (n) =>
    lines(n, (i) => block('google_project_service', `s${i}`, `service = "s${i}.googleapis.com"`)),
  ),
  shape(
    'Google: tables of one dataset',
    (n) =>
      `${block('google_bigquery_dataset', 'd', 'dataset_id = "d"')}\n${lines(n, (i) => block('google_bigquery_table', `t${i}`, `table_id = "t${i}"`, 'dataset_id = google_bigquery_dataset.d.dataset_id'))}`,
  ),
];

const OTHERS: readonly Shape[] = [
  shape('Kubernetes: services with a deployment each', (n) =>
    lines(
      n / 2,
      (i) =>
        `${block('kubernetes_deployment', `d${i}`, `metadata {\nname = "d${i}"\n}`, `spec {\nselector {\nmatch_labels = { app = "d${i}" }\n}\ntemplate {\nmetadata {\nlabels = { app = "d${i}" }\n}\n}\n}`)}\n${block('kubernetes_service', `s${i}`, `metadata {\nname = "s${i}"\n}`, `spec {\nselector = { app = "d${i}" }\n}`)}`,
    ),
  ),
  shape(
    'Kubernetes: things of one namespace',
    (n) =>
      `${block('kubernetes_namespace', 'n', 'metadata {\nname = "n"\n}')}\n${lines(n, (i) => block('kubernetes_deployment', `d${i}`, `metadata {\nname = "d${i}"\nnamespace = kubernetes_namespace.n.metadata[0].name\n}`))}`,
  ),
  shape('types that nobody knows, in a chain', (n) =>
    lines(n, (i) => block('acme_thing', `t${i}`, i === 0 ? '' : `after = acme_thing.t${i - 1}.id`)),
  ),
  shape('types that nobody knows, all of the first', (n) =>
    lines(n, (i) => block('acme_thing', `t${i}`, i === 0 ? '' : 'parent = acme_thing.t0.id')),
  ),
];

export const SHAPES: readonly Shape[] = [...AWS, ...AZURE, ...GOOGLE, ...OTHERS];
