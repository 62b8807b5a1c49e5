/**
 * Returns the URL of the next page in a `Link` header; null on the last page.
 * https://datatracker.ietf.org/doc/html/rfc8288
 */
export function nextPage(header: string): string | null {
  for (const part of header.split(/,\s*(?=<)/)) {
    const [, address, parameters] = /^\s*<([^>]*)>(.*)$/.exec(part) ?? [];
    if (address !== undefined && /;\s*rel="?next"?\s*(;|$)/i.test(parameters ?? '')) return address;
  }
  return null;
}
