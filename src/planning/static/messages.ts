/** Messages about reading code without an engine. */

export const variableFileMissing = (path: string) => `--varfile ${path}: there is no such file`;
export const drawnAsOne = (counted: readonly { readonly address: string; readonly count: number }[], more: number) =>
  `too many to be drawn one by one, so each is one icon with a number: ${counted
    .map(({ address, count }) => `${address} ×${count}`)
    .join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
export const openCounts = (addresses: readonly string[], more: number) =>
  `how many there are is not known without Terraform: ${addresses.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
