/** Firewalls of other clouds: what a change opens and closes. */
import type { Pair } from './model.js';

const DROPLET = `
resource "digitalocean_droplet" "web" {
  name = "web"
  image = "ubuntu-22-04-x64"
  size = "s-1vcpu-1gb"
  region = "fra1"
  tags = ["web"]
}
resource "digitalocean_firewall" "web" {
  name = "web"
  droplet_ids = [digitalocean_droplet.web.id]
  inbound_rule {
    protocol = "tcp"
    port_range = "22"
    source_addresses = ["203.0.113.4/32"]
  }
  inbound_rule {
    protocol = "tcp"
    port_range = "443"
    source_addresses = ["0.0.0.0/0", "::/0"]
  }
}
`;

const HETZNER = `
resource "hcloud_server" "web" {
  name = "web"
  image = "ubuntu-22.04"
  server_type = "cx11"
  firewall_ids = [hcloud_firewall.web.id]
}
resource "hcloud_firewall" "web" {
  name = "web"
  rule {
    direction = "in"
    protocol = "tcp"
    port = "22"
    source_ips = ["203.0.113.4/32"]
  }
  rule {
    direction = "in"
    protocol = "tcp"
    port = "443"
    source_ips = ["0.0.0.0/0", "::/0"]
  }
  rule {
    direction = "in"
    protocol = "icmp"
    source_ips = ["0.0.0.0/0", "::/0"]
  }
}
`;

const ALIBABA = `
resource "alicloud_vpc" "main" {
  cidr_block = "10.0.0.0/16"
}
resource "alicloud_vswitch" "a" {
  vpc_id = alicloud_vpc.main.id
  cidr_block = "10.0.1.0/24"
  zone_id = "eu-central-1a"
}
resource "alicloud_instance" "web" {
  instance_name = "web"
  vswitch_id = alicloud_vswitch.a.id
  security_groups = [alicloud_security_group.web.id]
  instance_type = "ecs.n4.large"
  image_id = "ubuntu_18_04"
  internet_max_bandwidth_out = 10
}
resource "alicloud_security_group" "web" {
  vpc_id = alicloud_vpc.main.id
}
resource "alicloud_security_group_rule" "ssh" {
  type = "ingress"
  ip_protocol = "tcp"
  port_range = "22/22"
  security_group_id = alicloud_security_group.web.id
  cidr_ip = "203.0.113.4/32"
}
`;

const ORACLE = `
resource "oci_core_vcn" "main" {
  compartment_id = "ocid1.compartment.oc1..x"
  cidr_blocks = ["10.0.0.0/16"]
}
resource "oci_core_subnet" "a" {
  compartment_id = "ocid1.compartment.oc1..x"
  vcn_id = oci_core_vcn.main.id
  cidr_block = "10.0.1.0/24"
  security_list_ids = [oci_core_security_list.web.id]
}
resource "oci_core_instance" "web" {
  compartment_id = "ocid1.compartment.oc1..x"
  availability_domain = "AD-1"
  shape = "VM.Standard2.1"
  display_name = "web"
  create_vnic_details {
    subnet_id = oci_core_subnet.a.id
    nsg_ids = [oci_core_network_security_group.web.id]
  }
}
resource "oci_core_security_list" "web" {
  compartment_id = "ocid1.compartment.oc1..x"
  vcn_id = oci_core_vcn.main.id
  ingress_security_rules {
    protocol = "6"
    source = "203.0.113.0/24"
    tcp_options {
      min = 22
      max = 22
    }
  }
}
resource "oci_core_network_security_group" "web" {
  compartment_id = "ocid1.compartment.oc1..x"
  vcn_id = oci_core_vcn.main.id
}
resource "oci_core_network_security_group_security_rule" "https" {
  network_security_group_id = oci_core_network_security_group.web.id
  direction = "INGRESS"
  protocol = "6"
  source = "203.0.114.0/24"
  source_type = "CIDR_BLOCK"
  tcp_options {
    destination_port_range {
      min = 443
      max = 443
    }
  }
}
`;

const SCALEWAY = `
resource "scaleway_instance_security_group" "web" {
  inbound_default_policy = "drop"
  inbound_rule {
    action = "accept"
    port = 22
    ip_range = "203.0.113.4/32"
  }
}
resource "scaleway_instance_server" "web" {
  name = "web"
  type = "DEV1-S"
  image = "ubuntu_jammy"
  security_group_id = scaleway_instance_security_group.web.id
}
`;

