import type { Pair } from './model.js';

const GROUP = `
resource "azurerm_resource_group" "main" {
  name     = "main"
  location = "westeurope"
}
`;

const MACHINES = `${GROUP}
resource "azurerm_virtual_network" "main" {
  name                = "main"
  address_space       = ["10.0.0.0/16"]
  resource_group_name = azurerm_resource_group.main.name
}
resource "azurerm_subnet" "app" {
  name                 = "app"
  virtual_network_name = azurerm_virtual_network.main.name
  resource_group_name  = azurerm_resource_group.main.name
  address_prefixes     = ["10.0.1.0/24"]
}
resource "azurerm_network_security_group" "app" {
  name                = "app"
  resource_group_name = azurerm_resource_group.main.name
}
resource "azurerm_subnet_network_security_group_association" "app" {
  subnet_id                 = azurerm_subnet.app.id
  network_security_group_id = azurerm_network_security_group.app.id
}
resource "azurerm_network_security_rule" "rdp" {
  name                        = "rdp"
  network_security_group_name = azurerm_network_security_group.app.name
  resource_group_name         = azurerm_resource_group.main.name
  direction                   = "Inbound"
  access                      = "Allow"
  priority                    = 200
  protocol                    = "Tcp"
  source_address_prefix       = "10.1.0.0/16"
  destination_port_range      = "3389"
  destination_address_prefix  = "*"
  source_port_range           = "*"
}
resource "azurerm_linux_virtual_machine_scale_set" "web" {
  name                = "web"
  resource_group_name = azurerm_resource_group.main.name
  sku                 = "Standard_B2s"
  instances           = 2
  network_interface {
    name = "n"
    ip_configuration {
      name      = "i"
      subnet_id = azurerm_subnet.app.id
    }
  }
}
`;

/** A second subnet with the same group. */
const TWO_SUBNETS = `${MACHINES}
resource "azurerm_subnet" "more" {
  name                 = "more"
  virtual_network_name = azurerm_virtual_network.main.name
  resource_group_name  = azurerm_resource_group.main.name
  address_prefixes     = ["10.0.2.0/24"]
}
resource "azurerm_subnet_network_security_group_association" "more" {
  subnet_id                 = azurerm_subnet.more.id
  network_security_group_id = azurerm_network_security_group.app.id
}
`;

const STORAGE = `${GROUP}
resource "azurerm_storage_account" "data" {
  name                            = "data"
  resource_group_name             = azurerm_resource_group.main.name
  account_tier                    = "Standard"
  account_replication_type        = "ZRS"
  public_network_access_enabled   = false
  allow_nested_items_to_be_public = false
}
resource "azurerm_storage_container" "files" {
  name                  = "files"
  storage_account_name  = azurerm_storage_account.data.name
  container_access_type = "private"
}
`;

const CLUSTER = `${GROUP}
resource "azurerm_kubernetes_cluster" "main" {
  name                    = "main"
  resource_group_name     = azurerm_resource_group.main.name
  kubernetes_version      = "1.28"
  private_cluster_enabled = true
  default_node_pool {
    name       = "default"
    vm_size    = "Standard_D2s_v3"
    node_count = 2
  }
}
`;

const SQL = `${GROUP}
resource "azurerm_mssql_server" "sql" {
  name                          = "sql"
  resource_group_name           = azurerm_resource_group.main.name
  version                       = "12.0"
  public_network_access_enabled = true
}
resource "azurerm_mssql_database" "orders" {
  name           = "orders"
  server_id      = azurerm_mssql_server.sql.id
  sku_name       = "S0"
  zone_redundant = true
}
resource "azurerm_mssql_firewall_rule" "office" {
  name             = "office"
  server_id        = azurerm_mssql_server.sql.id
  start_ip_address = "192.0.2.1"
  end_ip_address   = "192.0.2.9"
}
`;

const APP = `${GROUP}
resource "azurerm_container_app" "api" {
  name                = "api"
  resource_group_name = azurerm_resource_group.main.name
  ingress {
    external_enabled = false
    target_port      = 80
  }
  template {
    container {
      name   = "api"
      image  = "x"
      cpu    = 0.5
      memory = "1Gi"
    }
  }
}
`;

const CONTAINER_APP = `
resource "azapi_resource" "app" {
  type      = "Microsoft.App/containerApps@2023-05-01"
  name      = "shop"
  parent_id = "/subscriptions/x/resourceGroups/rg"
  body = {
    properties = {
      configuration = { ingress = { external = false, targetPort = 8080 } }
      template = { scale = { minReplicas = 1, maxReplicas = 3 }, revisionSuffix = "a-secret" }
    }
    sku = { name = "Standard" }
  }
}
resource "azurerm_storage_account" "st" {
  name                     = "stshop"
  account_replication_type = "LRS"
}
resource "azapi_update_resource" "st" {
  type        = "Microsoft.Storage/storageAccounts@2023-01-01"
  resource_id = azurerm_storage_account.st.id
  body        = jsonencode({ properties = { allowSharedKeyAccess = false, publicNetworkAccess = "Disabled" } })
}
`;

