/** Returns the exit code of the step. A bug fails the step regardless of `fail-on`. */
export function verdict(exitCode: number, hasWarnings: boolean, failOn: 'error' | 'warning' | 'never'): number {
  if (exitCode === 1) return 1;
  if (failOn === 'never') return 0;
  if (exitCode === 0 && hasWarnings && failOn === 'warning') return 2;
  return exitCode;
}
