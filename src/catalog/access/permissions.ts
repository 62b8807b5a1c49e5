/** Names of permissions, as policies and roles have them. */
import { AWS_MANAGED } from './aws-managed.js';
import { AZURE_GOVERNING } from './azure-built-in.js';
import type { Granted } from './model.js';

/** What AWS manages has no account in its ARN. */
const MANAGED = /^arn:[\w-]+:iam::aws:policy\/(.+)$/;

/** The permissions that a name stands for: itself, or those of a policy or role that everybody knows. */
export function permissionsOf(name: string): readonly string[] {
  if (AZURE_GOVERNING.has(name)) return [];
  const managed = MANAGED.exec(name)?.[1];
  if (managed === undefined) return [name];
  return Object.hasOwn(AWS_MANAGED, managed) ? (AWS_MANAGED[managed] as readonly string[]) : [];
}

/** Looking around, settings and tags are no use of a thing. */
const ASIDE = '(?:List|Describe|Tag|Untag|GetBucketLocation|GetAccount|GetQueueAttributes|GetQueueUrl)';
const ASIDE_OF_ANY = new RegExp(`^[\\w-]+:${ASIDE}`, 'i');

/** Whether it only lets somebody look around, whatever it is about. */
export const isAside = (name: string): boolean => ASIDE_OF_ANY.test(name);

/** @param taken, @param put see Granted; all three between `before` and `after` */
function granted(before: string, after: string, by: string, taken?: string, put?: string): Granted {
  const like = (names: string): RegExp => new RegExp(`^${before}(?:${names})${after}`, 'i');
  return {
    by: like(by),
    ...(taken !== undefined && { taken: like(taken) }),
    ...(put !== undefined && { put: like(put) }),
  };
}

/** Actions of a service of AWS, or of several. @param taken, @param put beginnings of actions, without the service */
export const actionsOf = (services: string, taken?: string, put?: string): Granted =>
  granted(`(?:${services}):`, '', `(?!${ASIDE})`, taken, put);

/** Predefined roles of Google: `roles/pubsub.publisher`. */
export const rolesOf = (names: string, taken?: string, put?: string): Granted =>
  granted('roles/', '$', names, taken, put);

/** Built-in roles of Azure by their names: `Azure Service Bus Data Receiver`. */
export const builtInRolesOf = (names: string, taken?: string, put?: string): Granted =>
  granted('', '$', names, taken, put);
