/** The environment of Git, whoever has made the repository that it reads. */
import type { Io } from '../platform/io.js';
import { GIT_ALLOCATION_MAX } from './limits.js';

type Environment = Io['env'];

/** Of the repository that the user stands in (Git sets them for hooks), of debugging, of what asks a person. */
const DROPPED =
  /^(GIT_(DIR|WORK_TREE|INDEX_FILE|INDEX_VERSION|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM|SHALLOW_FILE|GRAFT_FILE|REPLACE_REF_BASE|PREFIX|QUARANTINE_PATH|TEMPLATE_DIR|CONFIG|EXTERNAL_DIFF|PAGER|EDITOR|REDIRECT_STD\w+|TRACE\w*|CURL_VERBOSE|ALLOW_PROTOCOL|PROTOCOL_FROM_USER|ATTR_SOURCE|DEFAULT_HASH)|SSH_ASKPASS|LANGUAGE|LC_\w+)$/;
/** For Git in any hands: it asks nobody, and says what it says in English. */
const neverAsking = (env: Environment): Environment => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => !DROPPED.test(name))),
  // Its messages are read; the language of file names is not changed by it.
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  // A program that answers without a person is set up in CI; on a desktop it opens a window.
  GIT_ASKPASS: env.CI ? (env.GIT_ASKPASS ?? '') : '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  GIT_LFS_SKIP_SMUDGE: '1',
  GIT_OPTIONAL_LOCKS: '0',
});

/** Returns the environment of any Git command in a local repository. */
export const localGitEnvironment = (env: Environment): Environment => ({ ...neverAsking(env), ...OBJECTS_AS_THEY_ARE });

const OBJECTS_AS_THEY_ARE = {
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_NO_LAZY_FETCH: '1',
  // A delta of a few bytes may say that it makes 4 GB; Git takes the memory before it looks.
  GIT_ALLOC_LIMIT: GIT_ALLOCATION_MAX,
};
