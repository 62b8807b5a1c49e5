/** The ports at which something lets others in, as its own attributes or blocks say them. */
export interface OpensRule {
  /** Attribute, `block.attribute` for one in a block. */
  readonly port: string;
  /** Attribute with the protocol, beside that. */
  readonly protocol?: string;
  /** Where it is in another block, which names the port by the name of its block: what holds both. */
  readonly listener?: { readonly block: string; readonly names: string; readonly protocol: string };
}

/** A rule that names what is called says at which port. */
export interface PortRule {
  readonly types: readonly string[];
  readonly by: string;
  readonly port: string;
}

/** Protocols that are said beside a port. */
const SAID: ReadonlySet<string> = new Set(['HTTP', 'HTTPS', 'TLS', 'UDP']);

/** `HTTPS 443`; the port alone where nobody knows the protocol, or it says nothing. */
export function portInWords(port: number, protocol: string): string {
  const word = protocol.toUpperCase();
  return SAID.has(word) ? `${word} ${port}` : String(port);
}
