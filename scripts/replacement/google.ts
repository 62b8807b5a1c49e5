/** Reads the rules from the source code of Google's provider: `ForceNew: true` in schemas, and conditions in `CustomizeDiff`. */
import { groupBy } from '../../src/graph/group-by.js';
import type { Call } from './go/expressions.js';
import { type Package, packageOf } from './go/package.js';
import { addRules, type Reader } from './go/schema.js';
import { factsOf, pathsByService, type Service, typesOf } from './go/types.js';
import { fingerprintOf, type Release, type Repository, type TypeFacts } from './go/versions.js';

const SERVICES = 'google/services/';
const PROVIDER = 'google/provider/';
const IAM = 'google/tpgiamresource/';

export const GOOGLE: Repository = {
  source: 'github.com/hashicorp/terraform-provider-google',
  oldestMajor: 5,
  step: 10,
  folders: [SERVICES, PROVIDER, IAM],
};

/** Common attributes of IAM members, bindings, policies and audit configurations. */
const IAM_SCHEMAS: Readonly<Record<string, string>> = {
  'tpgiamresource.ResourceIamMember': 'IamMemberBaseSchema',
  'tpgiamresource.ResourceIamBinding': 'iamBindingSchema',
  'tpgiamresource.ResourceIamPolicy': 'IamPolicyBaseSchema',
  'tpgiamresource.ResourceIamAuditConfig': 'iamAuditConfigSchema',
};

/** Returns a function that reads the types of a release. Services that did not change are read once. */
export function googleReader(): (release: Release, missing: (what: string) => void) => ReadonlyMap<string, TypeFacts> {
  const known = new Map<string, ReadonlyMap<string, TypeFacts>>();
  return (release, missing) => {
    const all = [...release.files.keys()];
    const common = release.textsOf(all.filter((path) => !path.startsWith(SERVICES)));
    const textsIn = (folder: string) => [...common].flatMap(([path, text]) => (path.startsWith(folder) ? [text] : []));
    const { registered } = packageOf(textsIn(PROVIDER));
    const iam = packageOf(textsIn(IAM));
    const callsOf = groupBy(registered, ([, call]) => serviceOf(call));
    const services = [...pathsByService(all, SERVICES)].map(([name, paths]): Service => {
      const types = (callsOf.get(name) ?? []).map(([type]) => type);
      return { name, paths, key: `${fingerprintOf(release, paths)} ${types}` };
    });
    return typesOf(release, services, known, ({ name }, texts) =>
      readService(texts, callsOf.get(name) ?? [], iam, missing),
    );
  };
}

/** Returns the package of a call, or that of the schema of an IAM resource: `compute.ResourceDisk()`. */
function serviceOf({ name, args }: Call): string {
  const [schema] = args;
  const inService = name.startsWith('tpgiamresource.') && schema?.kind === 'other' ? schema.text : name;
  return inService.split('.')[0]!;
}

function readService(
  texts: readonly string[],
  registrations: Package['registered'],
  iam: Package,
  missing: (what: string) => void,
): ReadonlyMap<string, TypeFacts> {
  const own = packageOf(texts);
  const types = [...registrations, ...own.registered];
  return new Map(
    types.map(([type, call]) => {
      const reader = { own, constantOf: () => undefined, missing: (what: string) => missing(`${type}: ${what}`) };
      return [type, factsOf(call, reader, (each) => addIam(each, call, iam))];
    }),
  );
}

/** Adds the attributes of an IAM resource. @returns false for other resources */
function addIam(reader: Reader, { name, args: [schema] }: Call, iam: Package): boolean {
  const common = IAM_SCHEMAS[name];
  if (common === undefined || schema === undefined) return false;
  addRules({ ...reader, own: iam }, { kind: 'other', text: common });
  addRules(reader, schema);
  return true;
}
