/**
 * Removes folder names from a stack trace, because bug reports and the logs of public repositories are public. URLs of
 * hosts stay whole: they name what failed.
 * Example: `at read (/home/ann/x/cli.js:1:2)` becomes `at read (cli.js:1:2)`.
 */
export const withoutFolders = (stack: string): string =>
  stack.replace(/(?<![\w.:/-])(?:file:\/\/)?(?:[A-Za-z]:)?[\\/](?:[^\s():'"]+[\\/])+/g, '');
