/** Lookups of Azure and Google Cloud: names in resource groups and projects, identifiers in texts, states of both. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEstate } from '../../src/diagram/estate.js';
import { nodeIo } from '../../src/platform/node.js';
import { newTemporary } from '../support/temporary.js';

async function linksOf(files: Readonly<Record<string, string>>) {
  const folder = newTemporary('groundplan-estate-');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const planning = {
    planner: 'static',
    engine: 'auto',
    workspace: null,
    varFiles: [],
    network: false,
    seconds: 60,
    debug: null,
  } as const;
  const paths = [...new Set(Object.keys(files).map((path) => path.split('/')[0]!))];
  const roots = paths.map((path) => ({ path, name: path, directory: join(folder, path), repository: null, planning }));
  const { estate, failures, inventory } = await readEstate(
    { roots, files: [], hidesAccounts: false },
    nodeIo(),
    () => {},
  );
  expect(failures).toEqual([]);
  const names = (list: typeof estate.outside) => list.map(({ from, import: id }) => `${from} ${id}`);
  const links = estate.links.map(({ from, import: id, to, certainty, ends }) =>
    [from, id, to, certainty, ...ends.map((end) => `${end.path ?? ''}>${end.to}`)].join(' '),
  );
  return { links, outside: names(estate.outside), ambiguous: names(estate.ambiguous), inventory };
}

const SUBSCRIPTION = '11111111-2222-3333-4444-555555555555';
const azure = (key: string) => `terraform {
  backend "azurerm" {
    storage_account_name = "acmestates"
    container_name       = "states"
    key                  = "${key}.tfstate"
  }
}
provider "azurerm" {
  features {}
  subscription_id = "${SUBSCRIPTION}"
}
`;

const AZURE = {
  'hub/main.tf': `${azure('hub')}
resource "azurerm_resource_group" "net" {
  name     = "rg-net"
  location = "westeurope"
}
resource "azurerm_virtual_network" "hub" {
  name                = "vnet-hub"
  resource_group_name = azurerm_resource_group.net.name
  location            = "westeurope"
  address_space       = ["10.0.0.0/16"]
}
resource "azurerm_subnet" "app" {
  name                 = "snet-app"
  resource_group_name  = azurerm_resource_group.net.name
  virtual_network_name = azurerm_virtual_network.hub.name
  address_prefixes     = ["10.0.1.0/24"]
}
resource "azurerm_key_vault" "shared" {
  name                = "kv-acme-shared"
  resource_group_name = azurerm_resource_group.net.name
  location            = "westeurope"
  sku_name            = "standard"
  tenant_id           = "${SUBSCRIPTION}"
}
resource "azurerm_key_vault_secret" "db" {
  name         = "db-password"
  value        = "canary"
  key_vault_id = azurerm_key_vault.shared.id
}
output "vault_id" { value = azurerm_key_vault.shared.id }
`,
  // The same names in another resource group.
  'spoke/main.tf': `${azure('spoke')}
resource "azurerm_virtual_network" "hub" {
  name                = "vnet-hub"
  resource_group_name = "rg-spoke"
  location            = "westeurope"
  address_space       = ["10.1.0.0/16"]
}
resource "azurerm_subnet" "app" {
  name                 = "snet-app"
  resource_group_name  = "rg-spoke"
  virtual_network_name = azurerm_virtual_network.hub.name
  address_prefixes     = ["10.1.1.0/24"]
}
`,
  'app/main.tf': `${azure('app')}
data "azurerm_resource_group" "net" {
  name = "rg-net"
}
data "azurerm_subnet" "app" {
  name                 = "snet-app"
  virtual_network_name = "vnet-hub"
  resource_group_name  = data.azurerm_resource_group.net.name
}
data "azurerm_key_vault" "shared" {
  name                = "kv-acme-shared"
  resource_group_name = "rg-net"
}
data "azurerm_key_vault_secret" "db" {
  name         = "db-password"
  key_vault_id = data.azurerm_key_vault.shared.id
}
data "azurerm_client_config" "current" {}
data "terraform_remote_state" "hub" {
  backend = "azurerm"
  config = {
    storage_account_name = "acmestates"
    container_name       = "states"
    key                  = "hub.tfstate"
  }
}
resource "azurerm_private_endpoint" "app" {
  name                = "pe-app"
  resource_group_name = "rg-app"
  location            = "westeurope"
  subnet_id           = data.azurerm_subnet.app.id
}
resource "azurerm_role_assignment" "app" {
  scope                = data.terraform_remote_state.hub.outputs.vault_id
  role_definition_name = "Reader"
  principal_id         = "x"
}
resource "azurerm_virtual_network_peering" "spoke" {
  name                      = "spoke"
  resource_group_name       = "rg-net"
  virtual_network_name      = "vnet-hub"
  remote_virtual_network_id = "/subscriptions/${SUBSCRIPTION}/resourceGroups/rg-spoke/providers/Microsoft.Network/virtualNetworks/vnet-hub"
}
`,
};

test('Azure: names within resource groups, lookups near others, resource IDs', async () => {
  const { links, outside, ambiguous, inventory } = await linksOf(AZURE);
  expect({ links, outside, ambiguous }).toEqual({
    links: [
      'app azurerm_key_vault.shared hub stated >azurerm_key_vault.shared',
      'app azurerm_key_vault_secret.db hub stated >azurerm_key_vault_secret.db',
      'app azurerm_resource_group.net hub stated >azurerm_resource_group.net',
      'app azurerm_subnet.app hub stated >azurerm_subnet.app',
      'app azurerm_virtual_network_peering.spoke#1 spoke likely >azurerm_virtual_network.hub',
      'app terraform_remote_state.hub hub stated scope>azurerm_key_vault.shared',
    ],
    outside: [],
    ambiguous: [],
  });
  const references = inventory!.references.map(({ from, to, path }) => `${from} ${path} ${to}`);
  expect(references).toContain('module.app.azurerm_private_endpoint.app subnet_id module.hub.azurerm_subnet.app');
  expect(inventory!.resources.filter(({ mode, origin }) => mode === 'data' && origin.includes('subnet'))).toEqual([]);
});

const google = (prefix: string, project: string) => `terraform {
  backend "gcs" {
    bucket = "acme-states"
    prefix = "${prefix}"
  }
}
provider "google" {
  project = "${project}"
  region  = "europe-west1"
}
`;

const GOOGLE = {
  'host/main.tf': `${google('host', 'acme-host')}
resource "google_compute_network" "shared" {
  name                    = "shared"
  auto_create_subnetworks = false
}
resource "google_compute_subnetwork" "app" {
  name          = "app"
  network       = google_compute_network.shared.id
  ip_cidr_range = "10.0.0.0/20"
}
resource "google_pubsub_topic" "orders" {
  name = "orders"
}
output "subnets" { value = { app = google_compute_subnetwork.app.self_link } }
`,
  'other/main.tf': `${google('other', 'acme-other')}
resource "google_compute_network" "shared" {
  name = "shared"
}
`,
  'service/main.tf': `${google('service', 'acme-service')}
data "terraform_remote_state" "host" {
  backend = "gcs"
  config = {
    bucket = "acme-states"
    prefix = "host"
  }
}
data "google_compute_network" "shared" {
  name    = "shared"
  project = "acme-host"
}
data "google_project" "this" {}
resource "google_compute_instance" "app" {
  name         = "app"
  machine_type = "e2-small"
  zone         = "europe-west1-b"
  network_interface {
    subnetwork = data.terraform_remote_state.host.outputs.subnets["app"]
  }
}
resource "google_compute_firewall" "app" {
  name    = "app"
  network = data.google_compute_network.shared.name
}
resource "google_pubsub_subscription" "orders" {
  name  = "orders"
  topic = "projects/acme-host/topics/orders"
}
`,
};

test('Google Cloud: a shared network of a host project, topics by their link', async () => {
  const { links, outside, ambiguous } = await linksOf(GOOGLE);
  expect({ links, outside, ambiguous }).toEqual({
    links: [
      'service google_compute_network.shared host stated >google_compute_network.shared',
      'service google_pubsub_subscription.orders#1 host likely >google_pubsub_topic.orders',
      'service terraform_remote_state.host host stated network_interface.subnetwork>google_compute_subnetwork.app',
    ],
    outside: [],
    ambiguous: [],
  });
});

test('an output that is an object of another module leads to the member that is read', async () => {
  const call = (name: string) => `module "${name}" { source = "./modules/${name}" }\n`;
  const { links } = await linksOf({
    'host/main.tf': `${google('host', 'acme-host')}${call('net')}output "config" { value = module.net.config }\n`,
    'host/modules/net/main.tf': `resource "google_compute_network" "shared" {
  name = "shared"
}
resource "google_compute_subnetwork" "app" {
  name    = "app"
  network = google_compute_network.shared.id
}
output "config" {
  value = { network = google_compute_network.shared.id, subnetwork = google_compute_subnetwork.app.id }
}
`,
    'app/main.tf': `data "terraform_remote_state" "host" {
  backend = "gcs"
  config = {
    bucket = "acme-states"
    prefix = "host"
  }
}
module "vm" {
  source = "./modules/vm"
  config = data.terraform_remote_state.host.outputs.config
}
`,
    'app/modules/vm/main.tf': `variable "config" { type = object({ network = string, subnetwork = string }) }
resource "google_compute_instance" "app" {
  name = "app"
  network_interface {
    subnetwork = var.config.subnetwork
  }
}
`,
  });
  expect(links).toEqual([
    'app terraform_remote_state.host host stated network_interface.subnetwork>module.net.google_compute_subnetwork.app',
  ]);
});
