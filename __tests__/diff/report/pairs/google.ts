import type { Pair } from './model.js';

const SQL = `
resource "google_sql_database_instance" "orders" {
  database_version = "POSTGRES_15"
  settings {
    tier              = "db-f1-micro"
    disk_size         = 20
    availability_type = "REGIONAL"
    ip_configuration {
      ipv4_enabled = false
      authorized_networks {
        value = "192.0.2.0/24"
      }
    }
  }
}
`;

const MACHINES = `
resource "google_compute_network" "main" { name = "main" }
resource "google_compute_firewall" "ssh" {
  network       = google_compute_network.main.name
  source_ranges = ["10.0.0.0/8"]
  target_tags   = ["bastion"]
  allow {
    protocol = "tcp"
    ports    = ["22", "3389"]
  }
}
resource "google_compute_instance" "bastion" {
  machine_type = "e2-small"
  tags         = ["bastion"]
  network_interface {
    network = google_compute_network.main.id
  }
}
`;

const RUN = `
resource "google_cloud_run_v2_service" "api" {
  name = "api"
  template {
    containers {
      image = "gcr.io/x/api"
      resources {
        limits = {
          cpu    = "1"
          memory = "512Mi"
        }
      }
    }
  }
}
resource "google_cloud_run_v2_service_iam_member" "api" {
  name   = google_cloud_run_v2_service.api.name
  role   = "roles/run.invoker"
  member = "serviceAccount:caller@example.iam.gserviceaccount.com"
}
`;

const CLUSTER = `
resource "google_container_cluster" "main" {
  name = "main"
  private_cluster_config {
    enable_private_endpoint = true
    enable_private_nodes    = true
  }
}
resource "google_container_node_pool" "workers" {
  cluster    = google_container_cluster.main.name
  node_count = 3
  node_config {
    machine_type = "e2-standard-2"
  }
}
`;

const BUCKET = `
resource "google_storage_bucket" "files" { name = "files" }
resource "google_storage_bucket_iam_binding" "files" {
  bucket  = google_storage_bucket.files.name
  role    = "roles/storage.objectViewer"
  members = ["group:team@example.com"]
}
`;

const REDIS = `
resource "google_redis_instance" "cache" {
  memory_size_gb = 1
  redis_version  = "REDIS_6_X"
}
`;

