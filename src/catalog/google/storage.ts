/** Facts about the storage types of Google Cloud, one row per Terraform type: see `TypeFacts` in model.ts. */

import { EVERYBODY, PUBLIC_ACCESS } from '../exposure.js';
import type { TypeTable } from '../model.js';
import { replicaOf, rolesOf } from '../shared.js';
import { IN_ZONE_OF_LOCATION } from './shared.js';

export const GOOGLE_STORAGE: TypeTable = {
  google_storage_bucket: {
    title: 'Cloud Storage bucket',
    icon: 'gcp-cloud-storage',
    category: 'storage',
    holdsData: true,
    granted: rolesOf('storage\\..*'),
    knownAs: ['gs://{}', 'storage.googleapis.com/{}', 'projects/_/buckets/{}'],
    detail: ['location'],
    exposure: [{ audience: PUBLIC_ACCESS, when: { public_access_prevention: ['enforced'] }, closes: true }],
  },
  google_storage_bucket_object: { title: 'Cloud Storage object', icon: 'gcp-cloud-storage', category: 'storage', fold: { attributes: ['bucket'] }, supporting: true },
  google_storage_bucket_acl: { title: 'Cloud Storage ACL', icon: 'gcp-cloud-storage', category: 'storage', fold: { attributes: ['bucket'] }, supporting: true, exposure: [{ audience: EVERYBODY, when: { predefined_acl: ['publicRead', 'publicReadWrite'] } }] },
  google_storage_object_acl: { title: 'Cloud Storage object ACL', icon: 'gcp-cloud-storage', category: 'storage', fold: { attributes: ['bucket'] }, supporting: true },
  google_storage_bucket_iam_member: { title: 'Cloud Storage IAM member', icon: 'gcp-cloud-storage', category: 'storage' },
  google_storage_bucket_iam_binding: { title: 'Cloud Storage IAM binding', icon: 'gcp-cloud-storage', category: 'storage' },
  google_storage_bucket_iam_policy: { title: 'Cloud Storage IAM policy', icon: 'gcp-cloud-storage', category: 'storage' },
  google_storage_bucket_access_control: { title: 'Cloud Storage access control', icon: 'gcp-cloud-storage', category: 'storage', exposure: [{ audience: EVERYBODY, when: { entity: ['allUsers'] } }] },
  google_storage_default_object_access_control: { title: 'Cloud Storage default access', icon: 'gcp-cloud-storage', category: 'storage', exposure: [{ audience: EVERYBODY, when: { entity: ['allUsers'] } }] },
  google_storage_notification: { title: 'Cloud Storage notification', icon: 'gcp-cloud-storage', category: 'storage', fold: { attributes: ['bucket'] }, link: { from: ['bucket'], to: ['topic'] } },
  google_storage_hmac_key: { title: 'Cloud Storage HMAC key', icon: 'gcp-cloud-storage', category: 'storage', fold: { attributes: ['service_account_email'] }, supporting: true },
  google_storage_project_service_account: { title: 'Cloud Storage service account', icon: 'gcp-cloud-storage', category: 'storage', prominence: 'identity' },
  google_filestore_instance: { title: 'Filestore instance', icon: 'gcp-filestore', category: 'storage', holdsData: true, placedBy: ['networks'], wrap: IN_ZONE_OF_LOCATION, link: replicaOf('initial_replication'), listens: { defaultPorts: [111, 2049] } },
  google_filestore_backup: { title: 'Filestore backup', icon: 'gcp-filestore', category: 'storage', holdsData: true, prominence: 'backup' },
  google_netapp_storage_pool: { title: 'NetApp storage pool', icon: 'gcp-filestore', category: 'storage', holdsData: true },
  google_netapp_volume: { title: 'NetApp volume', icon: 'gcp-filestore', category: 'storage', holdsData: true },
  google_storage_transfer_job: { title: 'Storage Transfer job', icon: 'gcp-data-transfer', category: 'storage' },
  google_storage_transfer_agent_pool: { title: 'Storage Transfer agents', icon: 'gcp-data-transfer', category: 'storage' },
  google_backup_dr_backup_vault: { title: 'Backup vault', icon: 'gcp-gce-systems-management', category: 'storage', holdsData: true },
  google_backup_dr_backup_plan: { title: 'Backup plan', icon: 'gcp-gce-systems-management', category: 'storage', fold: { attributes: ['backup_vault'] } },
  google_backup_dr_backup_plan_association: { title: 'Backup plan association', icon: 'gcp-gce-systems-management', category: 'storage', fold: { attributes: ['backup_plan'] }, link: { from: ['resource'], to: ['backup_plan'] } },
  google_backup_dr_management_server: { title: 'Backup and DR server', icon: 'gcp-gce-systems-management', category: 'storage' },
  google_parallelstore_instance: { title: 'Parallelstore', icon: 'gcp-filestore', category: 'storage', holdsData: true, wrap: IN_ZONE_OF_LOCATION, namedBy: ['instance_id'] },
  google_lustre_instance: { title: 'Managed Lustre', icon: 'gcp-filestore', category: 'storage', holdsData: true, wrap: IN_ZONE_OF_LOCATION, namedBy: ['instance_id'] },
};
