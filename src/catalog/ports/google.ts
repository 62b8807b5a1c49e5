/** Ports of Google Cloud: https://cloud.google.com, the connection page of each service. */
import type { ListenRule, ListenTable } from './model.js';

const NOWHERE: ListenRule = { usual: [] };
// The second one is that of its connectors.
const ALLOYDB: ListenRule = { usual: [5432, 5433] };
const CONNECTOR = 3307;
const FORWARDING: ListenRule = { at: ['ports', 'port_range'] };

export const GOOGLE_PORTS: ListenTable = {
  google_alloydb_cluster: ALLOYDB,
  google_alloydb_instance: ALLOYDB,
  google_compute_forwarding_rule: FORWARDING,
  google_compute_global_forwarding_rule: FORWARDING,
  google_filestore_instance: { usual: [111, 2049] },
  google_memcache_instance: { usual: [11211] },
  google_memorystore_instance: { usual: [6379] },
  google_redis_cluster: { usual: [6379] },
  // The second one is for TLS.
  google_redis_instance: { usual: [6379, 6378] },
  google_sql_database_instance: {
    by: {
      attribute: 'database_version',
      ports: [
        ['postgres', [5432, CONNECTOR]],
        ['mysql', [3306, CONNECTOR]],
        ['sqlserver', [1433, CONNECTOR]],
      ],
    },
  },
  // Their network is for what they call themselves.
  google_cloud_run_service: NOWHERE,
  google_cloud_run_v2_job: NOWHERE,
  google_cloud_run_v2_service: NOWHERE,
  google_cloudfunctions_function: NOWHERE,
  google_cloudfunctions2_function: NOWHERE,
};
