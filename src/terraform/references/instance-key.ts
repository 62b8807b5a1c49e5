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

/** The text of a key that an address has in quotes; null for any other key. */
export function instanceText(key: string): string | null {
  if (!key.startsWith('"')) return null;
  try {
    return JSON.parse(key.replace(/([$%])\1\{/g, '$1{'));
  } catch {
    return null;
  }
}
