// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** Placeholders are never shown: no location, name, number or key of an instance is made of one. */
import { needs } from '../../support/tools.js';
import { planned, valuesOf } from './offline.js';

const terraform = needs('terraform');

terraform.describe('no value that is shown holds a placeholder', () => {
  test.each<[string, string, string, Readonly<Record<string, unknown>>]>([
    [
      'the answer of a data source as a location, also where another resource has it of there',
      `data "external" "here" { program = ["az"] }
resource "azurerm_resource_group" "r" {
  name     = "rg"
  location = data.external.here.result.value
}
resource "azurerm_storage_account" "s" {
  name     = "st"
  location = azurerm_resource_group.r.location
}
`,
      'azurerm_storage_account.s',
      { name: 'st' },
    ],
    [
      'a variable as a location',
      'variable "place" {}\nresource "azurerm_resource_group" "r" {\n  name     = "rg"\n  location = var.place\n}\n',
      'azurerm_resource_group.r',
      { name: 'rg' },
    ],
    [
      'a data source of HTTP as a region',
      'data "http" "h" { url = "https://example.com" }\nresource "google_sql_database_instance" "i" {\n  name   = "x"\n  region = data.http.h.body\n}\n',
      'google_sql_database_instance.i',
      { name: 'x' },
    ],
    [
      'a short name, a number and a boolean',
      'variable "rg" {}\nvariable "size" { type = number }\nvariable "on" { type = bool }\nresource "aws_db_instance" "d" {\n  identifier          = var.rg\n  allocated_storage   = var.size\n  publicly_accessible = var.on\n  engine              = "postgres"\n}\n',
      'aws_db_instance.d',
      { engine: 'postgres' },
    ],
    [
      'the key of a map without value',
      'variable "buckets" { type = map(string) }\nresource "aws_s3_bucket" "b" {\n  for_each = var.buckets\n  bucket   = "data-${each.key}"\n}\n',
      'aws_s3_bucket.b["each"]',
      {},
    ],
    [
      'an item of a list without value',
      'variable "names" { type = list(string) }\nresource "aws_sqs_queue" "q" {\n  for_each = toset(var.names)\n  name     = each.value\n}\n',
      'aws_sqs_queue.q["each"]',
      {},
    ],
    [
      'the key of a number that is not known',
      'data "aws_s3_objects" "o" { bucket = "b" }\nresource "aws_sqs_queue" "q" {\n  for_each = toset([for k in data.aws_s3_objects.o.keys : k if endswith(k, ".json")])\n  name     = each.key\n}\n',
      'aws_sqs_queue.q["each"]',
      {},
    ],
    [
      'parts of a text without value, in a name and in a caption',
      'variable "subnet_id" {}\nresource "aws_db_instance" "d" {\n  identifier     = substr("${var.subnet_id}-x", 3, 6)\n  instance_class = split("-", var.subnet_id)[1]\n  engine         = "postgres"\n}\n',
      'aws_db_instance.d',
      { engine: 'postgres' },
    ],
    [
      'a text without value as functions change it',
      'variable "prefix" {}\nresource "aws_db_instance" "d" {\n  identifier     = title(element(split("-", var.prefix), 0))\n  instance_class = strrev(var.prefix)\n  final_snapshot_identifier = "e${upper(var.prefix)}"\n}\n',
      'aws_db_instance.d',
      {},
    ],
    [
      'the length of a text without value',
      'variable "prefix" {}\nresource "aws_sqs_queue" "q" {\n  name = "q-${length(var.prefix)}"\n}\n',
      'aws_sqs_queue.q',
      {},
    ],
    [
      'a location that is cut out of a text without value',
      'variable "place" {}\nresource "azurerm_resource_group" "r" {\n  name     = "rg"\n  location = substr(var.place, 1, 4)\n}\n',
      'azurerm_resource_group.r',
      { name: 'rg' },
    ],
    [
      'the known part of a name stays, what a module is given is cut',
      'variable "subnet_id" {}\nresource "aws_sqs_queue" "q" {\n  name = "Concourse - ${substr(var.subnet_id, 3, 6)}"\n}\n',
      'aws_sqs_queue.q',
      { name_shown: 'Concourse - …' },
    ],
    [
      'a setting of which a placeholder chooses the value, and tags beside one without value',
      'variable "env" {}\nvariable "tags" { type = map(string) }\nlocals { app = "shop" }\nresource "aws_db_instance" "d" {\n  engine = var.env == "x" ? "mysql" : "postgres"\n  tags   = merge(var.tags, { Name = "${local.app}-db", Env = upper(var.env) })\n}\n',
      'aws_db_instance.d',
      { tags: { Name: 'shop-db' } },
    ],
  ])('%s', async (_, main, address, values) => {
    expect(valuesOf(await planned({ files: { 'main.tf': main } }), address)).toEqual(values);
  });
});
