/** Rules of security groups of AWS. */
import { BASTION, TIERS } from './aws-code.js';
import type { Pair } from './model.js';

export const RULES: readonly Pair[] = [
  {
    name: 'a rule of its own, of what stands in the group',
    sentence: 'Opens port 22 (SSH) of the EC2 instances bastion and worker to the internet.',
    opened: [
      'opens port 22 (SSH) of aws_instance.bastion to the internet',
      'opens port 22 (SSH) of aws_instance.worker to the internet',
    ],
    values: ['cidr_ipv4: 192.0.2.0/24 → 0.0.0.0/0'],
    back: [
      'closes port 22 (SSH) of aws_instance.bastion to the internet except 192.0.2.0/24',
      'closes port 22 (SSH) of aws_instance.worker to the internet except 192.0.2.0/24',
    ],
    code: BASTION,
    edits: [['192.0.2.0/24', '0.0.0.0/0']],
  },
  {
    name: 'a rule of a range of ports',
    sentence: 'Opens ports 8080-8090 of the EC2 instances bastion and worker to the internet.',
    opened: [
      'opens ports 8080-8090 of aws_instance.bastion to the internet',
      'opens ports 8080-8090 of aws_instance.worker to the internet',
    ],
    values: ['cidr_blocks: 10.0.0.0/16 → 0.0.0.0/0'],
    code: BASTION,
    edits: [['["10.0.0.0/16"]', '["0.0.0.0/0"]']],
  },
  {
    name: 'a rule that is closed again',
    sentence: 'Closes port 22 (SSH) of the EC2 instances bastion and worker to the internet except 192.0.2.0/24.',
    opened: [
      'closes port 22 (SSH) of aws_instance.bastion to the internet except 192.0.2.0/24',
      'closes port 22 (SSH) of aws_instance.worker to the internet except 192.0.2.0/24',
    ],
    back: [
      'opens port 22 (SSH) of aws_instance.bastion to the internet',
      'opens port 22 (SSH) of aws_instance.worker to the internet',
    ],
    values: ['cidr_ipv4: 0.0.0.0/0 → 192.0.2.0/24'],
    code: BASTION.replace('192.0.2.0/24', '0.0.0.0/0'),
    edits: [['0.0.0.0/0', '192.0.2.0/24']],
  },
  {
    name: 'a rule for everybody, of what the internet reaches and of what it does not',
    sentence:
      'Opens port 22 (SSH) of the EC2 instance bastion to the internet and port 22 (SSH) of the EC2 instance worker to any address.',
    opened: [
      'opens port 22 (SSH) of aws_instance.bastion to the internet',
      'opens port 22 (SSH) of aws_instance.worker to any address',
    ],
    back: [
      'closes port 22 (SSH) of aws_instance.bastion to the internet except 192.0.2.0/24',
      'closes port 22 (SSH) of aws_instance.worker to any address except 192.0.2.0/24',
    ],
    code: TIERS,
    edits: [['192.0.2.0/24', '0.0.0.0/0']],
  },
  {
    name: 'a route from the internet to what a rule has open',
    sentence:
      'Opens port 22 (SSH) of the EC2 instance worker to the internet and makes the private subnet back public.',
    opened: ['opens port 22 (SSH) of aws_instance.worker to the internet'],
    values: ['access: private → public'],
    code: TIERS.replace('192.0.2.0/24', '0.0.0.0/0'),
    edits: [['route_table_id = aws_route_table.back.id', 'route_table_id = aws_route_table.front.id']],
  },
  {
    name: 'the same rule, written in another way',
    sentence: 'Adds a security group rule to the security group ssh and removes a security group ingress rule from it.',
    code: BASTION.replace('192.0.2.0/24', '0.0.0.0/0'),
    edits: [
      [
        'resource "aws_vpc_security_group_ingress_rule" "ssh" {\n  security_group_id = aws_security_group.ssh.id\n  from_port         = 22\n  to_port           = 22\n  ip_protocol       = "tcp"\n  cidr_ipv4         = "0.0.0.0/0"',
        'resource "aws_security_group_rule" "ssh" {\n  type = "ingress"\n  security_group_id = aws_security_group.ssh.id\n  from_port = 22\n  to_port = 22\n  protocol = "tcp"\n  cidr_blocks = ["0.0.0.0/0"]',
      ],
    ],
  },
  {
    name: 'all ports where one was open',
    sentence: 'Opens all ports of the EC2 instances bastion and worker to the internet.',
    opened: [
      'opens all ports of aws_instance.bastion to the internet',
      'opens all ports of aws_instance.worker to the internet',
    ],
    values: ['from_port: 22 → null', 'ip_protocol: tcp → -1', 'to_port: 22 → null'],
    back: [
      'closes all ports but 22 (SSH) of aws_instance.bastion to the internet',
      'closes all ports but 22 (SSH) of aws_instance.worker to the internet',
    ],
    code: BASTION.replace('192.0.2.0/24', '0.0.0.0/0'),
    edits: [['from_port         = 22\n  to_port           = 22\n  ip_protocol       = "tcp"', 'ip_protocol = "-1"']],
  },
];