const LINODE = `
resource "linode_instance" "web" {
  label = "web"
  type = "g6-nanode-1"
  region = "eu-central"
}
resource "linode_firewall" "web" {
  label = "web"
  inbound_policy = "DROP"
  outbound_policy = "ACCEPT"
  inbound {
    label = "ssh"
    action = "ACCEPT"
    protocol = "TCP"
    ports = "22"
    ipv4 = ["203.0.113.4/32"]
  }
  linodes = [linode_instance.web.id]
}
`;

const YANDEX = `
resource "yandex_vpc_network" "main" {}
resource "yandex_vpc_subnet" "a" {
  network_id = yandex_vpc_network.main.id
  v4_cidr_blocks = ["10.1.0.0/24"]
}
resource "yandex_vpc_security_group" "web" {
  network_id = yandex_vpc_network.main.id
  ingress {
    protocol = "TCP"
    port = 22
    v4_cidr_blocks = ["203.0.113.4/32"]
  }
}
resource "yandex_compute_instance" "web" {
  name = "web"
  network_interface {
    subnet_id = yandex_vpc_subnet.a.id
    nat = true
    security_group_ids = [yandex_vpc_security_group.web.id]
  }
}
`;

const ORDERS = `
resource "digitalocean_database_cluster" "orders" {
  name = "orders"
  engine = "pg"
  size = "db-s-1vcpu-1gb"
  node_count = 1
}
resource "digitalocean_database_firewall" "orders" {
  cluster_id = digitalocean_database_cluster.orders.id
  rule {
    type = "ip_addr"
    value = "203.0.113.9"
  }
}
`;

const SSH_RANGE = '203.0.113.4/32';
const EVERYBODY = '0.0.0.0/0';

/** The same change of the range that may reach port 22, in each cloud. */
const ssh = (name: string, code: string, subject: string, sentence: string): Pair => ({
  ...{ name, code, edits: [[SSH_RANGE, EVERYBODY]], sentence },
  opened: [`opens port 22 (SSH) of ${subject} to the internet`],
  back: [`closes port 22 (SSH) of ${subject} to the internet except ${SSH_RANGE}`],
});

