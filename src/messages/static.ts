/** Words about reading code without an engine. */

export const variableFileMissing = (path: string) => `--varfile ${path}: there is no such file`;
export const variableFileUnreadable = (path: string, reason: string) => `${path} cannot be read (${reason})`;
export const variableFileTooLarge = (path: string, limit: number) => `${path} is larger than ${limit} bytes`;
export const VARIABLE_FILE_REMEDY = 'Check its name and its permissions.';
export const variableFileFault = (path: string, line: number, column: number, problem: string) =>
  `${path}:${line}:${column}: ${problem}; the variables before it count`;
export const variableFileNotJson = (path: string) => `${path} is no JSON object; its variables do not count`;
export const EVALUATION_SPENT =
  'the code computes more than is worked out without Terraform: some values and numbers of instances are not shown';
export const drawnAsOne = (counted: readonly { readonly address: string; readonly count: number }[], more: number) =>
  `too many to be drawn one by one, so each is one icon with a number: ${counted
    .map(({ address, count }) => `${address} ×${count}`)
    .join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
export const openCounts = (addresses: readonly string[], more: number) =>
  `how many there are is not known without Terraform: ${addresses.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
