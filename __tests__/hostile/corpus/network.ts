// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is Terraform's
/** Module sources and answers of servers that lead to the network of the machine, or from the network into the machine. */
import { tarGz } from '../support/archives.js';
import type { Answer, Hostile, Table } from '../support/hostile.js';

const call = (source: string, name = 'm'): string => `module "${name}" {\n  source = "${source}"\n}\n`;
const PLAIN = 'resource "aws_s3_bucket" "b" {\n  bucket = "x"\n}\n';

/** Nobody has allowed these hosts. `PORT` leads to the forbidden server. */
const REFUSED: Readonly<Record<string, string>> = {
  'an archive on loopback': 'http://127.0.0.1:@PORT@/x.zip',
  'an archive on another address of loopback': 'http://127.8.8.8:@PORT@/x.zip',
  'an archive on localhost': 'http://localhost:@PORT@/x.tar.gz',
  'an archive on localhost with a dot': 'http://localhost.:@PORT@/x.tar.gz',
  'an archive on the loopback of version 6': 'http://[::1]:@PORT@/x.zip',
  'an archive on a mapped address': 'http://[::ffff:127.0.0.1]:@PORT@/x.zip',
  'an archive on a mapped address in hexadecimal': 'http://[::ffff:7f00:1]:@PORT@/x.zip',
  'an archive on a decimal address': 'http://2130706433:@PORT@/x.zip',
  'an archive on an octal address': 'http://0177.0.0.1:@PORT@/x.zip',
  'an archive on a hexadecimal address': 'http://0x7f.1:@PORT@/x.zip',
  'an archive on a short address': 'http://127.1:@PORT@/x.zip',
  'an archive on no address': 'http://0.0.0.0:@PORT@/x.zip',
  'an archive with a login': 'http://user:pass@127.0.0.1:@PORT@/x.zip',
  'an archive that hides its host': 'http://example.com@127.0.0.1:@PORT@/x.zip',
  'an archive by parameter': 'http://127.0.0.1:@PORT@/x?archive=zip',
  'a page of modules': 'http://127.0.0.1:@PORT@/modules',
  'a registry on loopback': '127.0.0.1:@PORT@/a/b/aws',
  'a registry on localhost': 'localhost:@PORT@/a/b/aws',
  'Git over HTTP on loopback': 'git::http://127.0.0.1:@PORT@/n.git',
  'Git over HTTP on localhost': 'git::http://localhost:@PORT@/n.git',
  'Git over HTTP on version 6': 'git::http://[::1]:@PORT@/n.git',
  'Git over HTTP on a decimal address': 'git::http://2130706433:@PORT@/n.git',
  'Git by its own protocol': 'git::git://127.0.0.1:@PORT@/n.git',
  'Git over SSH on loopback': 'git::ssh://git@127.0.0.1:@PORT@/n.git',
  'Git over SSH on localhost': 'git::ssh://git@localhost:@PORT@/n.git',
  // What is not on loopback goes through the proxy, which is the forbidden server and looks names up by itself.
  'a name that spells the metadata service': 'http://169.254.169.254.names.example/x.zip',
  'a name that spells it in hexadecimal': 'http://a9fea9fe.names.example/x.zip',
  'a name that spells a private address': 'http://git-10-0-0-1.names.example/x.zip',
  'Git at a name that spells a private address': 'git::http://10.0.0.1.names.example/n.git',
  'a name of a company network': 'http://artifacts.corp/x.zip',
  'a service of a cluster': 'http://kubernetes.default.svc/x.zip',
  'a metadata service by its name': 'http://metadata.tencentyun.com/x.zip',
  'a bucket on loopback': 's3::http://127.0.0.1:@PORT@/bucket/x.zip',
  'a bucket of Google': 'gcs::http://127.0.0.1:@PORT@/bucket/x.zip',
  'Mercurial on loopback': 'hg::http://127.0.0.1:@PORT@/n',
};

const refused: Hostile[] = Object.entries(REFUSED).map(([what, source]) => ({
  name: `address: ${what}`,
  files: { 'main.tf': `${call(source)}${PLAIN}` },
}));

