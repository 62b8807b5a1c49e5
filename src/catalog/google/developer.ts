import type { TypeTable } from '../table.js';

export const GOOGLE_DEVELOPER: TypeTable = {
  google_cloudbuild_trigger: { title: 'Cloud Build trigger', icon: 'gcp-cloud-build', category: 'developer', link: { from: ['repository_event_config', 'trigger_template', 'pubsub_config'], to: [] }, deploys: true },
  google_cloudbuild_worker_pool: { title: 'Cloud Build worker pool', icon: 'gcp-cloud-build', category: 'developer', deploys: true },
  google_cloudbuildv2_connection: { title: 'Cloud Build connection', icon: 'gcp-cloud-build', category: 'developer' },
  google_cloudbuildv2_repository: { title: 'Cloud Build repository', icon: 'gcp-cloud-build', category: 'developer', fold: { by: ['parent_connection'] } },
  google_clouddeploy_delivery_pipeline: { title: 'Cloud Deploy pipeline', icon: 'gcp-cloud-deploy', category: 'developer', deploys: true },
  google_clouddeploy_target: { title: 'Cloud Deploy target', icon: 'gcp-cloud-deploy', category: 'developer', deploys: true },
  google_sourcerepo_repository: { title: 'Cloud Source Repository', icon: 'gcp-cloud-code', category: 'developer' },
  google_secure_source_manager_instance: { title: 'Secure Source Manager', icon: 'gcp-cloud-code', category: 'developer' },
  google_secure_source_manager_repository: { title: 'Secure Source Manager repository', icon: 'gcp-cloud-code', category: 'developer', fold: { by: ['instance'] } },
  google_workstations_workstation: { title: 'Cloud Workstation', icon: 'gcp-cloud-code', category: 'developer' },
  google_workstations_workstation_cluster: { title: 'Cloud Workstations cluster', icon: 'gcp-cloud-code', category: 'developer' },
  google_workstations_workstation_config: { title: 'Cloud Workstation settings', icon: 'gcp-cloud-code', category: 'developer', fold: { by: ['workstation_cluster_id'] } },
  google_runtimeconfig_config: { title: 'Runtime configuration', icon: 'gcp-runtime-config', category: 'developer', prominence: 'configuration' },
};
