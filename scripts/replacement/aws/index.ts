/** Finds the changes that replace a resource by asking the AWS provider to plan them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Message } from '../../../src/terraform/mock-provider/protobuf.js';
import type { DIAGNOSTIC } from '../../../src/terraform/mock-provider/protocol.js';
import type { Fields, Value } from '../../../src/terraform/mock-provider/schema.js';
import { encodeValue } from '../../../src/terraform/mock-provider/values.js';
import { basesOf } from './bases.js';
import { type Provider, startProvider } from './client.js';
import { defaultsOf } from './defaults.js';
import { targetsOf } from './paths.js';
import type { Asker, Resource } from './probe.js';
import { CONFIGURE_REQUEST, CONFIGURE_RESPONSE, GET_SCHEMA_RESPONSE } from './protocol.js';
import { type Finding, findRules, merged, plannableAmounts } from './rule.js';
import { type Block, blockOf, typeOf } from './schema.js';
import { fill } from './values.js';

/** Time limit of a call. */
const CALL_MS = 30_000;

/** Maximum number of crashes per type, because each restart takes seconds. */
const CRASHES_MAX = 8;

export interface TypeFindings {
  readonly type: string;
  readonly findings: readonly Finding[];
}

/** Returns the defaults of all selected resource types, as rows (`defaultsOf`). @param program the provider's executable */
export async function askDefaults(
  program: string,
  isAskedFor: (type: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
  const rows = new Map<string, string>();
  await withProvider(program, async (asker, schemas) => {
    for (const [type, block] of schemas) {
      if (!isAskedFor(type)) continue;
      const [base = {}] = basesOf(type);
      rows.set(type, await defaultsOf(asker, { type, block, base }));
    }
  });
  return rows;
}

/**
 * Asks the provider about all selected resource types.
 * @param program the provider's executable
 * @param isAskedFor selects resource types
 * @param report receives the findings of each type
 */
export async function askProvider(
  program: string,
  isAskedFor: (type: string) => boolean,
  report: (done: TypeFindings) => void,
): Promise<void> {
  await withProvider(program, async (asker, schemas) => {
    for (const [type, block] of schemas)
      if (isAskedFor(type)) report({ type, findings: await findWithBases(asker, type, block) });
  });
}

/** Calls `use` while the provider runs. It is started again after a crash. */
async function withProvider(
  program: string,
  use: (asker: Asker, schemas: ReadonlyMap<string, Block>) => Promise<void>,
): Promise<void> {
  const cloud = await startCloud();
  const env = { AWS_ENDPOINT_URL: cloud.endpoint, AWS_EC2_METADATA_DISABLED: 'true' };
  let provider = await startProvider(program, env, CALL_MS);
  let starts = 0;
  try {
    const { schemas, config } = await schemasOf(provider);
    await configure(provider, config);
    const running = async (): Promise<Provider> => {
      if (provider.isRunning()) return provider;
      starts++;
      provider.stop();
      provider = await startProvider(program, env, CALL_MS);
      await configure(provider, config);
      return provider;
    };
    await use({ provider: running, starts: () => starts }, schemas);
  } finally {
    provider.stop();
    await cloud.close();
  }
}

async function findWithBases(asker: Asker, type: string, block: Block): Promise<readonly Finding[]> {
  const findings = new Map<string, Finding>();
  for (const base of basesOf(type))
    for (const finding of await findAll(asker, { type, block, base }))
      findings.set(finding.path, merged(findings.get(finding.path), finding));
  return [...findings.values()];
}

async function findAll(asker: Asker, resource: Resource): Promise<readonly Finding[]> {
  const amounts = await plannableAmounts(asker, resource);
  const findings: Finding[] = [];
  const before = asker.starts();
  for (const targets of targetsOf(resource.block))
    if (asker.starts() - before < CRASHES_MAX) findings.push(...(await findRules(asker, resource, amounts, targets)));
    else findings.push(...targets.map(({ path }): Finding => ({ path, rule: 'unknown', answers: ['crashes'] })));
  return findings;
}

async function schemasOf(provider: Provider): Promise<{ schemas: ReadonlyMap<string, Block>; config: Block }> {
  const { provider: own, resource_schemas } = await provider.call('GetSchema', [{}, GET_SCHEMA_RESPONSE], {});
  const entries = [...resource_schemas].map(([type, schema]): [string, Block] => [type, blockOf(schema.block)]);
  return { schemas: new Map(entries.sort(([a], [b]) => (a < b ? -1 : 1))), config: blockOf(own?.block) };
}

/** Settings with invalid credentials, with which the provider looks nothing up before a plan. */
const SETTINGS: Readonly<Record<string, Value>> = {
  region: 'us-east-1',
  access_key: 'none',
  secret_key: 'none',
  max_retries: 1,
  skip_credentials_validation: true,
  skip_metadata_api_check: 'true',
  skip_region_validation: true,
  skip_requesting_account_id: true,
};

async function configure(provider: Provider, block: Block): Promise<void> {
  const config: Fields = { ...fill(block, 'required'), ...SETTINGS };
  const { diagnostics } = await provider.call('Configure', [CONFIGURE_REQUEST, CONFIGURE_RESPONSE], {
    terraform_version: '1.11.4',
    config: { msgpack: encodeValue(typeOf(block), config) },
  });
  const errors = diagnostics.filter(({ severity }: Partial<Message<typeof DIAGNOSTIC>>) => severity === 1);
  if (errors.length > 0) throw new Error(`the provider refuses its configuration: ${JSON.stringify(errors)}`);
}

/** Starts a server that answers every request with an error, so that a plan that needs the cloud fails at once. */
async function startCloud(): Promise<{ endpoint: string; close: () => Promise<void> }> {
  const server = createServer((_, response) => {
    response.writeHead(400, { 'content-type': 'text/xml' });
    response.end('<ErrorResponse><Error><Code>InvalidAction</Code></Error></ErrorResponse>');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
