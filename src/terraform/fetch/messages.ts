import { printable } from '../../platform/text/printable.js';

export const CACHE_REMEDY =
  'Check that the directory .groundplan in your home can be written to, and the space on its disk.';
export const cacheUnwritable = (reason: string) => `the cache cannot be written (${reason})`;

export const hostPrivate = (host: string) => `${printable(host)} is this machine, or in a private network`;
export const hostPrivateRemedy = (host: string) =>
  `If it is a host of your own, allow it by name: --private-host ${printable(host)}, or GROUNDPLAN_PRIVATE_HOSTS=${printable(host)}.`;
export const codeBelow = (folders: readonly string[], more: number) =>
  `Terraform code is in: ${folders.map(printable).join(', ')}${more > 0 ? `, and ${more} more folders` : ''}.`;
export const TREE_UNFIT = 'the archive is not that of a commit';
