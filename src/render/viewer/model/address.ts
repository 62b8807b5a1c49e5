/**
 * The state of the page as the fragment of its address: `#aws_vpc.main&side=before&off=thin`. The fragment is
 * untrusted: a part that is unknown, or names nothing on the page, is ignored.
 */

/** The state that an address can hold. Ids are those of elements or undrawn resources. */
export interface SharedState {
  /** Id of the selected element or resource; empty for none. */
  readonly id: string;
  /** Ends of the selected line. */
  readonly edge?: readonly [from: string, to: string];
  /** Ends of the shown path. */
  readonly ways?: readonly [from: string, to: string];
  /** Parameters with one value each; `level` is the id of one. */
  readonly level?: string;
  readonly side?: string;
  readonly flow?: string;
  /** Id of the element that a question is about, by the kind of the question; the port in question. */
  readonly reach?: string;
  readonly reaches?: string;
  readonly dependents?: string;
  readonly port?: string;
  /** Parameters with several values: hidden layers, collapsed boxes, filters (`name:value`), reviewed changes. */
  readonly off?: readonly string[];
  readonly closed?: readonly string[];
  readonly filter?: readonly string[];
  readonly done?: readonly string[];
}

/** Keys of the first end of a pair. The key of the second end is always `to`. */
const PAIRS = { edge: 'edge', ways: 'path' } as const;
const LISTS = ['off', 'closed', 'filter', 'done'] as const;
const SINGLE = ['level', 'side', 'flow', 'reach', 'reaches', 'dependents', 'port'] as const;
const KEYS: ReadonlySet<string> = new Set(['to', ...Object.values(PAIRS), ...LISTS, ...SINGLE]);

/** `encodeURIComponent` throws on half a surrogate pair, which a hostile name may contain. */
const encode = (text: string): string => `${new URLSearchParams({ '': text })}`.slice(1);

/** Returns the fragment for a state, without its `#`; empty for an empty state. */
export function fragmentOf(state: SharedState): string {
  const parts = state.id === '' ? [] : [encode(state.id)];
  const add = (key: string, value: string): number => parts.push(`${key}=${encode(value)}`);
  for (const name of ['edge', 'ways'] as const) {
    const [from, to] = state[name] ?? [];
    if (from === undefined || to === undefined) continue;
    add(PAIRS[name], from);
    add('to', to);
  }
  for (const key of SINGLE) if (state[key]) add(key, state[key]);
  for (const key of LISTS) for (const value of state[key] ?? []) add(key, value);
  return parts.join('&');
}

/** URLSearchParams tolerates invalid escapes, on which `decodeURIComponent` throws. */
const decode = (text: string): string => new URLSearchParams(`=${text}`).get('') ?? '';

/**
 * Reads a fragment. Parts without a known key belong to the address at its start, in which a user may have typed an
 * `&`.
 */
export function stateIn(fragment: string): SharedState {
  const valuesByKey = new Map<string, string[]>();
  const address: string[] = [];
  for (const part of fragment.split('&')) {
    const at = part.indexOf('=');
    const key = part.slice(0, Math.max(0, at));
    if (KEYS.has(key)) valuesByKey.set(key, [...(valuesByKey.get(key) ?? []), decode(part.slice(at + 1))]);
    else address.push(decode(part));
  }
  const [to] = valuesByKey.get('to') ?? [];
  const pair = (key: string): readonly [string, string] | undefined => {
    const [from] = valuesByKey.get(key) ?? [];
    return from === undefined || to === undefined ? undefined : [from, to];
  };
  const [edge, ways] = [pair(PAIRS.edge), pair(PAIRS.ways)];
  return {
    id: address.join('&'),
    ...(edge && { edge }),
    ...(ways && { ways }),
    ...Object.fromEntries(
      SINGLE.flatMap(
        (key) =>
          valuesByKey
            .get(key)
            ?.slice(0, 1)
            .map((value) => [key, value]) ?? [],
      ),
    ),
    ...Object.fromEntries(LISTS.flatMap((key) => (valuesByKey.has(key) ? [[key, valuesByKey.get(key)]] : []))),
  };
}
