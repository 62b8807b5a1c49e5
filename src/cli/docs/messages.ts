/** Messages of `groundplan docs` and text of its index. */
import { plural } from '../../platform/text/plural.js';
import { printable } from '../../platform/text/printable.js';

export const HEADING = 'Architecture';
export const NOTE = '<!-- Written by groundplan docs, which writes it anew: changes here are lost. -->';
export const drawnSentence = (roots: number) =>
  `${plural(roots, 'root module')}, each with its picture and a page to look closer.`;
export const LOOK_CLOSER = 'Look closer';
export const NOT_DRAWN = 'Not drawn';

export const DIRECTORY = 'the directory';
export const NO_ROOTS = 'No resources found: there is no root module';
export const noRootsRemedy = (code: number) =>
  code === 0
    ? 'Name a directory with Terraform code in it, or below it.'
    : `${plural(code, 'directory').replace('directorys', 'directories')} with code are parts of others: a root module is one that nobody calls, outside of folders named modules.`;
export const TOO_MANY_DIRECTORIES = 'not all directories were looked into: there are too many';
export const unnameable = (count: number) => `${plural(count, 'root module')} left out: line breaks in the name`;
export const drew = (path: string, at: number, all: number) => `${at} of ${all}: ${printable(path)}`;
export const failed = (path: string) => `${printable(path)} is not drawn:`;

export const notOurs = (path: string) => `${printable(path)} is there, and groundplan docs has not written it as it is`;
export const NOT_OURS_REMEDY =
  'Take it away, or write to a directory of its own with --outdir. What was changed in it would be lost.';
export const manifestUnfit = (path: string) => `${printable(path)} is not what groundplan docs has written there`;
export const MANIFEST_REMEDY = 'Take it away together with the files of before, or choose another --outdir.';
export const outdirUnfit = (path: string) => `--outdir ${printable(path)} is no directory`;
export const outdirIsLink = (path: string) =>
  `--outdir ${printable(path)} is a link, or is behind one; nothing is written through links`;
export const OUTDIR_LINK_REMEDY = 'Give --outdir the directory that the link leads to.';
export const OUTDIR_REMEDY = 'Name a directory; its parent must be there.';
export const removed = (path: string) => `removed ${printable(path)}`;
export const unchanged = (files: number) => `${plural(files, 'file')} as before`;
