/** The line that proves an arrow is in the block that says so, where a resource has several of one name. */
import { understand } from '../../src/inference/index.js';
import { readStatic } from '../../src/planning/static/index.js';
import { withDeclarations } from '../../src/terraform/references/declarations.js';
import { treeOf } from '../support/code.js';
import { memoryIo } from '../support/memory-io.js';

/** Each arrow as its start, its end, the lines that prove it, and what is written on it. */
async function arrowsIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { root } = await treeOf(files);
  const inventory = await readStatic(root, { varFiles: [], workspace: null }, memoryIo({}));
  const { ledger, graph } = understand(withDeclarations(inventory, root));
  const labels = new Map(graph.edges.map(({ from, to, label }) => [`${from} ${to}`, label]));
  return ledger.arrows.map(({ from, to, evidence }) =>
    [
      `${from.split('.')[1]} -> ${to.split('.')[1]}`,
      ...evidence.map(({ at }) => at),
      labels.get(`${from} ${to}`) || 'no label',
    ].join(', '),
  );
}

const NETWORK = `resource "aws_vpc" "v" { cidr_block = "10.0.0.0/16" }
resource "aws_subnet" "s" {
  vpc_id     = aws_vpc.v.id
  cidr_block = "10.0.0.0/24"
}
${['one', 'two', 'app']
  .map(
    (name) => `resource "aws_instance" "${name}" {
  subnet_id              = aws_subnet.s.id
  vpc_security_group_ids = [aws_security_group.${name}.id]
}
`,
  )
  .join('')}
resource "aws_security_group" "one" { vpc_id = aws_vpc.v.id }
resource "aws_security_group" "two" { vpc_id = aws_vpc.v.id }
locals { ids = { two = aws_security_group.two.id } }
`;

const app = (...blocks: string[]) => ({
  'network.tf': NETWORK,
  'app.tf': `resource "aws_security_group" "app" {
  vpc_id = aws_vpc.v.id
${blocks.join('\n')}
}
`,
});

const block = (port: string, group: string) => `    from_port = ${port}
    to_port   = ${port}
    protocol  = "tcp"
    security_groups = [${group}]`;
const still = (port: string, group: string) => `  ingress {\n${block(port, group)}\n  }`;
const dynamic = (each: string, port: string, group: string, iterator = '') =>
  `  dynamic "ingress" {\n    for_each = ${each}\n${iterator}    content {\n${block(port, group)}\n    }\n  }`;

test('a static block and a dynamic one that takes its source from a local', async () => {
  const files = app(
    still('8080', 'aws_security_group.one.id'),
    dynamic('toset(["two"])', '22', 'local.ids[ingress.value]'),
  );
  expect(await arrowsIn(files)).toEqual(['one -> app, app.tf:7, 8080/tcp', 'two -> app, app.tf:15, 22/tcp']);
});

test('the dynamic block first, with an iterator', async () => {
  const files = app(
    dynamic('toset(["x"])', '22', 'aws_security_group.one.id', '    iterator = peer\n'),
    still('443', 'aws_security_group.two.id'),
  );
  expect(await arrowsIn(files)).toEqual(['one -> app, app.tf:10, 22/tcp', 'two -> app, app.tf:17, 443/tcp']);
});

test('two dynamic blocks in which nothing is written in plain words', async () => {
  const files = app(
    dynamic('{ a = 1 }', 'ingress.value', 'aws_security_group.one.id'),
    dynamic('{ b = 2 }', 'ingress.value', 'aws_security_group.two.id'),
  );
  expect(await arrowsIn(files)).toMatchObject(
    [/^one -> app, app\.tf:9,/, /^two -> app, app\.tf:18,/].map(expect.stringMatching),
  );
});

test('groups that the for_each of a dynamic block names: the attribute in its content', async () => {
  const files = app(
    still('8080', 'aws_security_group.one.id'),
    dynamic('[aws_security_group.two.id]', '22', 'ingress.value'),
  );
  expect(await arrowsIn(files)).toEqual(['one -> app, app.tf:7, 8080/tcp', 'two -> app, app.tf:15, 22/tcp']);
});

test('ranges of subnets, which no reference leads to', async () => {
  const range = (at: number) => `  ingress {
    from_port   = 443
    to_port     = 443
    protocol    = "tcp"
    cidr_blocks = ["10.0.${at}.0/24"]
  }`;
  const subnet = (name: string, at: number) => `resource "aws_subnet" "${name}" {
  vpc_id     = aws_vpc.v.id
  cidr_block = "10.0.${at}.0/24"
}
resource "aws_instance" "in_${name}" { subnet_id = aws_subnet.${name}.id }
`;
  const files = { ...app(range(1), range(2)), 'subnets.tf': subnet('x', 1) + subnet('y', 2) };
  expect(await arrowsIn(files)).toEqual(['in_x -> app, app.tf:7, 443/tcp', 'in_y -> app, app.tf:13, 443/tcp']);
});

test('blocks of other resources: the origins of a distribution', async () => {
  const files = {
    'main.tf': `resource "aws_s3_bucket" "site" {}
resource "aws_s3_bucket" "docs" {}
resource "aws_cloudfront_distribution" "cdn" {
  origin {
    domain_name = aws_s3_bucket.site.bucket_regional_domain_name
    origin_id   = "site"
  }
  origin {
    domain_name = aws_s3_bucket.docs.bucket_regional_domain_name
    origin_id   = "docs"
  }
}
`,
  };
  expect(await arrowsIn(files)).toEqual(['cdn -> docs, main.tf:9, no label', 'cdn -> site, main.tf:5, no label']);
});

test('what an override file brings has no line in the file of the block', async () => {
  const files = {
    ...app(still('1', 'aws_security_group.one.id')),
    'x_override.tf': `resource "aws_security_group" "app" {
${still('2', 'aws_security_group.one.id')}
${still('3', 'aws_security_group.two.id')}
}
`,
  };
  expect(await arrowsIn(files)).toEqual(['one -> app, app.tf:1, 2/tcp', 'two -> app, app.tf:1, 3/tcp']);
});

test('an attribute that passes an argument on is set where the outermost call, or the default of the variable, is', async () => {
  const db =
    'variable "size" {}\nvariable "class" {\n  default = "s"\n}\nresource "aws_db_instance" "a" {\n  allocated_storage = var.size\n  instance_class = var.class\n  name = "a"\n}\n';
  const { root } = await treeOf({
    'main.tf': 'variable "root" {}\nmodule "app" {\n  source = "./app"\n  size = 20\n}\n',
    'app/app.tf': 'variable "size" {}\nmodule "db" {\n  source = "../db"\n  size = var.size\n}\n',
    'db/db.tf': db,
  });
  const inventory = await readStatic(root, { varFiles: [], workspace: null }, memoryIo({}));
  const [database] = withDeclarations(inventory, root).resources;
  expect(Object.fromEntries(database?.declared?.setAt ?? [])).toEqual({
    allocated_storage: { file: 'main.tf', line: 4 },
    instance_class: { file: 'db/db.tf', line: 3 },
  });
});
