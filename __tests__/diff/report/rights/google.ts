/** Rights in Google Cloud: members, bindings and policies of projects, things and service accounts. */
import type { RightsPair } from './model.js';

const project = (role: string, more = ''): string => `
resource "google_service_account" "worker" { account_id = "worker" }
resource "google_project_iam_member" "worker" {
  project = "acme"
  role    = "${role}"
  member  = "serviceAccount:\${google_service_account.worker.email}"
  ${more}
}
`;

const bucket = (role: string, members: string): string => `
resource "google_service_account" "worker" { account_id = "worker" }
resource "google_storage_bucket" "files" { name = "files" }
resource "google_storage_bucket_iam_binding" "files" {
  bucket  = google_storage_bucket.files.name
  role    = "${role}"
  members = ${members}
}
`;

const WORKER = `"serviceAccount:\${google_service_account.worker.email}"`;

const becoming = (role: string, member: string): string => `
resource "google_service_account" "deploy" { account_id = "deploy" }
resource "google_service_account_iam_member" "deploy" {
  service_account_id = google_service_account.deploy.name
  role               = "${role}"
  member             = "${member}"
}
`;

const POOL = 'principalSet://iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/github';

const policy = (role: string): string => `
resource "google_storage_bucket" "files" { name = "files" }
data "google_iam_policy" "files" {
  binding {
    role    = "${role}"
    members = ["serviceAccount:other@acme.iam.gserviceaccount.com"]
  }
}
resource "google_storage_bucket_iam_policy" "files" {
  bucket      = google_storage_bucket.files.name
  policy_data = data.google_iam_policy.files.policy_data
}
`;

export const GOOGLE: readonly RightsPair[] = [
  {
    name: 'two administrations of one project share their verb and their object',
    before: project('roles/viewer'),
    after: `${project('roles/viewer')}
resource "google_project_iam_member" "more" {
  for_each = toset(["roles/bigquery.admin", "roles/storage.admin"])
  project  = "acme"
  role     = each.key
  member   = ${WORKER}
}
`,
    sentence:
      'Lets the service account worker administer BigQuery and Cloud Storage in the project acme (roles/bigquery.admin and roles/storage.admin).',
  },
  {
    name: 'owner of a project instead of a viewer',
    before: project('roles/viewer'),
    after: project('roles/owner'),
    sentence: 'Makes the service account worker owner of the project acme (roles/owner).',
  },
  {
    name: 'viewer instead of owner',
    before: project('roles/owner'),
    after: project('roles/viewer'),
    sentence: 'No longer makes the service account worker owner of the project acme (roles/owner).',
  },
  {
    name: 'all of a service in a project',
    before: project('roles/storage.objectViewer'),
    after: project('roles/storage.admin'),
    sentence: 'Lets the service account worker administer Cloud Storage in the project acme (roles/storage.admin).',
  },
  {
    name: 'tokens of every account of a project',
    before: project('roles/viewer'),
    after: project('roles/iam.serviceAccountTokenCreator'),
    sentence:
      'Lets the service account worker act as every service account of the project acme (roles/iam.serviceAccountTokenCreator) and no longer makes the service account worker viewer of the project acme (roles/viewer).',
  },
  {
    name: 'a role of one’s own',
    before: project('roles/storage.objectViewer'),
    after: project('projects/acme/roles/keeper'),
    sentence: 'Gives the service account worker the role projects/acme/roles/keeper on the project acme.',
  },
  {
    name: 'a condition',
    before: project('roles/storage.admin'),
    after: project(
      'roles/storage.admin',
      'condition {\n title = "hours"\n expression = "request.time.getHours() < 9"\n }',
    ),
    sentence:
      'Lets the service account worker administer Cloud Storage in the project acme under more conditions only (roles/storage.admin).',
  },
  {
    name: 'a bucket may be administered',
    before: bucket('roles/storage.objectViewer', `[${WORKER}]`),
    after: bucket('roles/storage.admin', `[${WORKER}]`),
    sentence: 'Lets the service account worker administer the bucket files (roles/storage.admin).',
  },
  {
    name: 'a user beside a service account',
    before: bucket('roles/storage.objectViewer', `[${WORKER}]`),
    after: bucket('roles/storage.objectViewer', `[${WORKER}, "user:jane@acme.example"]`),
    sentence: 'Lets a user read the bucket files (roles/storage.objectViewer).',
  },
  {
    name: 'everybody, which is said once',
    before: bucket('roles/storage.objectViewer', `[${WORKER}]`),
    after: bucket('roles/storage.objectViewer', `[${WORKER}, "allUsers"]`),
    sentence: 'Opens the bucket files to everybody (roles/storage.objectViewer).',
  },
  {
    name: 'a binding for all that everybody may already read, in another order',
    before: bucket('roles/storage.objectViewer', `[${WORKER}, "user:jane@acme.example"]`),
    after: bucket('roles/storage.objectViewer', `["user:jane@acme.example", ${WORKER}]`),
    sentence: 'No change of the architecture; 1 resource.',
  },
  {
    name: 'a member in the place of a binding',
    before: bucket('roles/storage.objectViewer', `[${WORKER}]`),
    after: bucket('roles/storage.objectViewer', `[${WORKER}]`)
      .replace('_iam_binding', '_iam_member')
      .replace('members = [', 'member = ')
      .replace('}"]', '}"'),
    sentence: 'No change of the architecture.',
  },
  {
    name: 'a repository may act as an account',
    before: becoming('roles/iam.workloadIdentityUser', `${POOL}/attribute.repository/acme/shop`),
    after: becoming('roles/iam.workloadIdentityUser', `${POOL}/*`),
    sentence:
      'Lets everybody of a workload identity pool act as the service account deploy (roles/iam.workloadIdentityUser).',
  },
  {
    name: 'more in a policy of a data source',
    before: policy('roles/storage.objectViewer'),
    after: policy('roles/storage.objectAdmin'),
    sentence:
      'Lets the service account "other@acme.iam.gserviceaccount.com" read, write to and delete from the bucket files (roles/storage.objectAdmin).',
  },
];
