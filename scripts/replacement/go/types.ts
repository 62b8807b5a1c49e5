/** Reads the facts of one resource type from the call that makes it. */
import type { ReplacementRule, UnsetValue } from '../../../src/catalog/replacement.js';
import { type Call, fieldOf } from './expressions.js';
import { resolve } from './package.js';
import { addRules, type Reader } from './schema.js';
import type { Release, TypeFacts } from './versions.js';

/** A service of a provider: a folder with the Go files of a package. */
export interface Service {
  readonly name: string;
  readonly paths: readonly string[];
  /** Changes with everything that decides the facts. */
  readonly key: string;
}

/**
 * Returns the types of all services of a release. Services that did not change are read once.
 * @param known facts of services by key, which this function extends
 */
export function typesOf(
  release: Release,
  services: readonly Service[],
  known: Map<string, ReadonlyMap<string, TypeFacts>>,
  read: (service: Service, texts: readonly string[]) => ReadonlyMap<string, TypeFacts>,
): ReadonlyMap<string, TypeFacts> {
  const fresh = services.filter(({ key }) => !known.has(key));
  const texts = release.textsOf(fresh.flatMap(({ paths }) => paths));
  for (const service of fresh) {
    const own = service.paths.map((path) => texts.get(path) as string);
    known.set(service.key, read(service, own));
  }
  return new Map(services.flatMap(({ key }) => [...(known.get(key) ?? [])]));
}

/** Returns the files of each service, the folder below `root`. */
export function pathsByService(paths: readonly string[], root: string): ReadonlyMap<string, readonly string[]> {
  const services = new Map<string, string[]>();
  for (const path of paths) {
    if (!path.startsWith(root)) continue;
    const [service = ''] = path.slice(root.length).split('/', 1);
    const files = services.get(service);
    if (files === undefined) services.set(service, [path]);
    else files.push(path);
  }
  return services;
}

/**
 * Returns the facts of the type that a call makes.
 * @param special reads other kinds of types, and returns true if it did
 */
export function factsOf(
  call: Call,
  { own, constantOf, missing }: Pick<Reader, 'own' | 'constantOf' | 'missing'>,
  special: (reader: Reader) => boolean = () => false,
): TypeFacts {
  const rules = new Map<string, ReplacementRule>();
  const defaults = new Map<string, UnsetValue>();
  let isPartial = false;
  const reader: Reader = {
    ...{ own, rules, defaults, constantOf },
    missing: (what) => {
      isPartial = true;
      missing(what);
    },
  };
  if (!special(reader)) {
    const resource = resolve(own, call);
    const schema = resource.kind === 'literal' ? fieldOf(resource, 'Schema') : undefined;
    if (schema === undefined) reader.missing(`${call.name}() returns no schema`);
    else addRules(reader, schema);
  }
  for (const path of conditionsOf(reader, call.name)) if (rules.get(path) === 'never') rules.set(path, 'sometimes');
  return { rules, defaults, isPartial };
}

const FORCES = /(?:^|\.)ForceNew(?:If|IfChange)?$/;

/** Returns the paths that a function, or one that it names, passes to `customdiff.ForceNewIf` and similar functions. */
export function conditionsOf({ own }: Pick<Reader, 'own'>, name: string): readonly string[] {
  const bodyOf = (each: string): readonly string[] =>
    own.functions.get(each) ?? own.functions.get(each.slice(each.indexOf('.') + 1)) ?? [];
  const body = bodyOf(name);
  const named = body.filter(
    (token, i) => /^[a-zA-Z]\w{8,}$/.test(token) && body[i + 1] !== ':' && own.functions.has(token),
  );
  return [body, ...named.map(bodyOf)].flatMap((tokens) =>
    tokens.flatMap((token, i) => {
      const argument = tokens[i + 2] ?? '';
      const isCondition = FORCES.test(token) && tokens[i + 1] === '(' && argument.startsWith('"');
      return isCondition ? [argument.slice(1, -1).replace(/\.\d+(?=\.|$)/g, '')] : [];
    }),
  );
}
