/** The environment of Git for trusted and untrusted repositories. */
import type { Io } from '../io.js';
import { GIT_ALLOCATION_MAX } from './limits.js';

type Environment = Io['env'];

/** Variables of the current repository (Git sets them for hooks), of debugging, and of prompts. */
const DROPPED =
  /^(GIT_(DIR|WORK_TREE|INDEX_FILE|INDEX_VERSION|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM|SHALLOW_FILE|GRAFT_FILE|REPLACE_REF_BASE|PREFIX|QUARANTINE_PATH|TEMPLATE_DIR|CONFIG|EXTERNAL_DIFF|PAGER|EDITOR|REDIRECT_STD\w+|TRACE\w*|CURL_VERBOSE|ALLOW_PROTOCOL|PROTOCOL_FROM_USER|ATTR_SOURCE|DEFAULT_HASH)|SSH_ASKPASS|LANGUAGE|LC_\w+)$/;
/** Returns an environment in which Git never prompts and writes English messages. */
const neverAsking = (env: Environment): Environment => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => !DROPPED.test(name))),
  // groundplan parses Git's messages. Does not affect the encoding of file names.
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  // In CI, the program answers without a person; on a desktop it opens a window.
  GIT_ASKPASS: env.CI ? (env.GIT_ASKPASS ?? '') : '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  GIT_LFS_SKIP_SMUDGE: '1',
  GIT_OPTIONAL_LOCKS: '0',
});

/** Returns the environment for Git commands in a local repository. */
export const localGitEnvironment = (env: Environment): Environment => ({ ...neverAsking(env), ...OBJECTS_AS_THEY_ARE });

const OBJECTS_AS_THEY_ARE = {
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_NO_LAZY_FETCH: '1',
  // A delta of a few bytes may declare a result of 4 GB, and Git allocates the memory before checking.
  GIT_ALLOC_LIMIT: GIT_ALLOCATION_MAX,
};
