/** Messages about repositories that Git must not read. */
import { printable } from '../text/printable.js';

export const repositoryLink = (path: string) =>
  `${printable(path)} in it is a link or a special file, and may lead into another repository`;
export const REPOSITORY_LINK_REMEDY = 'Clone the repository again with git clone, which creates no links in .git.';
export const REPOSITORY_UNPROVEN = 'its .git points to a repository that does not point back to this directory';
export const REPOSITORY_UNPROVEN_REMEDY =
  'If it is your worktree, run git worktree repair in it. Otherwise clone the repository with git clone.';
export const repositoryLent = (path: string) =>
  `it uses objects of another repository, ${printable(path)} (objects/info/alternates)`;
export const repositoryLentRemedy = (path: string) =>
  `If both are yours, allow it: GIT_ALTERNATE_OBJECT_DIRECTORIES=${printable(path)}. Or copy the objects: git repack -a -d, then remove objects/info/alternates.`;
export const REPOSITORY_OBJECTS_TOO_MANY = 'it has too many object files to check';
export const REPOSITORY_OBJECTS_TOO_MANY_REMEDY = 'Pack them: git gc.';
export const REPOSITORY_TOO_LARGE = 'it has too many refs to copy';
export const REPOSITORY_TOO_LARGE_REMEDY = 'Pack them: git pack-refs --all.';