/** `body` of azapi: its members are settings of the resource, and name no values that may hold a secret. */
const AZAPI: readonly Pair[] = [
  {
    name: 'a number in the body of azapi',
    code: CONTAINER_APP,
    edits: [['maxReplicas = 3', 'maxReplicas = 10']],
    sentence: 'Changes the maximum number of replicas of the container app shop from 3 to 10.',
    values: ['template.scale.max_replicas: 3 → 10'],
  },
  {
    name: 'an entrance in the body of azapi',
    code: CONTAINER_APP,
    edits: [['external = false', 'external = true']],
    sentence: 'Opens the container app shop to the internet.',
    opened: ['opens azapi_resource.app to the internet'],
  },
  {
    name: 'a text in the body of azapi',
    code: CONTAINER_APP,
    edits: [['"a-secret"', '"another"']],
    sentence: 'No change of the architecture. Also touched: template.revision_suffix of container app shop.',
  },
  {
    name: 'a size in the body of azapi, beside the properties',
    code: CONTAINER_APP,
    edits: [['"Standard"', '"Premium"']],
    sentence: 'No change of the architecture. Also touched: sku.name of container app shop.',
  },
  {
    name: 'a newer version of the interface of azapi',
    code: CONTAINER_APP,
    edits: [['@2023-05-01', '@2024-03-01']],
    sentence:
      'No change of the architecture. Also touched: api_version (2023-05-01 → 2024-03-01) of container app shop.',
  },
  {
    name: 'a flag in the body of an update, as a JSON text',
    code: CONTAINER_APP,
    edits: [['allowSharedKeyAccess = false', 'allowSharedKeyAccess = true']],
    sentence:
      'No change of the architecture. Also touched: allow_shared_key_access (false → true) of storage account stshop.',
  },
];

