/**
 * npm run replacement: writes src/catalog/replacement/rows/<cloud>.json from the source code, the documentation or the answers of the
 * provider. docs/replacement.md describes the sources.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReplacementRows, ReplacementRule } from '../../src/catalog/replacement.js';
import { withDocumented } from './aws/documented.js';
import { askDefaults, askProvider } from './aws/index.js';
import { readAzure } from './azure/index.js';
import { readGoogle } from './google/index.js';
import { checkoutOf, programIn, versionOfPackage } from './inputs.js';
import { type Facts, rowsOf, type Source, textOfRows } from './rows.js';

const [, , cloud = '', input = '', extra = ''] = process.argv;

const USAGE = `npm run replacement -- aws <provider's program, or a mirror of providers> [regular expression of types]
npm run replacement -- aws-defaults <provider's program, or a mirror of providers> [regular expression of types]
npm run replacement -- azure <folder of @pulumi/azure> <bridge-metadata.json of pulumi-azure>
npm run replacement -- google <clone of terraform-provider-google>`;

const missing = (what: string): void => console.log(`not read: ${what}`);

async function main(): Promise<void> {
  if (cloud === 'aws' && input !== '') await aws(programIn(input), extra);
  else if (cloud === 'aws-defaults' && input !== '') await awsDefaults(programIn(input).program, extra);
  else if (cloud === 'azure' && extra !== '')
    write({ source: 'npm:@pulumi/azure', version: versionOfPackage(input) }, readAzure(input, extra, missing), {});
  else if (cloud === 'google' && input !== '') {
    const { folder, commit } = checkoutOf(input, ['google/services', 'google/tpgiamresource']);
    write(
      { source: 'github.com/hashicorp/terraform-provider-google', version: commit },
      readGoogle(folder, missing),
      {},
    );
  } else {
    console.error(USAGE);
    process.exitCode = 2;
  }
}

/** Asks the AWS provider. @param pattern selects resource types, and keeps the rows of all others; empty for all */
async function aws({ program, version }: { program: string; version: string }, pattern: string): Promise<void> {
  const facts = new Map<string, ReadonlyMap<string, ReplacementRule>>();
  const reasons: string[] = [];
  await askProvider(
    program,
    (type) => new RegExp(pattern).test(type),
    ({ type, findings }) => {
      console.log(`${type}: ${findings.length}`);
      facts.set(type, withDocumented(type, new Map(findings.map(({ path, rule }) => [path, rule]))));
      for (const { path, rule, answers } of findings) reasons.push(`${type}.${path}: ${rule} (${answers.join(', ')})`);
    },
  );
  const before: ReplacementRows = JSON.parse(readFileSync(fileOf(cloud), 'utf8'));
  write({ source: 'registry.terraform.io/hashicorp/aws', version }, facts, pattern === '' ? {} : before.types);
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/replacement-aws.txt', `${reasons.join('\n')}\n`);
  console.log('answers of the provider: .cache/replacement-aws.txt');
}

/** Asks the AWS provider for its defaults. @param pattern as for `aws` */
async function awsDefaults(program: string, pattern: string): Promise<void> {
  const file = fileOf('aws');
  const { source, version, types, defaults }: ReplacementRows = JSON.parse(readFileSync(file, 'utf8'));
  const fresh = await askDefaults(program, (type) => Object.hasOwn(types, type) && new RegExp(pattern).test(type));
  writeFileSync(file, textOfRows({ source, version }, types, { ...defaults, ...Object.fromEntries(fresh) }));
  console.log(`${fresh.size} types`);
}

const fileOf = (name: string): string => join('src/catalog/replacement/rows', `${name}.json`);

function write(source: Source, facts: Facts, others: Readonly<Record<string, string>>): void {
  const types = { ...others, ...rowsOf(facts) };
  const { defaults }: ReplacementRows = JSON.parse(readFileSync(fileOf(cloud), 'utf8'));
  writeFileSync(fileOf(cloud), textOfRows(source, types, defaults));
  const counts = new Map<string, number>();
  for (const rules of facts.values()) for (const rule of rules.values()) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  console.log(
    `${Object.keys(types).length} types; ${[...counts].map(([rule, count]) => `${count} ${rule}`).join(', ')}`,
  );
}

void main();
