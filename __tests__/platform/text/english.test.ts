import { aOrAn, listed, pluralOf } from '../../../src/platform/text/english.js';

test.each([
  ['queue', 'a', 'queues'],
  ['API', 'an', 'APIs'],
  ['SQS queue', 'an', 'SQS queues'],
  ['S3 bucket', 'an', 'S3 buckets'],
  ['EC2 instance', 'an', 'EC2 instances'],
  ['FSx backup', 'an', 'FSx backups'],
  ['VPC', 'a', 'VPCs'],
  ['NAT gateway', 'a', 'NAT gateways'],
  ['DNS zone', 'a', 'DNS zones'],
  ['user pool', 'a', 'user pools'],
  ['unit', 'a', 'units'],
  ['uptime check', 'an', 'uptime checks'],
  ['availability zone', 'an', 'availability zones'],
  ['MySQL server', 'a', 'MySQL servers'],
  ['private endpoint policy', 'a', 'private endpoint policies'],
  ['proxy', 'a', 'proxies'],
  ['event bus', 'an', 'event buses'],
  ['ingress', 'an', 'ingresses'],
  ['public IP address', 'a', 'public IP addresses'],
  ['index', 'an', 'indexes'],
  ['service mesh', 'a', 'service meshes'],
  ['analysis', 'an', 'analyses'],
  ['alias', 'an', 'aliases'],
  ['S3 objects', 'an', 'S3 objects'],
  ['project metadata', 'a', 'project metadata'],
  ['Azure API for FHIR', 'an', 'Azure APIs for FHIR'],
  ['Defender for Cloud plan', 'a', 'Defender for Cloud plans'],
])('%s: %s, %s', (noun, article, many) => {
  expect([aOrAn(noun), pluralOf(noun)]).toEqual([article, many]);
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is listed as %j', (texts, expected) => {
  expect(listed(texts)).toBe(expected);
});
