import type { Wording } from './model.js';

const INLINE = `
resource "aws_security_group" "s" {
  ingress {
    from_port   = 443
    to_port     = 443
    protocol    = "tcp"
    cidr_blocks = ["10.0.0.0/8"]
  }
}
resource "aws_instance" "i" {
  instance_type          = "t3.micro"
  vpc_security_group_ids = [aws_security_group.s.id]
}
`;

const SPARE = INLINE.slice(0, INLINE.indexOf('resource "aws_instance"'));

const SSH = `
resource "aws_security_group" "ssh" { name = "ssh" }
resource "aws_vpc_security_group_ingress_rule" "ssh" {
  security_group_id = aws_security_group.ssh.id
  from_port         = 22
  to_port           = 22
  ip_protocol       = "tcp"
  cidr_ipv4         = "192.0.2.0/24"
}
resource "aws_instance" "bastion" {
  instance_type          = "t3.micro"
  vpc_security_group_ids = [aws_security_group.ssh.id]
}
`;

const NSG = `
resource "azurerm_network_security_group" "app" {
  name = "app"
  security_rule {
    name                       = "rdp"
    direction                  = "Inbound"
    access                     = "Allow"
    priority                   = 200
    protocol                   = "Tcp"
    source_address_prefix      = "10.1.0.0/16"
    destination_port_range     = "3389"
    destination_address_prefix = "*"
    source_port_range          = "*"
  }
}
`;

const SQL_SERVER = `
resource "azurerm_mssql_server" "sql" {
  name    = "sql"
  version = "12.0"
}
resource "azurerm_mssql_database" "orders" {
  name      = "orders"
  server_id = azurerm_mssql_server.sql.id
}
resource "azurerm_mssql_firewall_rule" "office" {
  name             = "office"
  server_id        = azurerm_mssql_server.sql.id
  start_ip_address = "192.0.2.1"
  end_ip_address   = "192.0.2.9"
}
`;

