/** Formats the parts of the DOT text. */

/** A table cell of a fixed size. Graphviz accepts positive integers only. */
export interface Cell {
  readonly width: number;
  readonly height: number;
  /** Name to which edges attach. */
  readonly port?: string;
}

const whole = (length: number): number => Math.max(1, Math.ceil(length));

const cell = ({ width, height, port }: Cell): string =>
  `<TD FIXEDSIZE="TRUE" WIDTH="${whole(width)}" HEIGHT="${whole(height)}"${port === undefined ? '' : ` PORT="${port}"`}></TD>`;

/**
 * Returns an empty table as a label. It reserves an exact size, regardless of the installed fonts. Each row is its own
 * table, so that cells of different rows need not line up.
 */
export function room(...rows: readonly (readonly Cell[])[]): string {
  const table = (content: string) =>
    `<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">${content}</TABLE>`;
  const row = (cells: readonly Cell[]) => `<TR>${cells.map(cell).join('')}</TR>`;
  const [only] = rows;
  if (rows.length === 1) return `<${table(row(only as readonly Cell[]))}>`;
  return `<${table(rows.map((cells) => `<TR><TD>${table(row(cells))}</TD></TR>`).join(''))}>`;
}

/** Formats attributes as `[a=1 b=2]`. Values are numbers, words or generated labels, so none needs quotes. */
export const attributes = (values: Readonly<Record<string, string | number>>): string =>
  `[${Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')}]`;
