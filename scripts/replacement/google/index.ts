/** Reads the rules from the source code of Google's provider: `ForceNew: true` in schemas, and conditions in `CustomizeDiff`. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReplacementRule } from '../../../src/catalog/replacement.js';
import type { Facts } from '../rows.js';
import { type Expression, fieldOf, type Literal } from './go.js';
import { type Package, packageOf, resolve } from './package.js';
import { addRules } from './schema.js';

/** Returns the rules of all types. @param folder checkout of the repository @param missing receives what could not be read */
export function readGoogle(folder: string, missing: (what: string) => void): Facts {
  const services = join(folder, 'google/services');
  const iam = packageOf(sourcesIn(join(folder, 'google/tpgiamresource')));
  const facts = new Map<string, ReadonlyMap<string, ReplacementRule>>();
  for (const service of readdirSync(services).filter((name) => statSync(join(services, name)).isDirectory())) {
    const own = packageOf(sourcesIn(join(services, service)));
    for (const registered of own.registered) {
      const type = textOf(fieldOf(registered, 'Name'));
      if (!/SchemaType(?:IAM)?Resource$/.test(textOf(fieldOf(registered, 'Type')))) continue;
      facts.set(
        type,
        rulesOf(own, iam, registered, (what) => missing(`${type}: ${what}`)),
      );
    }
  }
  return facts;
}

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.go') && !name.endsWith('_test.go'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const textOf = (value: Expression | undefined): string =>
  value?.kind === 'other' ? value.text.replace(/^"(.*)"$/, '$1') : '';

/** Common attributes of IAM members, bindings, policies and audit configurations. */
const IAM_SCHEMAS: Readonly<Record<string, string>> = {
  'tpgiamresource.ResourceIamMember': 'IamMemberBaseSchema',
  'tpgiamresource.ResourceIamBinding': 'iamBindingSchema',
  'tpgiamresource.ResourceIamPolicy': 'IamPolicyBaseSchema',
  'tpgiamresource.ResourceIamAuditConfig': 'iamAuditConfigSchema',
};

function rulesOf(
  own: Package,
  iam: Package,
  registered: Literal,
  missing: (what: string) => void,
): ReadonlyMap<string, ReplacementRule> {
  const rules = new Map<string, ReplacementRule>();
  const made = fieldOf(registered, 'Schema');
  if (made?.kind !== 'call') missing('not made by a function');
  else if (IAM_SCHEMAS[made.name] !== undefined) {
    addRules(iam, rules, { kind: 'other', text: IAM_SCHEMAS[made.name]! }, missing);
    addRules(own, rules, made.args[0]!, missing);
  } else {
    const resource = resolve(own, made);
    const schema = resource.kind === 'literal' ? fieldOf(resource, 'Schema') : undefined;
    if (schema === undefined) missing(`${made.name}() returns no schema`);
    else addRules(own, rules, schema, missing);
    for (const path of conditionsIn(own.functions.get(made.name) ?? []))
      if (rules.get(path) !== 'always') rules.set(path, 'sometimes');
  }
  return rules;
}

/** Returns the paths that a function passes to `customdiff.ForceNewIf` and similar functions. */
function conditionsIn(body: readonly string[]): readonly string[] {
  return body.flatMap((token, i) => {
    const argument = body[i + 2] ?? '';
    const isCondition = /^customdiff\.ForceNewIf(?:Change)?$/.test(token) && argument.startsWith('"');
    return isCondition ? [argument.slice(1, -1).replace(/\.\d+(?=\.|$)/g, '')] : [];
  });
}