/** Other things in code that name an address. */
const NAMED: Readonly<Record<string, string>> = {
  'data source http': 'data "http" "h" {\n  url = "@LOOPBACK@/data"\n}\n',
  'backend http': 'terraform {\n  backend "http" {\n    address = "@LOOPBACK@/state"\n  }\n}\n',
  'backend remote':
    'terraform {\n  backend "remote" {\n    hostname = "127.0.0.1:@PORT@"\n    organization = "x"\n    workspaces {\n      name = "x"\n    }\n  }\n}\n',
  cloud:
    'terraform {\n  cloud {\n    hostname = "127.0.0.1:@PORT@"\n    organization = "x"\n    workspaces {\n      name = "x"\n    }\n  }\n}\n',
  'a provider from a registry':
    'terraform {\n  required_providers {\n    x = {\n      source = "127.0.0.1:@PORT@/a/x"\n    }\n  }\n}\nresource "x_y" "z" {}\n',
  'a provider with an endpoint':
    'provider "aws" {\n  region = "eu-west-1"\n  access_key = "a"\n  secret_key = "b"\n  endpoints {\n    s3 = "@LOOPBACK@"\n    sts = "@LOOPBACK@"\n  }\n}\n',
  'state of a neighbour over HTTP':
    'data "terraform_remote_state" "s" {\n  backend = "http"\n  config = { address = "@LOOPBACK@/state" }\n}\n',
  'a remote-exec':
    'resource "terraform_data" "t" {\n  connection {\n    host = "127.0.0.1"\n    port = @PORT@\n    user = "x"\n    password = "x"\n  }\n  provisioner "remote-exec" {\n    inline = ["id"]\n  }\n}\n',
};

const named: Hostile[] = [
  ...Object.entries(NAMED).map(([what, code]) => ({
    name: `address in code: ${what}`,
    files: { 'main.tf': `${code}${PLAIN}` },
  })),
  {
    name: 'address in a committed CLI configuration',
    files: {
      'main.tf': `${PLAIN}${call('127.0.0.1:@PORT@/a/b/aws')}`,
      '.terraformrc': 'host "127.0.0.1:@PORT@" {\n  services = { "modules.v1" = "@LOOPBACK@/" }\n}\n',
      'terraform.rc': 'host "127.0.0.1:@PORT@" {\n  services = { "modules.v1" = "@LOOPBACK@/" }\n}\n',
      '.terraform.d/x': 'x',
    },
    isHere: true,
    ways: ['static', 'offline'],
    notInAction: 'its working directory is the repository in every row',
  },
  {
    name: 'address in a committed backend',
    files: {
      'main.tf': PLAIN,
      '.terraform/terraform.tfstate': JSON.stringify({
        version: 3,
        backend: { type: 'http', config: { address: '@LOOPBACK@/state' }, hash: 1 },
      }),
    },
  },
];

const HONEST: Answer = { body: () => tarGz([{ name: 'main.tf', body: PLAIN }]) };

const redirect = (to: string, status = 302): Answer => ({ status, headers: { location: to } });
const get = (to: string): Answer => ({ status: 200, headers: { 'X-Terraform-Get': to } });
const page = (to: string): Answer => ({
  headers: { 'content-type': 'text/html' },
  body: `<html><head><meta name="terraform-get" content="${to}"></head></html>`,
});

