/**
 * npm run replacement: writes src/catalog/replacement/rows/<cloud>.json from the source code, the documentation or the answers of the
 * provider. docs/replacement.md describes the sources.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReplacementRows, ReplacementRule } from '../../src/catalog/replacement.js';
import { withDocumented } from './aws/documented.js';
import { askDefaults, askProvider } from './aws/index.js';
import { AZURE, azureReader } from './azure.js';
import { type Release, type Repository, releasesIn, type TypeFacts } from './go/versions.js';
import { GOOGLE, googleReader } from './google.js';
import { historyOf } from './history.js';
import { programIn } from './inputs.js';
import { type Facts, rowsOf, textOfRows } from './rows.js';

const [, , cloud = '', input = '', pattern = ''] = process.argv;

const USAGE = `npm run replacement -- aws <provider's program, or a mirror of providers> [regular expression of types]
npm run replacement -- aws-defaults <provider's program, or a mirror of providers> [regular expression of types]
npm run replacement -- azure <clone of terraform-provider-azurerm>
npm run replacement -- google <clone of terraform-provider-google>`;

async function main(): Promise<void> {
  if (cloud === 'aws' && input !== '') await aws(programIn(input));
  else if (cloud === 'aws-defaults' && input !== '') await awsDefaults(programIn(input).program);
  else if (cloud === 'azure' && input !== '') fromHistory(AZURE, azureReader(input));
  else if (cloud === 'google' && input !== '') fromHistory(GOOGLE, googleReader());
  else {
    console.error(USAGE);
    process.exitCode = 2;
  }
}

/** Reads every minor release of a provider from the clone of its repository. */
function fromHistory(
  repository: Repository,
  read: (release: Release, missing: (what: string) => void) => ReadonlyMap<string, TypeFacts>,
): void {
  const releases = releasesIn(input, repository);
  const newest = releases.at(-1) as Release;
  const facts = releases.map((release) => {
    const types = read(release, release === newest ? (what) => console.log(`not read: ${what}`) : () => undefined);
    console.log(`${release.version}: ${types.size} types`);
    return { version: release.version, types };
  });
  const { rules, earlier, defaults } = historyOf(facts);
  writeFileSync(
    fileOf(cloud),
    textOfRows({ source: repository.source, version: newest.version }, rowsOf(rules), { earlier, defaults }),
  );
  const words = Object.values(earlier).flatMap((row) => row.split(' '));
  console.log(`${countsOf(rules)}; ${words.length} earlier rules`);
}

/** Asks the AWS provider. A pattern selects resource types, and keeps the rows of all others. */
async function aws({ program, version }: { program: string; version: string }): Promise<void> {
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
  const source = { source: 'registry.terraform.io/hashicorp/aws', version };
  const types = { ...(pattern === '' ? {} : before.types), ...rowsOf(facts) };
  writeFileSync(fileOf(cloud), textOfRows(source, types, { defaults: before.defaults }));
  console.log(countsOf(facts));
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/replacement-aws.txt', `${reasons.join('\n')}\n`);
  console.log('answers of the provider: .cache/replacement-aws.txt');
}

/** Asks the AWS provider for its defaults. The pattern is as for `aws`. */
async function awsDefaults(program: string): Promise<void> {
  const file = fileOf('aws');
  const { source, version, types, defaults }: ReplacementRows = JSON.parse(readFileSync(file, 'utf8'));
  const fresh = await askDefaults(program, (type) => Object.hasOwn(types, type) && new RegExp(pattern).test(type));
  writeFileSync(
    file,
    textOfRows({ source, version }, types, { defaults: { ...defaults, ...Object.fromEntries(fresh) } }),
  );
  console.log(`${fresh.size} types`);
}

const fileOf = (name: string): string => join('src/catalog/replacement/rows', `${name}.json`);

function countsOf(facts: Facts): string {
  const counts = new Map<string, number>();
  for (const rules of facts.values()) for (const rule of rules.values()) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return `${facts.size} types; ${[...counts].map(([rule, count]) => `${count} ${rule}`).join(', ')}`;
}

void main();
