/** Converts instance keys to and from the notation of addresses. */

/** Returns a string in quotes, as Terraform writes it in an address. */
function quoteKey(key: string): string {
  // JSON and HCL escape the same characters alike, except for the start of a template.
  return JSON.stringify(key).replace(/[$%]\{/g, (start) => `${start[0]}${start}`);
}

/** Returns the key as in an address, `0` or `"a"`; null if the value cannot be a key. */
export function instanceKey(value: unknown): string | null {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return String(value);
  return typeof value === 'string' ? quoteKey(value) : null;
}

/** Returns the text of a quoted key; null for any other key. */
export function instanceText(key: string): string | null {
  if (!key.startsWith('"')) return null;
  try {
    return JSON.parse(key.replace(/([$%])\1\{/g, '$1{'));
  } catch {
    return null;
  }
}
