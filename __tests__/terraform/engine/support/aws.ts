/**
 * The real AWS provider, where a mirror of providers is on this machine, and a cloud that is a server on the loopback.
 * GROUNDPLAN_PROVIDERS names the directory: https://developer.hashicorp.com/terraform/cli/config/config-file#filesystem_mirror
 */
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { newTemporary } from '../../../support/temporary.js';

/** The directories that Terraform looks into without being told, on Linux. */
const MIRRORS = [
  process.env.GROUNDPLAN_PROVIDERS ?? '',
  '/usr/local/share/terraform/plugins',
  '/usr/share/terraform/plugins',
];

export const VERSION = '5.100.0';

/** The directory, or null. */
export const awsMirror = (): string | null =>
  MIRRORS.find((path) => path !== '' && existsSync(join(path, 'registry.terraform.io/hashicorp/aws', VERSION))) ?? null;

/** A configuration of the command line that installs from there, and from nowhere else. */
export function mirrorConfig(): string {
  const path = join(newTemporary('groundplan-mirror-'), 'terraformrc');
  writeFileSync(path, `provider_installation {\n  filesystem_mirror {\n    path = "${awsMirror()}"\n  }\n}\n`);
  return path;
}

/** Beside any configuration: this version of the provider, with credentials that are none. */
export const fakeAccount = (endpoint: string): string => `
terraform {
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "${VERSION}"
    }
  }
}
provider "aws" {
  region                      = "eu-west-1"
  access_key                  = "none"
  secret_key                  = "none"
  skip_credentials_validation = true
  skip_metadata_api_check     = true
  skip_requesting_account_id  = true
  endpoints {
    sts = "${endpoint}"
    ec2 = "${endpoint}"
  }
}
`;

const ANSWERS: Readonly<Record<string, string>> = {
  GetCallerIdentity: `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>
    <Arn>arn:aws:iam::111122223333:user/nobody</Arn><UserId>AIDA</UserId><Account>111122223333</Account>
    </GetCallerIdentityResult></GetCallerIdentityResponse>`,
  DescribeAvailabilityZones: `<DescribeAvailabilityZonesResponse xmlns="http://ec2.amazonaws.com/doc/2016-11-15/"><availabilityZoneInfo>
    ${['a', 'b']
      .map(
        (
          zone,
          i,
        ) => `<item><zoneName>eu-west-1${zone}</zoneName><zoneId>euw1-az${i + 1}</zoneId><zoneState>available</zoneState>
          <regionName>eu-west-1</regionName><optInStatus>opt-in-not-required</optInStatus></item>`,
      )
      .join('')}
    </availabilityZoneInfo></DescribeAvailabilityZonesResponse>`,
};

export interface Cloud {
  readonly endpoint: string;
  /** Names of the actions that were asked for. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

export async function startCloud(): Promise<Cloud> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const action = new URLSearchParams(body).get('Action') ?? '';
    asked.push(action);
    response.writeHead(ANSWERS[action] === undefined ? 400 : 200, { 'content-type': 'text/xml' });
    response.end(ANSWERS[action] ?? '<ErrorResponse><Error><Code>InvalidAction</Code></Error></ErrorResponse>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { endpoint, asked, close: () => new Promise((resolve) => void server.close(() => resolve())) };
}
