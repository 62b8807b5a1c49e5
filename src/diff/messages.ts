/** Messages of comparisons. */
import { listed, pluralOf } from '../platform/text/english.js';

/** Returns the label of the icon that stands for all unchanged nodes of a container. */
export const unchanged = (count: number) => `${count} unchanged`;

// ---- rights

export const ASSUME = 'assume';
export const ACT_AS = 'act as';
export const DO = 'do';
export const EVERY_ROLE = 'every role';
export const SOME_ROLES = 'some roles';
export const THE_WHOLE_ACCOUNT = 'the whole account';
export const resourcesOf = (service: string): string => `resources of ${service}`;
export const everythingExcept = (names: readonly string[]): string =>
  names.length === 0 ? 'nearly everything' : `everything except ${listed(names)}`;
export const serviceIn = (does: string, service: string): string => `${does} ${service} in`;
export const partsOf = (does: string): string => `${does} parts of`;
export const everyIdentityOf = (scope: string): string => `every service account of ${scope}`;
export const AN_IDENTITY = 'another identity';

/** @param noun singular: `the whole project` becomes `3 whole projects` */
export const severalScopes = (noun: string, count: number): string =>
  noun.replace(/^the whole (.+)$/, (_, one: string) => `${count} whole ${pluralOf(one)}`);
