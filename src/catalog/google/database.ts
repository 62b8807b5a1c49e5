/** Facts about the database types of Google Cloud, one row per Terraform type: see `TypeFacts` in model.ts. */

import type { ListenRule } from '../access-rules.js';
import { INTERNET, PUBLIC_ADDRESS } from '../exposure.js';
import type { TypeTable } from '../model.js';
import { OPEN_TO_USERS, replicaOf, rolesOf } from '../shared.js';
import { IN_REGION } from './shared.js';

// The second port is that of its connectors.
const ALLOYDB_PORTS: ListenRule = { defaultPorts: [5432, 5433] };

const CONNECTOR_PORT = 3307;

export const GOOGLE_DATABASE: TypeTable = {
  google_sql_database_instance: {
    title: 'Cloud SQL instance',
    icon: 'gcp-cloud-sql',
    category: 'database',
    holdsData: true,
    granted: rolesOf('cloudsql\\.(?:client|instanceUser|editor|admin)'),
    knownAs: ['cloudsql/*:*:{}', 'instances=*:*:{}', '*:*-*:{}'],
    wrap: IN_REGION,
    detail: ['database_version'],
    link: replicaOf('master_instance_name'),
    listens: {
      portsByPrefix: {
        attribute: 'database_version',
        ports: [
          ['postgres', [5432, CONNECTOR_PORT]],
          ['mysql', [3306, CONNECTOR_PORT]],
          ['sqlserver', [1433, CONNECTOR_PORT]],
        ],
      },
    },
    exposure: [
      { audience: INTERNET, when: { 'settings.ip_configuration.authorized_networks.value': ['0.0.0.0/0', '::/0'] } },
      { audience: PUBLIC_ADDRESS, when: { 'settings.ip_configuration.ipv4_enabled': ['', 'true'] }, isDefault: true },
      { audience: '', when: { 'settings.ip_configuration.ipv4_enabled': ['', 'true'] }, ranges: { attribute: 'settings.ip_configuration.authorized_networks.value' } },
    ],
    defaults: { deletion_protection: 'true' },
  },
  google_sql_database: { title: 'Cloud SQL database', icon: 'gcp-cloud-sql', category: 'database', holdsData: true, fold: { attributes: ['instance'] } },
  google_sql_user: { title: 'Cloud SQL user', icon: 'gcp-cloud-sql', category: 'database', fold: { attributes: ['instance'] }, supporting: true },
  google_sql_ssl_cert: { title: 'Cloud SQL certificate', icon: 'gcp-cloud-sql', category: 'database', fold: { attributes: ['instance'] }, supporting: true },
  google_sql_source_representation_instance: { title: 'Cloud SQL source', icon: 'gcp-cloud-sql', category: 'database' },
  google_alloydb_cluster: { title: 'AlloyDB cluster', icon: 'gcp-cloud-sql', category: 'database', holdsData: true, granted: rolesOf('alloydb\\..*'), namedBy: ['cluster_id'], link: replicaOf('secondary_config'), listens: ALLOYDB_PORTS, defaults: { deletion_protection: 'true' } },
  google_alloydb_instance: { title: 'AlloyDB instance', icon: 'gcp-cloud-sql', category: 'database', holdsData: true, fold: { attributes: ['cluster'] }, listens: ALLOYDB_PORTS, exposure: [{ audience: PUBLIC_ADDRESS, when: { 'network_config.enable_public_ip': ['true'] } }] },
  google_alloydb_backup: { title: 'AlloyDB backup', icon: 'gcp-cloud-sql', category: 'database', holdsData: true, prominence: 'backup' },
  google_alloydb_user: { title: 'AlloyDB user', icon: 'gcp-cloud-sql', category: 'database', fold: { attributes: ['cluster'] }, supporting: true },
  google_spanner_instance: { title: 'Spanner instance', icon: 'gcp-cloud-spanner', category: 'database', holdsData: true, granted: rolesOf('spanner\\..*'), knownAs: ['projects/*/instances/{}'] },
  google_spanner_database: { title: 'Spanner database', icon: 'gcp-cloud-spanner', category: 'database', holdsData: true, defaults: { deletion_protection: 'true' } },
  google_spanner_instance_iam_member: { title: 'Spanner IAM member', icon: 'gcp-cloud-spanner', category: 'database' },
  google_spanner_database_iam_member: { title: 'Spanner database IAM member', icon: 'gcp-cloud-spanner', category: 'database' },
  google_bigtable_instance: { title: 'Bigtable instance', icon: 'gcp-bigtable', category: 'database', holdsData: true, granted: rolesOf('bigtable\\..*') },
  google_bigtable_table: { title: 'Bigtable table', icon: 'gcp-bigtable', category: 'database', holdsData: true, fold: { attributes: ['instance_name'] } },
  google_bigtable_app_profile: { title: 'Bigtable app profile', icon: 'gcp-bigtable', category: 'database' },
  google_bigtable_gc_policy: { title: 'Bigtable garbage collection', icon: 'gcp-bigtable', category: 'database', fold: { attributes: ['instance_name'] }, supporting: true },
  google_firestore_database: { title: 'Firestore database', icon: 'gcp-firestore', category: 'database', holdsData: true, granted: rolesOf('datastore\\..*|firebase\\.(?:admin|developAdmin)') },
  google_firestore_document: { title: 'Firestore document', icon: 'gcp-firestore', category: 'database', passive: true },
  google_firestore_index: { title: 'Firestore index', icon: 'gcp-firestore', category: 'database', fold: { attributes: ['database'], fallback: { onlyOne: ['google_firestore_database'] } }, supporting: true },
  google_firestore_field: { title: 'Firestore field', icon: 'gcp-firestore', category: 'database', fold: { attributes: ['database'], fallback: { onlyOne: ['google_firestore_database'] } }, supporting: true },
  google_firestore_backup_schedule: { title: 'Firestore backup schedule', icon: 'gcp-firestore', category: 'database', fold: { attributes: ['database'], fallback: { onlyOne: ['google_firestore_database'] } }, supporting: true },
  google_firebaserules_ruleset: { title: 'Firebase rules', icon: 'gcp-firestore', category: 'database' },
  google_firebase_project: { title: 'Firebase project', icon: 'gcp-firestore', category: 'database' },
  google_firebase_web_app: { title: 'Firebase web app', icon: 'gcp-firestore', category: 'database' },
  google_firebase_hosting_site: { title: 'Firebase Hosting site', icon: 'gcp-firestore', category: 'database', entries: OPEN_TO_USERS },
  google_datastore_index: { title: 'Datastore index', icon: 'gcp-datastore', category: 'database' },
  // The second port is for TLS.
  google_redis_instance: { title: 'Memorystore for Redis', icon: 'gcp-memorystore', category: 'database', holdsData: true, granted: rolesOf('redis\\..*'), knownAs: ['projects/*/locations/*/instances/{}'], wrap: IN_REGION, listens: { defaultPorts: [6379, 6378] } },
  google_redis_cluster: { title: 'Memorystore for Redis Cluster', icon: 'gcp-memorystore', category: 'database', holdsData: true, link: replicaOf('cross_cluster_replication_config'), listens: { defaultPorts: [6379] } },
  google_memcache_instance: { title: 'Memorystore for Memcached', icon: 'gcp-memorystore', category: 'database', holdsData: true, listens: { defaultPorts: [11211] } },
  google_memorystore_instance: { title: 'Memorystore for Valkey', icon: 'gcp-memorystore', category: 'database', holdsData: true, namedBy: ['instance_id'], link: replicaOf('cross_instance_replication_config'), listens: { defaultPorts: [6379] } },
  google_database_migration_service_connection_profile: { title: 'Database migration profile', icon: 'gcp-database-migration-service', category: 'database' },
  google_database_migration_service_migration_job: { title: 'Database migration job', icon: 'gcp-database-migration-service', category: 'database' },
  google_memorystore_instance_desired_user_created_endpoints: { title: 'Memorystore endpoints', icon: 'gcp-memorystore', category: 'database', fold: { attributes: ['name'] } },
  google_redis_cluster_user_created_connections: { title: 'Memorystore connections', icon: 'gcp-memorystore', category: 'database', fold: { attributes: ['name'] } },
};
