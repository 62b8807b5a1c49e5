/** The region in a title is proven for everything that it covers, by both planners. */
import { readCode } from '../../src/diagram/read.js';
import type { Graph } from '../../src/graph/model.js';
import { directoryOf } from '../support/code.js';
import { portion } from '../support/long.js';
import { ioAtHome } from '../support/repository.js';
import { needs } from '../support/tools.js';

const planning = { engine: 'auto' as const, workspace: null, varFiles: [], seconds: 60, debug: null, network: false };

type Files = Readonly<Record<string, string>>;
type Planner = 'static' | 'offline';

/** The outermost box around a resource. */
function boxOf({ nodes }: Graph, address: string): string | null {
  const parent = nodes.get(address)?.parent ?? null;
  return parent === null ? (nodes.get(address)?.attributes.name ?? address) : boxOf({ nodes } as Graph, parent);
}

async function placesOf(planner: Planner, files: Files, addresses: readonly string[]) {
  const source = {
    ...{ name: '.', directory: directoryOf(files), repository: null },
    planning: { ...planning, planner },
  };
  const { graph } = await readCode(source, ioAtHome());
  return { title: graph.within ?? {}, boxes: addresses.map((address) => boxOf(graph, address)) };
}

const DEFAULT = 'provider "aws" {}\n';
const ALIAS = 'provider "aws" {\n  alias  = "us-east-1"\n  region = "us-east-1"\n}\n';
const TOPIC = 'resource "aws_sns_topic" "t" {\n  provider = aws.us-east-1\n}\n';
const QUEUE = 'resource "aws_sqs_queue" "q" {\n}\n';
const NETWORK = `resource "aws_vpc" "main" {
  cidr_block = "10.0.0.0/16"
}
resource "aws_subnet" "a" {
  vpc_id            = aws_vpc.main.id
  availability_zone = "eu-west-2a"
}
`;
const MODULE = { 'm/main.tf': QUEUE };

interface Case {
  readonly files: Files;
  readonly title: Graph['within'];
  /** By resource, the outermost box. */
  readonly boxes?: Readonly<Record<string, string>>;
}

const CASES: Readonly<Record<string, Case>> = {
  'of an alias, where zones of subnets prove another one for the rest': {
    files: { 'main.tf': DEFAULT + ALIAS + TOPIC + NETWORK + QUEUE },
    title: {},
    boxes: { 'aws_sns_topic.t': 'us-east-1', 'aws_subnet.a': 'eu-west-2', 'aws_sqs_queue.q': 'eu-west-2' },
  },
  'of an alias, where nobody knows that of the default': {
    files: { 'main.tf': DEFAULT + ALIAS + TOPIC + QUEUE },
    title: {},
    boxes: { 'aws_sns_topic.t': 'aws_sns_topic.t', 'aws_sqs_queue.q': 'aws_sqs_queue.q' },
  },
  'of an alias, where no block configures the default': { files: { 'main.tf': ALIAS + TOPIC + QUEUE }, title: {} },
  'of an alias, where a module is in the default': {
    files: { ...MODULE, 'main.tf': `${DEFAULT}${ALIAS}${TOPIC}module "m" {\n  source = "./m"\n}\n` },
    title: {},
  },
  'of an alias that a module is given, and all else is in': {
    files: {
      ...MODULE,
      'main.tf': `${DEFAULT}${ALIAS}${TOPIC}module "m" {\n  source = "./m"\n  providers = {\n    aws = aws.us-east-1\n  }\n}\n`,
    },
    title: { aws: ['us-east-1'] },
  },
  'by the zones alone': { files: { 'main.tf': NETWORK + QUEUE }, title: { aws: ['eu-west-2'] } },
  'not by zones of two regions': {
    files: { 'main.tf': `${NETWORK}resource "aws_ebs_volume" "v" {\n  availability_zone = "eu-west-1a"\n}\n${QUEUE}` },
    title: {},
  },
  'of a variable without value': {
    files: { 'main.tf': `variable "region" {}\nprovider "aws" {\n  region = var.region\n}\n${ALIAS}${TOPIC}${QUEUE}` },
    title: {},
  },
  'by one location of two, the other of which is looked up': {
    files: {
      'main.tf': `data "azurerm_resource_group" "r" {
  name = "rg"
}
resource "azurerm_storage_account" "s" {
  name     = "one"
  location = data.azurerm_resource_group.r.location
}
resource "azurerm_key_vault" "k" {
  name     = "two"
  location = "westeurope"
}
`,
    },
    title: {},
  },
  'by locations that one resource takes over from another': {
    files: {
      'main.tf': `resource "azurerm_resource_group" "r" {
  name     = "rg"
  location = "westeurope"
}
resource "azurerm_storage_account" "s" {
  name     = "one"
  location = azurerm_resource_group.r.location
}
`,
    },
    title: { azure: ['westeurope'] },
  },
  'of the subscription of an alias, which is not that of the rest': {
    files: {
      'main.tf': `variable "subscription" {}
provider "azurerm" {
  subscription_id = var.subscription
}
provider "azurerm" {
  alias           = "hub"
  subscription_id = "0b1f6471-1bf0-4dda-aec3-cb9272f09590"
}
resource "azurerm_storage_account" "s" {
  location = "westeurope"
}
resource "azurerm_key_vault" "k" {
  provider = azurerm.hub
  location = "westeurope"
}
`,
    },
    title: { azure: ['westeurope'] },
  },
};

const proves = (planner: Planner) =>
  test.each(planner === 'static' ? Object.entries(CASES) : portion(Object.entries(CASES), 3))(
    '%s',
    async (_, { files, title, boxes = {} }) => {
      const addresses = Object.keys(boxes);
      expect(await placesOf(planner, files, addresses)).toEqual({ title, boxes: Object.values(boxes) });
    },
  );

describe('the code alone proves the region', () => {
  proves('static');
});

needs('terraform').describe('a plan proves the region', () => {
  proves('offline');
});
