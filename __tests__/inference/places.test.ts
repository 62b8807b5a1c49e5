/** Places of single resources in real plans, each settled by a person who has read the plan. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph } from '../../src/graph/model.js';
import { understand } from '../../src/inference/index.js';
import { parseJsonFile } from '../../src/platform/json/file.js';
import { readPlan } from '../../src/terraform/plan/index.js';
import { CORPUS, needs } from '../support/tools.js';

/** Plan, node, and the container that it is in; null at the top. */
const PLACES: readonly (readonly [plan: string, node: string, parent: string | null])[] = [
  ['aws-site-to-site-vpn-pri-plan', 'aws_ec2_transit_gateway.tgw', null],
  ['aws-site-to-site-vpn-pri-plan', 'aws_vpn_connection.private_ip_vpn', null],
  [
    'aws-site-to-site-vpn-pri-plan',
    'module.compute["spoke-vpc-a"].aws_instance.ec2_instance[0]',
    'module.vpcs["spoke-vpc-a"].aws_subnet.private["eu-central-1a"]',
  ],
  [
    'aws-site-to-site-vpn-pri-plan',
    'module.compute["spoke-vpc-b"].aws_instance.ec2_instance[0]',
    'module.vpcs["spoke-vpc-b"].aws_subnet.private["eu-central-1a"]',
  ],
  [
    'aws-site-to-site-vpn-pri-plan',
    'module.vpc_endpoints["spoke-vpc-a"].aws_vpc_endpoint.endpoint["ec2messages"]',
    'module.vpc_endpoints["spoke-vpc-a"].aws_security_group.endpoints_vpc_sg',
  ],
  [
    'aws-site-to-site-vpn-pri-plan',
    'module.vpcs["spoke-vpc-b"].aws_subnet.private["eu-central-1a"]',
    'module.vpcs["spoke-vpc-b"].aws_az.main_eu-central-1a[0]',
  ],
  [
    'aws-site-to-site-vpn-pri-plan',
    'module.vpc_endpoints["spoke-vpc-a"].aws_security_group.endpoints_vpc_sg',
    'module.vpcs["spoke-vpc-a"].aws_subnet.private["eu-central-1a"]',
  ],
  [
    'cap-azure-squad2-plan',
    'module.server["France Central"].azurerm_linux_virtual_machine.main[1]',
    'module.server["France Central"].module.example_vpc.azurerm_subnet.example_subnet',
  ],
  [
    'cap-azure-squad2-plan',
    'module.server["France Central"].module.public_load_balancer.azurerm_lb.load_balancer',
    'module.server["France Central"].azurerm_resource_group.terraform_session_2',
  ],
  [
    'cap-azure-squad2-plan',
    'module.server["UK South"].azurerm_linux_virtual_machine.main[1]',
    'module.server["UK South"].module.example_vpc.azurerm_subnet.example_subnet',
  ],
  [
    'cap-azure-squad2-plan',
    'module.server["UK South"].module.public_load_balancer.azurerm_lb.load_balancer',
    'module.server["UK South"].azurerm_resource_group.terraform_session_2',
  ],
  [
    'gcp-infrastructure-plan',
    'module.gke.google_container_cluster.primary',
    'module.network.tv_gcp_zone.private_subnet_europe-west2-a',
  ],
  [
    'gcp-infrastructure-plan',
    'module.bastion.google_compute_instance.bastion',
    'module.network.tv_gcp_zone.private_subnet_europe-west2-a',
  ],
  [
    'gcp-infrastructure-plan',
    'module.network.google_compute_router_nat.nat_manual',
    'module.network.tv_gcp_region.network_europe-west2',
  ],
  [
    'gcp-infrastructure-plan',
    'module.sql.google_sql_database_instance.postgresql',
    'module.network.tv_gcp_region.network_europe-west2',
  ],
  ['gcp-infrastructure-plan', 'module.cr.google_cloud_run_v2_service.frontend_app', null],
  [
    'gcp-infrastructure-plan-p3',
    'module.gce.google_compute_instance.bastion-nfs',
    'module.network.tv_gcp_zone.private_subnet_europe-west2-a',
  ],
  [
    'gcp-infrastructure-plan-p3',
    'module.sql.google_sql_database_instance.postgresql',
    'module.network.tv_gcp_region.network_europe-west2',
  ],
  ['gen-aws-large-estate', 'aws_db_instance.app["dev.eu"]', 'module.vpc["dev.eu"].aws_subnet.database[0]'],
  ['gen-aws-large-estate', 'module.alb["dev.eu"].aws_lb.this[0]', 'module.vpc["dev.eu"].aws_subnet.public[0]'],
  ['gen-aws-large-estate', 'aws_db_instance.app["prod eu"]', 'module.vpc["prod eu"].aws_subnet.database[0]'],
  ['gen-aws-large-estate', 'module.alb["prod eu"].aws_lb.this[0]', 'module.vpc["prod eu"].aws_subnet.public[0]'],
  ['gen-aws-large-estate', 'aws_db_instance.app["stage/eu"]', 'module.vpc["stage/eu"].aws_subnet.database[0]'],
  ['gen-aws-large-estate', 'module.alb["stage/eu"].aws_lb.this[0]', 'module.vpc["stage/eu"].aws_subnet.public[0]'],
  ['gen-aws-large-estate', 'aws_sqs_queue.jobs[0]', 'aws_group.eu-west-1'],
  ['gen-aws-large-estate', 'module.dr.aws_vpc.this[0]', 'aws_group.us-east-1'],
  ['gen-aws-vpc-complete', 'module.vpc.aws_nat_gateway.this[0]', 'module.vpc.aws_subnet.public[0]'],
  ['gen-aws-vpc-complete', 'module.vpc.aws_vpn_gateway.this[0]', 'module.vpc.aws_vpc.this[0]'],
  ['gen-aws-vpc-complete', 'module.vpc.aws_customer_gateway.this["IP1"]', null],
  ['gen-aws-vpc-complete', 'module.vpc.aws_subnet.redshift[2]', 'module.vpc.aws_az.this_eu-west-1c[0]'],
  ['gen-aws-vpc-ipv6-dualstack', 'module.vpc.aws_nat_gateway.this[1]', 'module.vpc.aws_subnet.public[1]'],
  ['gen-aws-vpc-ipv6-dualstack', 'module.vpc.aws_egress_only_internet_gateway.this[0]', 'module.vpc.aws_vpc.this[0]'],
  [
    'compliance-test-issue-294',
    'module.windowsservers-pass.azurerm_virtual_machine.vm-windows[0]',
    'azurerm_subnet.internal',
  ],
  [
    'compliance-test-issue-294',
    'module.linuxservers-fail.azurerm_virtual_machine.vm-linux[0]',
    // The group that its module looks up is the one of the subnet, built here.
    'azurerm_subnet.internal',
  ],
  ['compliance-test-issue-522', 'aws_lambda_function.lambda', 'aws_subnet.subnet-0bd9b444e36f39c73'],
  [
    'opa-policies-tfc-tfplan',
    'google_compute_instance.vault_server_2',
    'module.network.tv_gcp_zone.hashistack-subnet_europe-west1-c',
  ],
  [
    'opa-policies-tfc-tfplan',
    'module.hashistack_consul.google_compute_instance.consul_server',
    'module.network.tv_gcp_zone.hashistack-subnet_europe-west1-b',
  ],
  ['infracost-azurerm-web-app-terraform-plan', 'azurerm_windows_web_app.frontwebapp', 'azurerm_resource_group.rg'],
  ['terraform-delta-visualiz-plan', 'azurerm_subnet.firewall_subnet', 'azurerm_virtual_network.virtual_network_hub'],
  ['terraform-delta-visualiz-plan', 'azurerm_subnet.storage_subnet', 'azurerm_virtual_network.virtual_network_tdv'],
  ['terraform-atlantis-works-tfplan', 'aws_instance.web', 'aws_security_group.web'],
  ['terraform-atlantis-works-tfplan', 'aws_internet_gateway.main', 'aws_vpc.main'],
  ['terraform-plan-visualize-create-and-update-example-plan', 'aws_instance.main', 'aws_subnet.public'],
  ['terracost-tfstate-json', 'module.instance.aws_instance.this[0]', 'aws_subnet.selected'],
  ['infracost-wip', 'aws_nat_gateway.root_nat', 'aws_subnet.subnet-root'],
];

const graphs = new Map<string, Graph>();

function graphOf(plan: string): Graph {
  const known = graphs.get(plan);
  if (known !== undefined) return known;
  const path = join(CORPUS, 'plans', `${plan}.json`);
  const { graph } = understand(readPlan(parseJsonFile(readFileSync(path), plan).value, plan, null));
  graphs.set(plan, graph);
  return graph;
}

test('forty places in fifteen plans', () => {
  expect(PLACES.length).toBeGreaterThanOrEqual(40);
  expect(new Set(PLACES.map(([plan]) => plan)).size).toBeGreaterThanOrEqual(15);
});

needs('corpus').it.each(PLACES)('%s: %s is in %s', (plan, node, parent) => {
  expect(graphOf(plan).nodes.get(node)).toMatchObject({ parent });
});