export const GOOGLE: readonly Pair[] = [
  {
    name: 'a larger database',
    values: ['disk_size: 20 → 100', 'tier: db-f1-micro → db-n1-standard-2'],
    code: SQL,
    edits: [
      ['db-f1-micro', 'db-n1-standard-2'],
      ['= 20', '= 100'],
    ],
  },
  {
    name: 'a database without a second zone',
    values: ['availability_type: REGIONAL → ZONAL'],
    code: SQL,
    edits: [['REGIONAL', 'ZONAL']],
  },
  {
    name: 'a database with a public address',
    sentence: 'Opens the database orders to the internet (public address).',
    opened: [
      'opens google_sql_database_instance.orders to 192.0.2.0/24',
      'opens google_sql_database_instance.orders to the internet (public address)',
    ],
    values: ['ipv4_enabled: false → true'],
    code: SQL,
    edits: [['ipv4_enabled = false', 'ipv4_enabled = true']],
  },
  {
    name: 'a database for every network',
    sentence: 'Opens the database orders to the internet.',
    opened: ['opens google_sql_database_instance.orders to the internet'],
    code: SQL,
    edits: [['192.0.2.0/24', '0.0.0.0/0']],
  },
  {
    name: 'a firewall for everybody, before a machine without a public address',
    sentence: 'Opens ports 22 (SSH) and 3389 (RDP) of the virtual machine bastion to any address.',
    opened: [
      'opens port 22 (SSH) of google_compute_instance.bastion to any address',
      'opens port 3389 (RDP) of google_compute_instance.bastion to any address',
    ],
    back: [
      'closes port 22 (SSH) of google_compute_instance.bastion to any address except 10.0.0.0/8',
      'closes port 3389 (RDP) of google_compute_instance.bastion to any address except 10.0.0.0/8',
    ],
    values: ['source_ranges: 10.0.0.0/8 → 0.0.0.0/0'],
    code: MACHINES,
    edits: [['10.0.0.0/8', '0.0.0.0/0']],
  },
  {
    name: 'a firewall for everybody',
    sentence: 'Opens ports 22 (SSH) and 3389 (RDP) of the virtual machine bastion to the internet.',
    opened: [
      'opens port 22 (SSH) of google_compute_instance.bastion to the internet',
      'opens port 3389 (RDP) of google_compute_instance.bastion to the internet',
    ],
    values: ['source_ranges: 10.0.0.0/8 → 0.0.0.0/0'],
    code: MACHINES.replace('main.id\n  }', 'main.id\n    access_config {}\n  }'),
    edits: [['10.0.0.0/8', '0.0.0.0/0']],
  },
  {
    name: 'a firewall for everybody, of a whole network',
    sentence: 'Opens ports 22 (SSH) and 3389 (RDP) of the VPC network main to the internet.',
    opened: [
      'opens port 22 (SSH) of google_compute_network.main to the internet',
      'opens port 3389 (RDP) of google_compute_network.main to the internet',
    ],
    values: ['source_ranges: 10.0.0.0/8 → 0.0.0.0/0'],
    code: MACHINES,
    edits: [['["10.0.0.0/8"]\n  target_tags   = ["bastion"]', '["0.0.0.0/0"]']],
  },
  {
    name: 'a firewall that keeps everybody out first',
    values: ['source_ranges: 10.0.0.0/8 → 0.0.0.0/0'],
    code: `${MACHINES}resource "google_compute_firewall" "none" {\n  network = google_compute_network.main.name\n  priority = 1\n  source_ranges = ["0.0.0.0/0"]\n  deny {\n    protocol = "all"\n  }\n}\n`,
    edits: [['10.0.0.0/8', '0.0.0.0/0']],
  },
  {
    name: 'a service that anybody may call',
    sentence: 'Opens the service api to everybody (roles/run.invoker).',
    opened: ['opens google_cloud_run_v2_service.api to everybody'],
    code: RUN,
    edits: [['serviceAccount:caller@example.iam.gserviceaccount.com', 'allUsers']],
  },
  {
    name: 'a larger container',
    values: ['cpu: 1 → 2', 'memory: 512Mi → 1Gi'],
    code: RUN,
    edits: [
      ['512Mi', '1Gi'],
      ['"1"', '"2"'],
    ],
  },
  {
    name: 'an endpoint of a cluster',
    sentence: 'Opens the endpoint of the Kubernetes cluster main to the internet.',
    opened: ['opens the endpoint of google_container_cluster.main to the internet'],
    values: ['enable_private_endpoint: true → false'],
    code: CLUSTER,
    edits: [['enable_private_endpoint = true', 'enable_private_endpoint = false']],
  },
  {
    name: 'other machines in a pool',
    values: ['machine_type: e2-standard-2 → e2-standard-8'],
    code: CLUSTER,
    edits: [['e2-standard-2', 'e2-standard-8']],
  },
  { name: 'more nodes', values: ['node_count: 3 → 5'], code: CLUSTER, edits: [['node_count = 3', 'node_count = 5']] },
  {
    name: 'a bucket for everybody',
    sentence: 'Opens the bucket files to everybody (roles/storage.objectViewer).',
    opened: ['opens google_storage_bucket.files to everybody'],
    code: BUCKET,
    edits: [['"group:team@example.com"', '"group:team@example.com", "allUsers"']],
  },
  {
    name: 'a larger cache of another version',
    values: ['memory_size_gb: 1 → 4', 'redis_version: REDIS_6_X → REDIS_7_0'],
    code: REDIS,
    edits: [
      ['= 1', '= 4'],
      ['REDIS_6_X', 'REDIS_7_0'],
    ],
  },
  {
    name: 'an entrance that no longer asks for a sign-in',
    sentence: 'Opens the load balancer shop to everybody without a sign-in (IAP).',
    opened: ['opens google_compute_global_forwarding_rule.shop to everybody without a sign-in (IAP)'],
    code: `
resource "google_compute_backend_service" "shop" {
  name                  = "shop"
  load_balancing_scheme = "EXTERNAL_MANAGED"
  iap {
    enabled = true
  }
}
resource "google_compute_url_map" "shop" {
  name            = "shop"
  default_service = google_compute_backend_service.shop.id
}
resource "google_compute_target_https_proxy" "shop" {
  name    = "shop"
  url_map = google_compute_url_map.shop.id
}
resource "google_compute_global_forwarding_rule" "shop" {
  name   = "shop"
  target = google_compute_target_https_proxy.shop.id
}
`,
    edits: [['  iap {\n    enabled = true\n  }\n', '']],
  },
];
