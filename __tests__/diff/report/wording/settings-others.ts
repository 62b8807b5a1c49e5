import type { Wording } from './model.js';

const SQL = `
resource "google_sql_database_instance" "orders" {
  database_version    = "POSTGRES_15"
  deletion_protection = true
  settings {
    tier              = "db-f1-micro"
    availability_type = "REGIONAL"
    backup_configuration {
      enabled                        = true
      point_in_time_recovery_enabled = true
      transaction_log_retention_days = 7
    }
  }
}
`;

const GCS = `
resource "google_storage_bucket" "files" {
  name          = "files"
  location      = "EU"
  storage_class = "STANDARD"
  force_destroy = false
  versioning {
    enabled = true
  }
}
`;

const POSTGRES = `
resource "azurerm_postgresql_flexible_server" "orders" {
  name                         = "orders"
  sku_name                     = "GP_Standard_D2s_v3"
  version                      = "15"
  backup_retention_days        = 14
  geo_redundant_backup_enabled = true
  high_availability {
    mode = "ZoneRedundant"
  }
}
`;

const STORAGE = `
resource "azurerm_storage_account" "data" {
  name                       = "data"
  account_tier               = "Standard"
  account_replication_type   = "GRS"
  min_tls_version            = "TLS1_2"
  https_traffic_only_enabled = true
  blob_properties {
    versioning_enabled = true
    delete_retention_policy {
      days = 30
    }
  }
}
`;

const VAULT = `
resource "azurerm_key_vault" "main" {
  name                       = "main"
  sku_name                   = "standard"
  purge_protection_enabled   = true
  soft_delete_retention_days = 90
}
`;

export const SETTINGS_OTHERS: readonly Wording[] = [
  {
    name: 'a regional database made zonal',
    code: SQL,
    edits: [['REGIONAL', 'ZONAL']],
    sentence: 'Makes the database orders zonal.',
    back: 'Makes the database orders regional.',
  },
  {
    name: 'a database that Terraform may destroy',
    code: SQL,
    edits: [['deletion_protection = true', 'deletion_protection = false']],
    sentence: 'Turns off deletion protection of the database orders.',
    back: 'Turns on deletion protection of the database orders.',
  },
  {
    name: 'neither backups nor recovery, in a block of blocks',
    code: SQL,
    edits: [
      ['enabled                        = true', 'enabled = false'],
      ['point_in_time_recovery_enabled = true', 'point_in_time_recovery_enabled=false'],
    ],
    sentence: 'Turns off backups and point-in-time recovery of the database orders.',
    back: 'Turns on backups and point-in-time recovery of the database orders.',
  },
  {
    name: 'shorter logs of transactions',
    code: SQL,
    edits: [['= 7', '= 3']],
    sentence: 'Shortens the retention of transaction logs of the database orders from 7 to 3 days.',
  },
  {
    name: 'a larger database of another version',
    code: SQL,
    edits: [
      ['db-f1-micro', 'db-n1-standard-2'],
      ['POSTGRES_15', 'POSTGRES_16'],
    ],
    sentence:
      'Updates the database orders from POSTGRES_15 to POSTGRES_16 and resizes it from db-f1-micro to db-n1-standard-2.',
  },
  {
    name: 'a bucket of Google without versioning',
    code: GCS,
    edits: [['    enabled = true', '    enabled = false']],
    sentence: 'Turns off versioning of the bucket files.',
    back: 'Turns on versioning of the bucket files.',
  },
  {
    name: 'another storage class',
    code: GCS,
    edits: [['STANDARD', 'NEARLINE']],
    sentence: 'Changes the storage class of the bucket files from STANDARD to NEARLINE.',
  },
  {
    name: 'a bucket of Google that may be deleted with its objects',
    code: GCS,
    edits: [['force_destroy = false', 'force_destroy = true']],
    sentence: 'Allows Terraform to delete the bucket files with everything in it.',
  },
  {
    name: 'a server without backups in another region',
    code: POSTGRES,
    edits: [['geo_redundant_backup_enabled = true', 'geo_redundant_backup_enabled = false']],
    sentence: 'Replaces the database server orders (geo_redundant_backup_enabled from true to false; data is lost).',
    back: 'Replaces the database server orders (geo_redundant_backup_enabled from false to true; data is lost).',
  },
  {
    name: 'a server without a standby',
    code: POSTGRES,
    edits: [['  high_availability {\n    mode = "ZoneRedundant"\n  }\n', '']],
    sentence: 'Turns off high availability of the database server orders.',
    back: 'Turns on high availability of the database server orders.',
  },
  {
    name: 'shorter backups of a server',
    code: POSTGRES,
    edits: [['= 14', '= 7']],
    sentence: 'Shortens backup retention of the database server orders from 14 to 7 days.',
  },
  {
    name: 'a newer server',
    code: POSTGRES,
    edits: [['"15"', '"16"']],
    sentence: 'Updates the database server orders from version 15 to 16.',
  },
  {
    name: 'another replication',
    code: STORAGE,
    edits: [['GRS', 'LRS']],
    sentence: 'Changes the replication of the storage account data from GRS to LRS.',
  },
  {
    name: 'an older TLS',
    code: STORAGE,
    edits: [['TLS1_2', 'TLS1_0']],
    sentence: 'Lowers the minimum TLS version of the storage account data from TLS1_2 to TLS1_0.',
    back: 'Raises the minimum TLS version of the storage account data from TLS1_0 to TLS1_2.',
  },
  {
    name: 'HTTP allowed, and no versions of blobs',
    code: STORAGE,
    edits: [
      ['https_traffic_only_enabled = true', 'https_traffic_only_enabled = false'],
      ['versioning_enabled = true', 'versioning_enabled = false'],
    ],
    sentence: 'Turns off blob versioning and HTTPS-only access of the storage account data.',
  },
  {
    name: 'deleted blobs kept for a shorter time',
    code: STORAGE,
    edits: [['= 30', '= 7']],
    sentence: 'Shortens soft-delete retention of blobs of the storage account data from 30 to 7 days.',
  },
  {
    name: 'a vault that may be purged',
    code: VAULT,
    edits: [['purge_protection_enabled   = true', 'purge_protection_enabled = false']],
    sentence: 'Turns off purge protection of the key vault main.',
  },
  {
    name: 'a cluster of Google that Terraform may destroy, where it is protected by default',
    code: 'resource "google_container_cluster" "main" {\n  name = "main"\n}\n',
    edits: [['  name = "main"\n', '  name = "main"\n  deletion_protection = false\n']],
    sentence: 'Turns off deletion protection of the Kubernetes cluster main.',
  },
  {
    name: 'a larger cache of a higher tier, whose sizes are numbers',
    code: 'resource "azurerm_redis_cache" "sessions" {\n  capacity = 0\n  family   = "C"\n  sku_name = "Basic"\n}\n',
    edits: [
      ['capacity = 0', 'capacity = 1'],
      ['"Basic"', '"Standard"'],
    ],
    sentence: 'Resizes the cache sessions from size 0 to 1 and changes its tier from Basic to Standard.',
    back: 'May replace the cache sessions (sku_name; its data would be lost), resizes it from size 1 to 0 and changes its tier from Standard to Basic.',
  },
];
