/** Meta-arguments that give a block several instances. */
export const REPEATERS: ReadonlySet<string> = new Set(['count', 'for_each']);
