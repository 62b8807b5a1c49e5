/** Messages about fetched modules. Their fixed beginnings are in src/terraform/messages.ts. */
import { printable } from '../../platform/text/printable.js';

// Reasons for missing module code; each follows "module.x is drawn as one box: ".
export const SOURCE_TOO_LONG = 'its source is too long';
export const SOURCE_UNREADABLE = 'its source cannot be read';
export const schemeNotFetched = (scheme: string) =>
  `modules in ${scheme} are not fetched; run terraform init, and it is taken from .terraform/modules`;
export const REFUSED_LOCAL = 'code that was fetched may not name a directory or repository of this machine';
export const REFUSED_REPOSITORY_REMEDY =
  'A module may name a repository by file:// where that lies in the repository that is drawn. Use a relative path, or its address on a host; to draw another repository, give its address to --source.';
export const directoryMissing = (path: string) => `${path} is no directory`;
export const hostFailedBefore = (host: string) => `${host} did not answer earlier in this run`;
export const HOST_FAILED_OFTEN = 'too many modules of its host have failed before';
/** Printed once per host. */
export const hostFailedOften = (host: string, count: number) =>
  `${printable(host)}: ${count} modules one after another have failed, so it is not asked for more. Mend the first of them and run again.`;
export const MODULE_UNFIT = 'what was fetched is too large, or lies outside its folder';
export const because = (message: string, detail: string) => (detail === '' ? message : `${message}: ${detail}`);

/** Printed once for all modules with the same failure. */
export const remedyFor = (message: string, remedy: string) => `${message}: ${remedy}`;

export const stepFetching = (source: string) => `fetching ${source}`;
/** @param step the current activity */
export const stepOfModule = (number: number, of: number, step: string) =>
  of === 1 ? step : `module ${number} of ${of}: ${step}`;

export const formatNotRead = (format: string) => `archives of the kind ${format} are not read; zip, tar.gz and tar are`;
export const FORMAT_UNKNOWN = 'the kind of its archive is not known; zip, tar.gz and tar are read';
export const CHECKSUM_UNKNOWN = 'its checksum cannot be read; sha1, sha256, sha384 and sha512 are, in hexadecimal';
export const CHECKSUM_WRONG = 'the archive has another checksum';
export const PASSWORD_PLAIN = 'a password would travel unencrypted over http';

export const CONSTRAINT_UNREADABLE = 'its version cannot be read, or has too many conditions';
export const noSuchVersion = (constraint: string | null) =>
  constraint === null ? 'the registry has no version of it' : 'the registry has no version that meets its constraint';
export const REGISTRY_UNREADABLE = 'the registry has answered something that cannot be read';
export const noRegistry = (host: string) => `${host} has no registry of modules`;
export const LOCATION_REFUSED =
  'the server names a place that is not followed: only https and Git over https or SSH are';
export const LOCATION_UNCLEAR = 'the server does not say where the module is';
export const FOLDER_MISSING = 'there is no such folder in it, or several';
