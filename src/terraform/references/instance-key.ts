/** Instance keys as addresses write them. */

/** A string as Terraform writes it between quotes in an address. */
function quoteKey(key: string): string {
  // JSON and HCL escape the same characters the same way, but for the start of a template.
  return JSON.stringify(key).replace(/[$%]\{/g, (start) => `${start[0]}${start}`);
}

/** `0` or `"a"`; null for what is no key. */
export function instanceKey(value: unknown): string | null {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return String(value);
  return typeof value === 'string' ? quoteKey(value) : null;
}
