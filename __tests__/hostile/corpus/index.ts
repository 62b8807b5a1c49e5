/** The corpus: every way that somebody has thought of, as data. scripts/hostile.mjs writes it for people to look at. */
import type { Table } from '../support/hostile.js';
import { ARCHIVES } from './archives.js';
import { BOMBS } from './bombs.js';
import { ENVIRONMENT } from './environment.js';
import { EXECUTE } from './execute.js';
import { FILES } from './files.js';
import { FUNCTIONS } from './functions.js';
import { GIT } from './git.js';
import { LINK_TABLE } from './links.js';
import { MODULES } from './modules.js';
import { NETWORK } from './network.js';
import { PATHS } from './paths.js';
import { SECRETS } from './secrets.js';
import { SIZES } from './sizes.js';

export const CORPUS: readonly Table[] = [
  PATHS,
  FUNCTIONS,
  LINK_TABLE,
  MODULES,
  NETWORK,
  EXECUTE,
  ENVIRONMENT,
  GIT,
  ARCHIVES,
  FILES,
  SECRETS,
  BOMBS,
  SIZES,
];
