/** Regions, zones and accounts of providers that come from secrets. */
import type { Hostile } from '../support/hostile.js';
import { planOf, references } from './secret-plans.js';

/** Of the form of a region, as no token is. */
const REGION = 'eu-canaryplace-1';
const ACCOUNT = '123450543210';
const ROLE = `arn:aws:iam::${ACCOUNT}:role/x`;

/** A place of its own is drawn where there are several. */
const ELSEWHERE =
  'provider "aws" {\n  alias = "o"\n  region = "us-west-2"\n}\nresource "aws_s3_bucket" "o" {\n  provider = aws.o\n}\n';
const BUCKET = 'resource "aws_s3_bucket" "b" {\n  bucket = "x"\n}\n';
const VARIABLES = Object.entries({ r: REGION, a: ROLE })
  .map(([name, value]) => `variable "${name}" {\n  default = "${value}"\n  sensitive = true\n}\n`)
  .join('');
const AWS = 'provider "aws" {\n  region = var.r\n  assume_role {\n    role_arn = var.a\n  }\n}\n';

const CODE: Readonly<Record<string, string>> = {
  'a region and a role': `${AWS}${BUCKET}`,
  'a region by a function': `provider "aws" {\n  region = sensitive("${REGION}")\n}\n${BUCKET}`,
  'a region of a password': `resource "aws_db_instance" "d" {\n  password = "${REGION}"\n}\nprovider "aws" {\n  alias = "p"\n  region = aws_db_instance.d.password\n}\n${BUCKET.replace('{\n', '{\n  provider = aws.p\n')}`,
  'a zone':
    'provider "google" {\n  zone = var.r\n}\nresource "google_compute_instance" "b" {}\nprovider "google" {\n  alias = "o"\n  zone = "us-west1-a"\n}\nresource "google_compute_instance" "o" {\n  provider = google.o\n}\n',
  'what is told of a provider': `${AWS}${BUCKET}resource "aws_s3_bucket" "c" {\n  bucket = aws_s3_bucket.b.groundplan_place\n}\n`,
  'all of what a provider tells': `${AWS}${BUCKET}resource "aws_s3_bucket" "c" {\n  bucket = jsonencode(aws_s3_bucket.b)\n}\n`,
};

/** A plan holds the values of variables, and says in another place that they are secret. */
function plan(): string {
  const made = JSON.parse(planOf({}, { constant_value: 'x' }, { provider_config_key: 'aws' }));
  const [first] = made.resource_changes;
  first.change.after.bucket = 'x';
  made.resource_changes.push({ ...first, address: 'aws_s3_bucket.o', name: 'o' });
  made.configuration.root_module.resources.push({
    ...{ mode: 'managed', type: 'aws_s3_bucket', name: 'o', provider_config_key: 'aws.o', expressions: {} },
  });
  made.variables = { r: { value: REGION }, a: { value: ROLE } };
  made.configuration.root_module.variables = { r: { sensitive: true }, a: { sensitive: true } };
  made.configuration.provider_config = {
    aws: {
      ...{ name: 'aws', full_name: 'registry.terraform.io/hashicorp/aws' },
      expressions: { region: references('var.r'), assume_role: [{ role_arn: references('var.a') }] },
    },
    'aws.o': {
      ...{ name: 'aws', full_name: 'registry.terraform.io/hashicorp/aws', alias: 'o' },
      expressions: { region: { constant_value: 'us-west-2' } },
    },
  };
  return JSON.stringify(made);
}

const SHOWS = ['canaryplace', ACCOUNT];

export const PLACES: readonly Hostile[] = [
  ...Object.entries(CODE).map(([what, code]) => ({
    name: `secret place: ${what}`,
    shows: SHOWS,
    files: { 'main.tf': `${VARIABLES}${ELSEWHERE}${code}` },
  })),
  {
    name: 'secret place: variables of a plan',
    ways: ['file'],
    source: 'plan.json',
    shows: SHOWS,
    files: { 'plan.json': plan() },
  },
];