/** Where a server sends who asks for `/m` or `/m.tar.gz`. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'a redirect to another address': redirect('@FORBIDDEN@/x.tar.gz'),
  'a lasting redirect': redirect('@FORBIDDEN@/x.tar.gz', 308),
  'a redirect to localhost': redirect('http://localhost:@PORT@/x.tar.gz'),
  'a redirect to version 6': redirect('http://[::1]:@PORT@/x.tar.gz'),
  'a redirect to a file': redirect('file://@HOME@/code'),
  'a redirect without a scheme': redirect('//127.0.0.2:@PORT@/x.tar.gz'),
  'a circle of redirects': redirect('/m.tar.gz'),
  'X-Terraform-Get to a directory': get('file://@HOME@/'),
  'X-Terraform-Get to a folder of a directory': get('file://@HOME@//code'),
  'X-Terraform-Get to an absolute path': get('@HOME@/code'),
  'X-Terraform-Get to a way up': get('../../../../../../../../@HOME@/code'),
  'X-Terraform-Get to a forced file': get('file::file://@HOME@'),
  'X-Terraform-Get to the directory of code': get('file://@REPO@'),
  'X-Terraform-Get to another address': get('@FORBIDDEN@/x.tar.gz'),
  'X-Terraform-Get to Git on another address': get('git::@FORBIDDEN@/n.git'),
  'X-Terraform-Get to a repository of the machine': get('git::file://@HOME@/code'),
  'X-Terraform-Get to a program': get('git::ext::sh -c touch% @MARK@'),
  'X-Terraform-Get to Mercurial': get('hg::http://127.0.0.2:@PORT@/n'),
  'X-Terraform-Get to a bucket': get('s3::@FORBIDDEN@/bucket/x.zip'),
  'X-Terraform-Get to SSH with an option': get('git::ssh://-oProxyCommand=touch%20@MARK@/n.git'),
  'a page that names a directory': page('file://@HOME@/'),
  'a page that names another address': page('@FORBIDDEN@/x.tar.gz'),
  'a refusal with words': { status: 403, body: 'W0rds0fAStr4nger' },
  'a fault with words': { status: 500, body: 'W0rds0fAStr4nger', headers: { 'x-error': 'W0rds0fAStr4nger' } },
  'a login that is asked for': { status: 401, headers: { 'www-authenticate': 'Basic realm="W0rds0fAStr4nger"' } },
  'words instead of an archive': { body: 'W0rds0fAStr4nger ::warning title=hostile-words::x\n' },
};

const ATTACK = `${PLAIN}resource "aws_s3_bucket" "k" {\n  for_each = fileset(path.module, "**")\n  bucket = try(file("\${path.module}/\${each.value}"), "none")\n}\n`;

const answers: Hostile[] = Object.entries(ANSWERS).flatMap(([what, answer]) =>
  ['m', 'm.tar.gz', 'm//code'].slice(0, what.startsWith('X-') ? 3 : 2).map((source) => ({
    name: `answer: ${what} (${source})`,
    ways: ['offline', 'static'] as const,
    files: { 'main.tf': `${call(`@SERVER@/${source}`)}${PLAIN}`, 'code/main.tf': ATTACK },
    served: { '/m': answer, '/m.tar.gz': answer },
  })),
);

const REGISTRY_LOCATIONS: Readonly<Record<string, string>> = {
  'a directory': 'file://@HOME@/',
  'a folder of a directory': 'file://@HOME@//code',
  'an absolute path': '@HOME@/code',
  'a relative path': '../../../../../../..@HOME@/code',
  'another address': '@FORBIDDEN@/x.tar.gz',
  'a program': 'git::ext::sh -c touch% @MARK@',
  'Git with an option': 'git::--upload-pack=touch @MARK@',
  'words of a stranger': 'W0rds0fAStr4nger',
};

/** The host is one of ours, by the configuration of the user. */
const registries: Hostile[] = Object.entries(REGISTRY_LOCATIONS).map(([what, location]) => ({
  name: `registry: ${what}`,
  files: {
    'main.tf': `module "m" {\n  source = "registry.example/a/b/aws"\n  version = "1.0.0"\n}\n${PLAIN}`,
    'code/main.tf': ATTACK,
    'cli.rc': 'host "registry.example" {\n  services = { "modules.v1" = "@SERVER@/v1/modules/" }\n}\n',
  },
  env: { TF_CLI_CONFIG_FILE: '@REPO@/cli.rc' },
  notInAction: 'the configuration is of the user',
  served: {
    '/v1/modules/a/b/aws/versions': {
      headers: { 'content-type': 'application/json' },
      body: '{"modules":[{"versions":[{"version":"1.0.0"}]}]}',
    },
    '/v1/modules/a/b/aws/1.0.0/download': { status: 204, headers: { 'X-Terraform-Get': location } },
  },
}));

/** What was fetched is a package of its own. */
const FETCHED: Readonly<Record<string, string>> = {
  'reads a key': 'file("@KEY@")',
  'reads the root': 'file("${path.root}/secret.txt")',
  'reads the working directory': 'file("${path.cwd}/secret.txt")',
  'reads above itself': 'file("${path.module}/../../../../../../@HOME@/.ssh/id_rsa")',
};

const fetched: Hostile[] = Object.entries(FETCHED).map(([what, expression]) => ({
  name: `fetched module: ${what}`,
  files: { 'main.tf': call('@SERVER@/m.tar.gz'), 'secret.txt': 'ownwordsoftheroot' },
  shows: ['ownwordsoftheroot'],
  served: {
    '/m.tar.gz': {
      body: (places) =>
        tarGz([
          {
            name: 'main.tf',
            body: `resource "aws_s3_bucket" "b" {\n  bucket = ${expression.replace('@KEY@', places.KEY!).replace('@HOME@', places.HOME!)}\n}\n`,
          },
        ]),
    },
  },
}));

const honest: Hostile = {
  name: 'a root that reads into what was fetched',
  files: {
    'main.tf': `${call('@SERVER@/m.tar.gz')}resource "aws_s3_bucket" "b" {\n  for_each = fileset("@HOME@/.groundplan", "**")\n  bucket = each.value == "" ? "none" : "seen\${"there"}"\n}\n`,
  },
  shows: ['seenthere'],
  served: { '/m.tar.gz': HONEST },
};

export const NETWORK: Table = {
  about: 'addresses and answers of servers',
  rows: [...refused, ...named, ...answers, ...registries, ...fetched, honest],
};