export const OTHERS: readonly Pair[] = [
  ssh(
    'a rule of DigitalOcean',
    DROPLET,
    'digitalocean_droplet.web',
    'Opens port 22 (SSH) of the DigitalOcean Droplet web to the internet.',
  ),
  ssh(
    'a rule of DigitalOcean for a tag',
    DROPLET.replace('droplet_ids = [digitalocean_droplet.web.id]', 'tags = ["web"]'),
    'digitalocean_droplet.web',
    'Opens port 22 (SSH) of the DigitalOcean Droplet web to the internet.',
  ),
  {
    name: 'the other rule of the same firewall',
    code: DROPLET,
    edits: [['["0.0.0.0/0", "::/0"]', '["10.0.0.0/8"]']],
    sentence: 'Closes port 443 of the DigitalOcean Droplet web to the internet.',
    opened: ['closes port 443 of digitalocean_droplet.web to the internet'],
  },
  {
    name: 'a database of DigitalOcean',
    code: ORDERS,
    edits: [['"203.0.113.9"', '"0.0.0.0/0"']],
    sentence: 'Opens the database orders to the internet.',
    opened: ['opens digitalocean_database_cluster.orders to the internet'],
  },
  ssh(
    'a rule of Hetzner',
    HETZNER,
    'hcloud_server.web',
    'Opens port 22 (SSH) of the Hetzner server web to the internet.',
  ),
  ssh(
    'a rule of Hetzner with an attachment',
    HETZNER.replace('  firewall_ids = [hcloud_firewall.web.id]\n', '').concat(
      'resource "hcloud_firewall_attachment" "web" {\n  firewall_id = hcloud_firewall.web.id\n  server_ids = [hcloud_server.web.id]\n}\n',
    ),
    'hcloud_server.web',
    'Opens port 22 (SSH) of the Hetzner server web to the internet.',
  ),
  {
    name: 'any port of Hetzner',
    code: HETZNER,
    edits: [['port = "443"', 'port = "any"']],
    sentence: 'Opens all ports of the Hetzner server web to the internet.',
    opened: ['opens all ports of hcloud_server.web to the internet'],
    back: ['closes all ports but 443 of hcloud_server.web to the internet'],
  },
  ssh(
    'a rule of Alibaba Cloud',
    ALIBABA,
    'alicloud_instance.web',
    'Opens port 22 (SSH) of the instance web to the internet.',
  ),
  {
    name: 'a rule of Alibaba Cloud that drops',
    code: ALIBABA.replace(SSH_RANGE, EVERYBODY).replace('type = "ingress"', 'type = "ingress"\n  policy = "accept"'),
    edits: [['policy = "accept"', 'policy = "drop"']],
    sentence: 'Closes port 22 (SSH) of the instance web to the internet.',
    opened: ['closes port 22 (SSH) of alicloud_instance.web to the internet'],
  },
  {
    name: 'a security list of Oracle Cloud',
    code: ORACLE,
    edits: [['"203.0.113.0/24"', '"0.0.0.0/0"']],
    sentence: 'Opens port 22 (SSH) of the subnet a to the internet.',
    opened: ['opens port 22 (SSH) of oci_core_subnet.a to the internet'],
    back: ['closes port 22 (SSH) of oci_core_subnet.a to the internet except 203.0.113.0/24'],
  },
  {
    name: 'a group of Oracle Cloud',
    code: ORACLE,
    edits: [['"203.0.114.0/24"', '"0.0.0.0/0"']],
    sentence: 'Opens port 443 of the instance web to the internet.',
    opened: ['opens port 443 of oci_core_instance.web to the internet'],
    back: ['closes port 443 of oci_core_instance.web to the internet except 203.0.114.0/24'],
  },
  {
    name: 'UDP in a group of Oracle Cloud',
    code: ORACLE.replace('"203.0.114.0/24"', '"0.0.0.0/0"').replace(
      /protocol = "6"([^}]*?) {2}tcp_options \{\n {4}destination/,
      'protocol = "17"$1  udp_options {\n    destination',
    ),
    edits: [['min = 443', 'min = 442']],
    sentence: 'Opens port 442 (UDP) of the instance web to the internet.',
    opened: ['opens port 442 (UDP) of oci_core_instance.web to the internet'],
  },
  ssh(
    'a rule of Scaleway',
    SCALEWAY,
    'scaleway_instance_server.web',
    'Opens port 22 (SSH) of the instance server web to the internet.',
  ),
  ssh('a rule of Linode', LINODE, 'linode_instance.web', 'Opens port 22 (SSH) of the instance web to the internet.'),
  {
    name: 'a rule of Linode with several ports',
    code: LINODE.replace(SSH_RANGE, EVERYBODY),
    edits: [['ports = "22"', 'ports = "22, 8000-8100"']],
    sentence: 'Opens ports 8000-8100 of the instance web to the internet.',
    opened: ['opens ports 8000-8100 of linode_instance.web to the internet'],
  },
  ssh(
    'a rule of Yandex Cloud',
    YANDEX,
    'yandex_compute_instance.web',
    'Opens port 22 (SSH) of the compute instance web to the internet.',
  ),
  {
    name: 'the addresses of a database of Alibaba Cloud',
    code: `
resource "alicloud_db_instance" "orders" {
  engine = "MySQL"
  security_ips = ["10.0.0.0/8"]
}
`,
    edits: [['["10.0.0.0/8"]', '["0.0.0.0/0"]']],
    sentence: 'Opens the DB instance orders to the internet.',
    opened: ['opens alicloud_db_instance.orders to the internet'],
  },
  {
    name: 'one of three buckets',
    code: `
locals {
  buckets = { a = { public = false }, b = { public = 0 == 1 }, c = { public = false } }
}
resource "google_storage_bucket" "files" {
  for_each = local.buckets
  name     = "files-\${each.key}"
}
resource "google_storage_bucket_iam_member" "public" {
  for_each = { for key, bucket in local.buckets : key => bucket if bucket.public }
  bucket   = google_storage_bucket.files[each.key].name
  role     = "roles/storage.objectViewer"
  member   = "allUsers"
}
`,
    edits: [['0 == 1', '0 == 0']],
    sentence: 'Opens the bucket files-b to everybody (roles/storage.objectViewer).',
    opened: ['opens google_storage_bucket.files["b"] to everybody'],
  },
  {
    name: 'a new reader of a replaced cluster, which is not replaced itself',
    code: 'resource "aws_rds_cluster" "orders" {\n  engine            = "aurora-postgresql"\n  storage_encrypted = false\n}\n# end',
    edits: [
      ['false', 'true'],
      ['# end', 'resource "aws_rds_cluster_instance" "two" {\n  cluster_identifier = aws_rds_cluster.orders.id\n}\n'],
    ],
    sentence: 'Replaces the database orders (storage_encrypted from false to true; data is lost).',
    values: ['storage_encrypted: false → true'],
  },
  {
    name: 'another revision of a module from Git',
    code: 'module "widget" {\n  source = "git::https://git.acme.example/widget.git?ref=v1.0.0"\n}\n',
    edits: [['v1.0.0', 'v2.0.0']],
    sentence: 'Updates the module widget from v1.0.0 to v2.0.0; its code was not read.',
    values: ['version: v1.0.0 → v2.0.0'],
  },
];