export const AZURE: readonly Pair[] = [
  ...AZAPI,
  {
    name: 'a firewall for everybody that was for all of Azure',
    code: SQL.replace('192.0.2.1', '0.0.0.0').replace('192.0.2.9', '0.0.0.0'),
    edits: [['end_ip_address   = "0.0.0.0"', 'end_ip_address   = "255.255.255.255"']],
    sentence: 'Opens the firewall of the database orders to the internet.',
    opened: ['opens the firewall of azurerm_mssql_database.orders to the internet'],
    back: [
      'closes the firewall of azurerm_mssql_database.orders to the internet except Azure services of any customer',
    ],
  },
  {
    name: 'a rule for everybody, at the door of a subnet',
    sentence: 'Opens port 3389 (RDP) of the subnet app to the internet.',
    opened: ['opens port 3389 (RDP) of azurerm_subnet.app to the internet'],
    values: ['source_address_prefix: 10.1.0.0/16 → *'],
    code: MACHINES,
    edits: [['"10.1.0.0/16"', '"*"']],
  },
  {
    name: 'the same for the internet by its tag',
    sentence: 'Opens port 3389 (RDP) of the subnet app to the internet.',
    opened: ['opens port 3389 (RDP) of azurerm_subnet.app to the internet'],
    values: ['source_address_prefix: 10.1.0.0/16 → Internet'],
    code: MACHINES,
    edits: [['"10.1.0.0/16"', '"Internet"']],
  },
  {
    name: 'a rule for everybody and all ports',
    sentence: 'Opens all ports of the subnet app to the internet.',
    opened: ['opens all ports of azurerm_subnet.app to the internet'],
    values: ['destination_port_range: 3389 → *', 'source_address_prefix: 10.1.0.0/16 → 0.0.0.0/0'],
    code: MACHINES,
    edits: [
      ['"10.1.0.0/16"', '"0.0.0.0/0"'],
      ['"3389"', '"*"'],
    ],
  },
  {
    name: 'an open rule that is denied first',
    values: ['source_address_prefix: 10.1.0.0/16 → *'],
    code: `${MACHINES}${MACHINES.slice(MACHINES.indexOf('resource "azurerm_network_security_rule"'), MACHINES.indexOf('resource "azurerm_linux')).replace('"rdp" {', '"none" {').replace('"Allow"', '"Deny"').replace('200', '100').replace('"10.1.0.0/16"', '"*"').replace('"3389"', '"*"').replace('= "rdp"', '= "none"')}`,
    edits: [['"10.1.0.0/16"', '"*"']],
  },
  {
    name: 'a rule about one of two subnets with the same group',
    opened: ['opens port 3389 (RDP) of azurerm_subnet.app to the internet'],
    values: ['source_address_prefix: 10.1.0.0/16 → *'],
    code: TWO_SUBNETS.replace(
      'destination_address_prefix  = "*"',
      'destination_address_prefixes = azurerm_subnet.app.address_prefixes',
    ),
    edits: [['"10.1.0.0/16"', '"*"']],
  },
  {
    name: 'a rule about the range of one of two subnets with the same group',
    opened: ['opens port 3389 (RDP) of azurerm_subnet.app to the internet'],
    values: ['source_address_prefix: 10.1.0.0/16 → *'],
    code: TWO_SUBNETS.replace('destination_address_prefix  = "*"', 'destination_address_prefix  = "10.0.1.0/24"'),
    edits: [['"10.1.0.0/16"', '"*"']],
  },
  {
    name: 'a rule about all that its group guards',
    opened: [
      'opens port 3389 (RDP) of azurerm_subnet.app to the internet',
      'opens port 3389 (RDP) of azurerm_subnet.more to the internet',
    ],
    values: ['source_address_prefix: 10.1.0.0/16 → *'],
    code: TWO_SUBNETS,
    edits: [['"10.1.0.0/16"', '"*"']],
  },
  {
    name: 'more and larger machines',
    values: ['instances: 2 → 5', 'sku: Standard_B2s → Standard_D4s_v5'],
    code: MACHINES,
    edits: [
      ['instances           = 2', 'instances           = 5'],
      ['Standard_B2s', 'Standard_D4s_v5'],
    ],
  },
  {
    name: 'an account that the internet may reach',
    sentence: 'Opens the storage account data to the internet.',
    opened: ['opens azurerm_storage_account.data to the internet'],
    values: ['public_network_access_enabled: false → true'],
    code: STORAGE,
    edits: [['public_network_access_enabled   = false', 'public_network_access_enabled   = true']],
  },
  {
    name: 'an account with public containers',
    sentence: 'Opens the storage account data to public containers.',
    opened: ['opens azurerm_storage_account.data to public containers'],
    values: ['allow_nested_items_to_be_public: false → null'],
    code: STORAGE,
    edits: [['allow_nested_items_to_be_public = false', '']],
  },
  {
    name: 'a container for everybody',
    sentence: 'Opens the storage account data to everybody.',
    opened: ['opens azurerm_storage_account.data to everybody'],
    values: ['container_access_type: private → blob'],
    code: STORAGE,
    edits: [['"private"', '"blob"']],
  },
  {
    name: 'an account in one zone',
    values: ['account_replication_type: ZRS → LRS'],
    code: STORAGE,
    edits: [['ZRS', 'LRS']],
  },
  {
    name: 'larger nodes, and more',
    values: ['node_count: 2 → 4', 'vm_size: Standard_D2s_v3 → Standard_D8s_v3'],
    code: CLUSTER,
    edits: [
      ['Standard_D2s_v3', 'Standard_D8s_v3'],
      ['node_count = 2', 'node_count = 4'],
    ],
  },
  {
    name: 'an endpoint of a cluster',
    sentence:
      'Opens the endpoint of the Kubernetes cluster main to the internet and replaces the Kubernetes cluster main (private_cluster_enabled from true to false).',
    opened: ['opens the endpoint of azurerm_kubernetes_cluster.main to the internet'],
    values: ['private_cluster_enabled: true → false'],
    code: CLUSTER,
    edits: [['private_cluster_enabled = true', 'private_cluster_enabled = false']],
  },
  {
    name: 'a firewall for everybody',
    sentence: 'Opens the firewall of the database orders to the internet.',
    opened: ['opens the firewall of azurerm_mssql_database.orders to the internet'],
    back: ['closes the firewall of azurerm_mssql_database.orders to the internet except 192.0.2.1-192.0.2.9'],
    code: SQL,
    edits: [
      ['192.0.2.1', '0.0.0.0'],
      ['192.0.2.9', '255.255.255.255'],
    ],
  },
  {
    name: 'a server that the internet no longer reaches',
    sentence: 'Closes the database orders to the internet.',
    opened: ['closes azurerm_mssql_database.orders to the internet'],
    values: ['public_network_access_enabled: true → false'],
    code: SQL,
    edits: [['public_network_access_enabled = true', 'public_network_access_enabled = false']],
  },
  {
    name: 'a database in one zone',
    values: ['zone_redundant: true → false'],
    code: SQL,
    edits: [['zone_redundant = true', 'zone_redundant = false']],
  },
  {
    name: 'an app that the internet may reach',
    sentence: 'Opens the container app api to the internet.',
    opened: ['opens azurerm_container_app.api to the internet'],
    values: ['external_enabled: false → true'],
    code: APP,
    edits: [['external_enabled = false', 'external_enabled = true']],
  },
  {
    name: 'a larger container',
    values: ['cpu: 0.5 → 1', 'memory: 1Gi → 2Gi'],
    code: APP,
    edits: [
      ['0.5', '1'],
      ['"1Gi"', '"2Gi"'],
    ],
  },
];
