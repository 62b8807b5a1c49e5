/** Modules that are fetched. What begins with the words of the interface takes them from messages/terraform.ts. */

// Why a module is not here; each follows "module.x is drawn as one box: ".
export const SOURCE_TOO_LONG = 'its source is too long';
export const SOURCE_UNREADABLE = 'its source cannot be read';
export const schemeNotFetched = (scheme: string) =>
  `modules in ${scheme} are not fetched; run terraform init, and it is taken from .terraform/modules`;
export const REFUSED_LOCAL = 'code that was fetched may not name a directory or repository of this machine';
export const directoryMissing = (path: string) => `${path} is no directory`;
export const engineNeeded = (source: string) => `${source} needs Terraform or OpenTofu to be fetched`;
export const NOT_CACHED = 'it was not fetched before, and the network is not to be used';
export const hostFailedBefore = (host: string) => `${host} has not answered before`;
export const MODULE_UNFIT = 'what was fetched is too large, or lies outside its folder';
export const MODULE_HELD_NOTHING = 'nothing was fetched';
export const because = (message: string, detail: string) => (detail === '' ? message : `${message}: ${detail}`);
export const endedLate = (seconds: number) => `not fetched after ${seconds} seconds`;

/** Once for all modules with the same trouble. */
export const remedyFor = (message: string, remedy: string) => `${message}: ${remedy}`;

export const stepFetching = (sources: readonly string[]) =>
  `fetching ${sources.length === 1 ? `module ${sources[0]}` : `${sources.length} modules`}`;
export const stepInstalled = (source: string) => `fetched module ${source}`;
