/** Words about the ways of planning, docs/sources.md. */

export const unknownName = (option: string, text: string) => `${option} ${text || "''"} is not known`;
export const knownNames = (names: readonly string[]) => `Use one of ${names.join(', ')}.`;
export const badTimeout = (text: string) => `--timeout ${text} is no number of seconds`;
export const BAD_TIMEOUT_REMEDY = 'For example --timeout 300.';

/** fixed: `WARNING:` comes before it. */
export const IGNORED_WITH_PLANFILE = '--workspace/--varfile ignored with --planfile';
export const ignoredWithFile = (options: readonly string[], source: string) =>
  `${options.join('/')} ignored: ${source} is a file, and nothing is planned`;

export const wroteDebugData = (path: string) => `wrote ${path}: the graph and what is known of its nodes`;

export const SHOW_WSLVIEW_MISSING =
  'WSL is detected but wslview is not installed: the picture is written, and is not opened. Install wslu, or leave --show out.';
export const showFailed = (path: string, reason: string) =>
  `${path} is written, and could not be opened (${reason}). Open it yourself, or leave --show out.`;
export const openerMissing = (command: string) => `${command} is not installed`;
export const openerSaid = (command: string, words: string) => `${command}: ${words}`;
export const SHOW_NEEDS_FILE = '--show needs a file, and --outfile - writes to a pipe';
export const SHOW_NEEDS_FILE_REMEDY = 'Give --outfile a file name, or leave --show out.';
export const DRY_RUN_TAKES_STDOUT = '--ai-dry-run prints to stdout, so --outfile - cannot';
export const DRY_RUN_NEEDS_BACKEND = '--ai-dry-run needs --ai-annotate';
export const DRY_RUN_NEEDS_BACKEND_REMEDY = 'Say which service would be asked: --ai-annotate ollama --ai-dry-run.';
export const stepAskingModel = (name: string) => `asking ${name} for words`;
