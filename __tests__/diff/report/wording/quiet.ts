/** Changes of which nobody has to hear. */
import type { Wording } from './model.js';

const CODE = `
resource "aws_security_group" "db" {
  # the office
  ingress {
    from_port   = 5432
    to_port     = 5432
    protocol    = "tcp"
    cidr_blocks = ["10.0.0.0/16", "192.0.2.0/24"]
  }
  tags = { Name = "db" }
}
resource "aws_db_instance" "orders" {
  engine                 = "postgres"
  instance_class         = "db.t3.micro"
  multi_az               = false
  vpc_security_group_ids = [aws_security_group.db.id]
  tags                   = { team = "shop" }
}
`;

const NOTHING = 'No change of the architecture; 1 resource.';
const quiet = (name: string, ...edits: Wording['edits']): Wording => ({
  ...{ name, code: CODE, edits, sentence: NOTHING, back: NOTHING },
});

/** The same is open, and the code says it in another way: named, since it is no formatting. */
const touched = (name: string, ...edits: Wording['edits']): Wording => {
  const sentence = 'No change of the architecture. Also touched: ingress of security group db.';
  return { ...quiet(name, ...edits), sentence, back: sentence };
};

export const QUIET: readonly Wording[] = [
  quiet('tags', ['team = "shop"', 'team = "orders"']),
  quiet('a comment', ['# the office', '# our office']),
  quiet('spaces', ['  multi_az               = false', 'multi_az=false']),
  quiet('a default that is written', ['  multi_az               = false\n', '']),
  quiet('ranges in another order', ['["10.0.0.0/16", "192.0.2.0/24"]', '["192.0.2.0/24", "10.0.0.0/16"]']),
  quiet(
    'a local',
    ['engine                 = "postgres"', 'engine = local.engine'],
    ['resource "aws_db_instance"', 'locals {\n  engine = "postgres"\n}\nresource "aws_db_instance"'],
  ),
  touched('one rule as two', [
    '    cidr_blocks = ["10.0.0.0/16", "192.0.2.0/24"]\n  }',
    '    cidr_blocks = ["10.0.0.0/16"]\n  }\n  ingress {\n    from_port = 5432\n    to_port = 5432\n    protocol = "tcp"\n    cidr_blocks = ["192.0.2.0/24"]\n  }',
  ]),
  quiet('a provider', [
    'resource "aws_db_instance"',
    'terraform {\n  required_providers {\n    aws = {\n      source = "hashicorp/aws"\n      version = "~> 6.0"\n    }\n  }\n}\nresource "aws_db_instance"',
  ]),
];
