/** Ports in the labels of connections. */

/** Matches `5432/tcp`, `8000-8100/tcp` and `443`, each alone or in a list. */
const PORTS = /^(\d{1,5})(?:-(\d{1,5}))?(?:\/([a-z]+))?$/;

interface PortRange {
  readonly from: number;
  readonly to: number;
  /** Empty for any protocol. */
  readonly protocol: string;
}

function rangeOf(text: string): PortRange | null {
  const [, from, to = from, protocol = ''] = PORTS.exec(text.trim()) ?? [];
  return from === undefined ? null : { from: Number(from), to: Number(to), protocol };
}

/** Returns the ports that a label names: `443, 5432/tcp`. Empty for a label without ports. */
export const portsIn = (label: string): readonly string[] =>
  label
    .split(',')
    .map((text) => text.trim())
    .filter((text) => rangeOf(text) !== null);

/** True for a port or a range with an optional protocol: `443`, `8000-8100/tcp`. */
export const isPort = (text: string): boolean => rangeOf(text) !== null;

/**
 * Returns `yes` if a label names a port that overlaps the requested one, `no` if it names only others, and `unknown`
 * without ports: all may be open, or none is known.
 * @param port as `isPort` accepts it; a port without protocol matches any
 */
export function opensPort(label: string, port: string): 'yes' | 'no' | 'unknown' {
  const requested = rangeOf(port);
  const ranges = portsIn(label).flatMap((text) => rangeOf(text) ?? []);
  if (requested === null || ranges.length === 0) return 'unknown';
  const overlaps = ({ from, to, protocol }: PortRange): boolean =>
    from <= requested.to &&
    to >= requested.from &&
    (protocol === '' || requested.protocol === '' || protocol === requested.protocol);
  return ranges.some(overlaps) ? 'yes' : 'no';
}
