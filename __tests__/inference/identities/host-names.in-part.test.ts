/** Host names that are known only in part: a record with the same expression as its name is what is called. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terraform
import { understand } from '../../../src/inference/index.js';
import { staticOf } from '../../planning/static/read.js';
import { arrowsOf } from '../build.js';

type Code = Parameters<typeof staticOf>[0];

const arrowsIn = async (code: Code): Promise<string[]> =>
  arrowsOf(understand(await staticOf(code)).graph).filter((arrow) => !/tv_|(?:record|zone)\S* >/.test(arrow));

const VARIABLES = 'variable "domain" {}\nvariable "other" {}\n';

const record = (name: string, more = 'type = "A"'): string => `
resource "aws_lb" "web" { name = "web" }
data "aws_route53_zone" "z" { name = var.domain }
resource "aws_route53_record" "web" {
  zone_id = data.aws_route53_zone.z.zone_id
  name    = ${name}
  ${more}
  alias {
    name    = aws_lb.web.dns_name
    zone_id = aws_lb.web.zone_id
  }
}
`;

const distribution = (host: string): string => `
resource "aws_cloudfront_distribution" "d" {
  origin {
    domain_name = ${host}
    origin_id   = "web"
  }
}
`;

const FRONT = ['aws_cloudfront_distribution.d > aws_lb.web'];

test.each<readonly [string, string, string, readonly string[]]>([
  ['the same variable', 'var.other', 'var.other', FRONT],
  ['another variable', 'var.other', 'var.domain', []],
  ['a host in a domain', '"web.${var.domain}"', '"web.${var.domain}"', FRONT],
  ['the whole name of a record without its zone', '"web"', '"web.${var.domain}"', FRONT],
  ['the domain itself', 'var.domain', 'var.domain', FRONT],
  ['another host in the domain', '"web"', '"api.${var.domain}"', []],
  ['the same host in another domain', '"web"', '"web.${var.other}"', []],
  ['the end of a longer name', 'var.other', '"web-${var.other}"', []],
  ['texts that nothing tells apart', '"${split("-", var.other)[0]}.com"', '"${split("-", var.other)[1]}.com"', []],
])('the origin of a distribution: %s', async (_, name, host, expected) => {
  expect(await arrowsIn(`${VARIABLES}${record(name)}${distribution(host)}`)).toEqual(expected);
});

test('a record that proves a domain leads nowhere', async () => {
  const code = `${VARIABLES}${record('var.other', 'type = "TXT"')}${distribution('var.other')}`;
  expect(await arrowsIn(code)).toEqual([]);
});

test('a variable that a module gets unchanged, and one that it gets with another value', async () => {
  const inModule = (value: string): Code => ({
    'main.tf': `${VARIABLES}${record('var.other')}
module "cdn" {
  source = "./cdn"
  host   = ${value}
}
`,
    'cdn/main.tf': `variable "host" {}${distribution('var.host')}`,
  });
  expect(await arrowsIn(inModule('var.other'))).toEqual(['module.cdn.aws_cloudfront_distribution.d > aws_lb.web']);
  expect(await arrowsIn(inModule('var.domain'))).toEqual([]);
});

const program = (settings: string): string =>
  `resource "aws_lambda_function" "f" {\n  environment {\n    variables = { ${settings} }\n  }\n}\n`;
const CALL = ['aws_lambda_function.f > aws_lb.web'];

test.each<readonly [string, string, readonly string[]]>([
  ['a host', 'API_HOST = var.other', CALL],
  ['a URL', 'AUTH = "https://${var.other}/login"', CALL],
  ['a URL with a port and a user', 'QUEUE = "amqp://me@${var.other}:5672"', CALL],
  ['a setting in a document', 'CONFIG = jsonencode([{ name = "API_URL", value = "${var.other}:80" }])', CALL],
  ['its domain', 'DOMAIN = var.other', []],
  ['a domain in a document', 'CONFIG = jsonencode([{ name = "LOCAL_DOMAIN", value = var.other }])', []],
  ['an address for others', 'CALLBACK_URL = "https://${var.other}"', []],
  ['its own address', 'PUBLIC_URL = "https://${var.other}"', []],
])('the settings of a program: %s', async (_, settings, expected) => {
  expect(await arrowsIn(`${VARIABLES}${record('var.other')}${program(settings)}`)).toEqual(expected);
});

test('a program that knows the name of the distribution in front of it does not call it', async () => {
  const code = `${VARIABLES}
resource "aws_lb" "web" { name = "web" }
resource "aws_lb_target_group" "f" { target_type = "lambda" }
resource "aws_lb_listener" "l" {
  load_balancer_arn = aws_lb.web.arn
  default_action {
    type             = "forward"
    target_group_arn = aws_lb_target_group.f.arn
  }
}
resource "aws_lb_target_group_attachment" "a" {
  target_group_arn = aws_lb_target_group.f.arn
  target_id        = aws_lambda_function.f.arn
}
resource "aws_route53_record" "d" {
  zone_id = "Z1"
  name    = var.other
  type    = "A"
  alias {
    name    = aws_cloudfront_distribution.d.domain_name
    zone_id = aws_cloudfront_distribution.d.hosted_zone_id
  }
}
${distribution('aws_lb.web.dns_name')}${program('SELF = "https://${var.other}"')}`;
  expect(await arrowsIn(code)).toEqual([
    'aws_cloudfront_distribution.d > aws_lb.web',
    'aws_lb.web > aws_lambda_function.f',
  ]);
});

test('Cloud DNS and Azure DNS', async () => {
  const google = `
variable "domain" {}
resource "google_dns_managed_zone" "z" {
  name     = "z"
  dns_name = "\${var.domain}."
}
resource "google_sql_database_instance" "d" { name = "orders" }
resource "google_dns_record_set" "r" {
  managed_zone = google_dns_managed_zone.z.name
  name         = "db.\${var.domain}."
  type         = "A"
  rrdatas      = [google_sql_database_instance.d.private_ip_address]
}
resource "google_cloud_run_v2_service" "s" {
  name = "api"
  template {
    containers {
      env {
        name  = "DB_HOST"
        value = "db.\${var.domain}"
      }
    }
  }
}
`;
  expect(await arrowsIn(google)).toEqual(['google_cloud_run_v2_service.s > google_sql_database_instance.d']);
  const azure = `
variable "domain" {}
resource "azurerm_private_dns_zone" "z" { name = var.domain }
resource "azurerm_redis_cache" "c" { name = "orders" }
resource "azurerm_private_dns_cname_record" "r" {
  zone_name = azurerm_private_dns_zone.z.name
  name      = "cache"
  record    = azurerm_redis_cache.c.hostname
}
resource "azurerm_linux_web_app" "a" {
  name         = "shop"
  app_settings = { CACHE_HOST = "cache.\${var.domain}" }
}
`;
  expect(await arrowsIn(azure)).toEqual(['azurerm_linux_web_app.a > azurerm_redis_cache.c']);
});
