/** Reads the rules from the source code of azurerm: `ForceNew: true` in schemas, and conditions in `CustomizeDiff`. */
import type { Expression } from './go/expressions.js';
import { type Package, packageOf, resultOf } from './go/package.js';
import { addRules } from './go/schema.js';
import { conditionsOf, factsOf, pathsByService, type Service, typesOf } from './go/types.js';
import { fingerprintOf, git, type Release, type Repository, type TypeFacts } from './go/versions.js';

const SERVICES = 'internal/services/';

export const AZURE: Repository = {
  source: 'github.com/hashicorp/terraform-provider-azurerm',
  oldestMajor: 3,
  step: 5,
  folders: [
    SERVICES,
    'internal/tf',
    'internal/tags',
    'helpers/azure',
    'vendor/github.com/hashicorp/go-azure-helpers/resourcemanager',
  ],
};

/** Folders of a service that declare no schema. */
const OTHER_FOLDERS = /\/(?:client|parse|validate|migration|testdata|custompollers?)\//;

/** Returns a function that reads the types of a release. Services that did not change are read once. */
export function azureReader(
  clone: string,
): (release: Release, missing: (what: string) => void) => ReadonlyMap<string, TypeFacts> {
  const known = new Map<string, ReadonlyMap<string, TypeFacts>>();
  const constantOf = constantsIn(clone);
  return (release, missing) => {
    const all = [...release.files.keys()];
    let shared: Package | undefined;
    const sharedOf = (): Package => {
      const paths = all.filter((path) => !path.startsWith(SERVICES));
      shared ??= packageOf([...release.textsOf(paths).values()], release.major);
      return shared;
    };
    const services = [...pathsByService(all, SERVICES)].map(([name, allPaths]): Service => {
      const paths = allPaths.filter((path) => !OTHER_FOLDERS.test(path));
      return { name, paths, key: fingerprintOf(release, paths) };
    });
    return typesOf(release, services, known, ({ name }, texts) => {
      const types = readService(texts, sharedOf(), constantOf, missing);
      if (types.size === 0) missing(`${name}: no types`);
      return types;
    });
  };
}

function readService(
  texts: readonly string[],
  shared: Package,
  constantOf: (name: string) => string | undefined,
  missing: (what: string) => void,
): ReadonlyMap<string, TypeFacts> {
  const service = packageOf(texts, shared.major);
  const own: Package = {
    ...service,
    functions: new Map([...shared.functions, ...service.functions]),
    variables: new Map([...shared.variables, ...service.variables]),
  };
  const types = new Map<string, TypeFacts>();
  for (const [type, call] of own.registered)
    types.set(type, factsOf(call, { own, constantOf, missing: (what) => missing(`${type}: ${what}`) }));
  for (const [method, body] of service.functions) {
    const [, receiver = ''] = /^(\w+)\.Arguments$/.exec(method) ?? [];
    const type = receiver === '' || /DataSource$/.test(receiver) ? null : typeOf(own, receiver);
    if (type !== null)
      types.set(type, typedFacts(own, receiver, body, { constantOf, missing: (what) => missing(`${type}: ${what}`) }));
  }
  return types;
}

/** Returns the resource type of a Go type with the method `ResourceType`; null for none. */
function typeOf(own: Package, receiver: string): string | null {
  const body = own.functions.get(`${receiver}.ResourceType`);
  if (body === undefined || !own.functions.has(`${receiver}.Create`)) return null;
  const [text = ''] = body.slice(body.indexOf('return') + 1);
  const variable = own.variables.get(text);
  const name = variable?.kind === 'other' ? variable.text : text;
  return /^"azurerm_\w+"$/.test(name) ? name.slice(1, -1) : null;
}

/** Returns the facts of a type whose attributes the method `Arguments` declares. */
function typedFacts(
  own: Package,
  receiver: string,
  body: readonly string[],
  { constantOf, missing }: { constantOf: (name: string) => string | undefined; missing: (what: string) => void },
): TypeFacts {
  const call = { kind: 'call', name: 'Arguments', args: [] } as const;
  const schema: Expression | null = resultOf(own, body);
  const facts = factsOf(call, { own, constantOf, missing }, (reader) => {
    if (schema === null) reader.missing('Arguments() returns no schema');
    else addRules(reader, schema);
    return true;
  });
  const conditions = conditionsOf({ own }, `${receiver}.CustomizeDiff`);
  const rules = new Map(facts.rules);
  for (const path of conditions) if (rules.get(path) === 'never') rules.set(path, 'sometimes');
  return { ...facts, rules };
}

const CONSTANT = /\/([a-z0-9_]+)\/\w+\.go:\s*(?:const )?(\w+)(?:\s+\w+)?\s*=\s*"([^"\\]*)"$/;

/** Returns the look-up of the constants of Azure's SDK that have one value in all of its packages of a name. */
function constantsIn(clone: string): (name: string) => string | undefined {
  const lines = git(clone, [
    ...['grep', '-E', '^\\s*(const )?\\w+(\\s+\\w+)?\\s*=\\s*"[^"]*"$', newestTag(clone), '--'],
    ...[
      'vendor/github.com/hashicorp/go-azure-sdk',
      'vendor/github.com/jackofallops',
      'vendor/github.com/tombuildsstuff',
    ],
  ]);
  const values = new Map<string, string | null>();
  for (const line of lines.toString().split('\n')) {
    const [, folder, name, value] = CONSTANT.exec(line) ?? [];
    if (folder === undefined || value === undefined) continue;
    const key = `${folder}.${name}`;
    values.set(key, (values.get(key) ?? value) === value ? value : null);
  }
  return (name) => values.get(name) ?? undefined;
}

const newestTag = (clone: string): string =>
  git(clone, ['tag', '--list', 'v*', '--sort=-version:refname']).toString().split('\n')[0]!;
