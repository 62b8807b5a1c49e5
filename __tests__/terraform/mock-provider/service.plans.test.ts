import { needs } from '../../support/tools.js';
import { block, computed, either, nested, optional, provider } from './schemas.js';
import { changesOf, plan } from './terraform.js';

const AWS = 'registry.terraform.io/hashicorp/aws';

needs('terraform').describe('a plan of real Terraform with simulated providers', () => {
  test('contains addresses, known and unknown values', async () => {
    const schema = provider(AWS, {
      config: block({ region: optional() }),
      resources: {
        aws_vpc: block({ id: computed(), cidr_block: optional(), tags: optional() }),
        aws_subnet: block({ id: computed(), vpc_id: optional(), availability_zone: either() }),
      },
    });
    const main = `
      provider "aws" { region = "eu-west-1" }
      provider "aws" {
        alias  = "other"
        region = null
      }
      resource "aws_vpc" "main" {
        cidr_block = "10.0.0.0/16"
        tags       = { Name = "main", n = 12345678901234567890 }
      }
      resource "aws_subnet" "a" {
        count             = 2
        vpc_id            = aws_vpc.main.id
        availability_zone = "eu-west-1\${["a", "b"][count.index]}"
      }
      resource "aws_subnet" "b" {
        for_each = toset(["x"])
        provider = aws.other
        vpc_id   = aws_vpc.main.id
      }
    `;
    expect(changesOf(await plan({ 'main.tf': main }, [schema]))).toMatchInlineSnapshot(`
{
  "aws_subnet.a[0]": {
    "after": {
      "availability_zone": "eu-west-1a",
    },
    "unknown": {
      "id": true,
      "vpc_id": true,
    },
  },
  "aws_subnet.a[1]": {
    "after": {
      "availability_zone": "eu-west-1b",
    },
    "unknown": {
      "id": true,
      "vpc_id": true,
    },
  },
  "aws_subnet.b["x"]": {
    "after": {},
    "unknown": {
      "availability_zone": true,
      "id": true,
      "vpc_id": true,
    },
  },
  "aws_vpc.main": {
    "after": {
      "cidr_block": "10.0.0.0/16",
      "tags": {
        "Name": "main",
        "n": 12345678901234567000,
      },
    },
    "unknown": {
      "id": true,
      "tags": {},
    },
  },
}
`);
  });

  test('contains nested blocks', async () => {
    const ingress = block({ port: optional('number'), cidr: either(), name: computed() });
    const schema = provider(AWS, {
      resources: {
        aws_security_group: block(
          { id: computed() },
          {
            ingress: nested('list', ingress),
            egress: nested('list', block({ port: optional('number') })),
            timeouts: nested('single', block({ create: optional(), update: either('string') })),
            endpoint: nested(
              'list',
              block({ address: computed() }, { port: nested('list', block({ number: computed() }), true) }),
              true,
            ),
            absent: nested('list', block({ x: optional() })),
            lone: nested('single', block({ x: computed('string') }), true),
          },
        ),
      },
    });
    const main = `
      resource "aws_security_group" "a" {
        ingress { port = 80 }
        ingress {
          port = 443
          cidr = ["10.0.0.0/8"]
        }
        egress { port = 1 }
        timeouts { create = "1m" }
      }
      resource "aws_security_group" "b" {
        dynamic "ingress" {
          for_each = [aws_security_group.a.id]
          content { cidr = ingress.value }
        }
        dynamic "egress" {
          for_each = toset([aws_security_group.a.id])
          content { port = 2 }
        }
        dynamic "endpoint" {
          for_each = [1, 2]
          content { }
        }
      }
      output "endpoint" { value = aws_security_group.a.endpoint[0].address }
      output "port" { value = aws_security_group.b.endpoint[1].port[0].number }
      output "lone" { value = aws_security_group.b.lone.x }
    `;
    expect(changesOf(await plan({ 'main.tf': main }, [schema]))).toMatchInlineSnapshot(`
{
  "aws_security_group.a": {
    "after": {
      "absent": [],
      "egress": [
        {
          "port": 1,
        },
      ],
      "endpoint": [
        {
          "port": [
            {},
          ],
        },
      ],
      "ingress": [
        {
          "port": 80,
        },
        {
          "cidr": [
            "10.0.0.0/8",
          ],
          "port": 443,
        },
      ],
      "lone": {},
      "timeouts": {
        "create": "1m",
      },
    },
    "unknown": {
      "absent": [],
      "egress": [
        {},
      ],
      "endpoint": [
        {
          "address": true,
          "port": [
            {
              "number": true,
            },
          ],
        },
      ],
      "id": true,
      "ingress": [
        {
          "cidr": true,
          "name": true,
        },
        {
          "cidr": [
            false,
          ],
          "name": true,
        },
      ],
      "lone": {
        "x": true,
      },
      "timeouts": {
        "update": true,
      },
    },
  },
  "aws_security_group.b": {
    "after": {
      "absent": [],
      "egress": [
        {
          "port": 2,
        },
      ],
      "endpoint": [
        {
          "port": [
            {},
          ],
        },
        {
          "port": [
            {},
          ],
        },
      ],
      "ingress": [
        {
          "port": null,
        },
      ],
      "lone": {},
      "timeouts": null,
    },
    "unknown": {
      "absent": [],
      "egress": [
        {},
      ],
      "endpoint": [
        {
          "address": true,
          "port": [
            {
              "number": true,
            },
          ],
        },
        {
          "address": true,
          "port": [
            {
              "number": true,
            },
          ],
        },
      ],
      "id": true,
      "ingress": [
        {
          "cidr": true,
          "name": true,
        },
      ],
      "lone": {
        "x": true,
      },
    },
  },
}
`);
  });
});