const FIREWALL = `
resource "google_compute_network" "main" { name = "main" }
resource "google_compute_firewall" "ssh" {
  network       = google_compute_network.main.name
  source_ranges = ["10.0.0.0/8"]
  target_tags   = ["bastion"]
  allow {
    protocol = "tcp"
    ports    = ["22"]
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

const CLOUD_SQL = `
resource "google_sql_database_instance" "orders" {
  database_version = "POSTGRES_15"
  settings {
    tier = "db-f1-micro"
    ip_configuration {
      ipv4_enabled = true
      authorized_networks {
        value = "192.0.2.0/24"
      }
    }
  }
}
`;

const RUN = `
resource "google_cloud_run_v2_service" "payment" {
  name    = "payment"
  ingress = "INGRESS_TRAFFIC_INTERNAL_ONLY"
}
resource "google_cloud_run_v2_service_iam_member" "payment" {
  name   = google_cloud_run_v2_service.payment.name
  role   = "roles/run.invoker"
  member = "serviceAccount:caller@example.iam.gserviceaccount.com"
}
`;

export const RANGES: readonly Wording[] = [
  {
    name: 'all ports where one was',
    code: INLINE,
    edits: [
      ['from_port   = 443', 'from_port = 0'],
      ['to_port     = 443', 'to_port = 65535'],
    ],
    sentence: 'Opens all ports of the EC2 instance i to 10.0.0.0/8.',
    back: 'Closes all ports but 443 of the EC2 instance i to 10.0.0.0/8.',
  },
  {
    name: 'all ports of a group that nothing is in',
    code: SPARE,
    edits: [
      ['from_port   = 443', 'from_port = 0'],
      ['to_port     = 443', 'to_port = 65535'],
    ],
    sentence: 'Opens all ports of the security group s to 10.0.0.0/8.',
    back: 'Closes all ports but 443 of the security group s to 10.0.0.0/8.',
  },
  {
    name: 'SSH from another network',
    code: SSH,
    edits: [['192.0.2.0/24', '203.0.113.0/24']],
    sentence:
      'Opens port 22 (SSH) of the EC2 instance bastion to 203.0.113.0/24 and closes its port 22 (SSH) to 192.0.2.0/24.',
  },
  {
    name: 'a wider network',
    code: SSH,
    edits: [['192.0.2.0/24', '192.0.0.0/16']],
    sentence: 'Opens port 22 (SSH) of the EC2 instance bastion to 192.0.0.0/16.',
    back: 'Closes port 22 (SSH) of the EC2 instance bastion to 192.0.0.0/16 except 192.0.2.0/24.',
  },
  {
    name: 'two halves of the same network are that network',
    code: INLINE,
    edits: [['["10.0.0.0/8"]', '["10.0.0.0/9", "10.128.0.0/9"]']],
    sentence:
      'No change of the architecture. Also touched: ingress.cidr_blocks (-10.0.0.0/8, +10.0.0.0/9, +10.128.0.0/9) of security group s.',
    back: 'No change of the architecture. Also touched: ingress.cidr_blocks (-10.0.0.0/9, -10.128.0.0/9, +10.0.0.0/8) of security group s.',
  },
  {
    name: 'everybody, where an office was',
    code: SSH,
    edits: [['192.0.2.0/24', '0.0.0.0/0']],
    sentence: 'Opens port 22 (SSH) of the EC2 instance bastion to the internet.',
    back: 'Closes port 22 (SSH) of the EC2 instance bastion to the internet except 192.0.2.0/24.',
  },
  {
    name: 'a port more',
    code: INLINE,
    edits: [['to_port     = 443', 'to_port = 444']],
    sentence: 'Opens port 444 of the EC2 instance i to 10.0.0.0/8.',
    back: 'Closes port 444 of the EC2 instance i to 10.0.0.0/8.',
  },
  {
    name: 'three more offices',
    code: INLINE,
    edits: [['["10.0.0.0/8"]', '["10.0.0.0/8", "192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24"]']],
    sentence: 'Opens port 443 of the EC2 instance i to 3 address ranges.',
    back: 'Closes port 443 of the EC2 instance i to 3 address ranges.',
  },
  {
    name: 'another network in Azure',
    code: NSG,
    edits: [['10.1.0.0/16', '203.0.113.0/24']],
    sentence:
      'Opens port 3389 (RDP) of the network security group app to 203.0.113.0/24 and closes its port 3389 (RDP) to 10.1.0.0/16.',
  },
  {
    name: 'all ports in Azure',
    code: NSG,
    edits: [['"3389"', '"0-65535"']],
    sentence: 'Opens all ports of the network security group app to 10.1.0.0/16.',
    back: 'Closes all ports but 3389 (RDP) of the network security group app to 10.1.0.0/16.',
  },
  {
    name: 'a larger office in the firewall of a server',
    code: SQL_SERVER,
    edits: [['192.0.2.9', '192.0.2.30']],
    sentence: 'Opens the firewall of the database orders to 192.0.2.1-192.0.2.30.',
    back: 'No longer admits 192.0.2.1-192.0.2.30 to the database orders, only 192.0.2.1-192.0.2.9.',
  },
  {
    name: 'another network in Google Cloud',
    code: FIREWALL,
    edits: [['10.0.0.0/8', '203.0.113.0/24']],
    sentence:
      'Opens port 22 (SSH) of the virtual machine bastion to 203.0.113.0/24 and closes its port 22 (SSH) to 10.0.0.0/8.',
  },
  {
    name: 'all ports in Google Cloud',
    code: FIREWALL,
    edits: [['    ports    = ["22"]\n', '']],
    sentence: 'Opens all ports of the virtual machine bastion to 10.0.0.0/8.',
    back: 'Closes all ports but 22 (SSH) of the virtual machine bastion to 10.0.0.0/8.',
  },
  {
    name: 'a network more that a database lets in',
    code: CLOUD_SQL,
    edits: [['192.0.2.0/24', '203.0.113.0/24']],
    sentence: 'Opens the database orders to 203.0.113.0/24 and closes it to 192.0.2.0/24.',
  },
  {
    name: 'one thing opened in two words',
    code: RUN,
    edits: [
      ['INGRESS_TRAFFIC_INTERNAL_ONLY', 'INGRESS_TRAFFIC_ALL'],
      ['serviceAccount:caller@example.iam.gserviceaccount.com', 'allUsers'],
    ],
    sentence: 'Opens the service payment to everybody (roles/run.invoker).',
    back: 'No longer admits everybody to the service payment and lets the service account "caller@example.iam.gserviceaccount.com" call the service payment (roles/run.invoker).',
  },
];
