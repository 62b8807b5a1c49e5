/** Repositories to run the action in. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './run-action.js';

/** A folder with files by path. */
export function workspace(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

export const SHOP = {
  'aws_vpc.shop': ['aws_instance.web', 'aws_db_instance.orders'],
  'aws_instance.web': ['aws_db_instance.orders'],
};

/** A graph file: nothing is planned, so a run is as short as it can be. */
export const graphWorkspace = (graph: object = SHOP): string => workspace({ 'graph.json': JSON.stringify(graph) });

/** Ten networks, each with a subnet, a machine, a database and a bucket. */
export const fiftyResources = (): string =>
  Array.from(
    { length: 10 },
    (_, i) => `
resource "aws_vpc" "net${i}" {
  cidr_block = "10.${i}.0.0/16"
}
resource "aws_subnet" "net${i}" {
  vpc_id     = aws_vpc.net${i}.id
  cidr_block = "10.${i}.1.0/24"
}
resource "aws_instance" "web${i}" {
  ami           = "ami-1"
  instance_type = "t3.micro"
  subnet_id     = aws_subnet.net${i}.id
  user_data     = aws_db_instance.db${i}.address
}
resource "aws_db_instance" "db${i}" {
  instance_class = "db.t3.micro"
  engine         = "postgres"
  identifier     = "orders-${i}"
}
resource "aws_s3_bucket" "b${i}" {
  bucket = "files-${i}"
}
`,
  ).join('');
