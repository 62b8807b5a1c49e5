/** The words of the DOT language that the graph is written with. */

/** A table cell that is exactly so large. Graphviz takes whole numbers only, and no zero. */
export interface Cell {
  readonly width: number;
  readonly height: number;
  /** Name that edges attach to the cell by. */
  readonly port?: string;
}

const whole = (length: number): number => Math.max(1, Math.ceil(length));

const cell = ({ width, height, port }: Cell): string =>
  `<TD FIXEDSIZE="TRUE" WIDTH="${whole(width)}" HEIGHT="${whole(height)}"${port === undefined ? '' : ` PORT="${port}"`}></TD>`;

/**
 * An empty table as a label: room of an exact size, whatever fonts the machine has. The rows are tables of their own, so
 * that the cells of one do not have to line up with those of another.
 */
export function room(...rows: readonly (readonly Cell[])[]): string {
  const table = (content: string) =>
    `<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">${content}</TABLE>`;
  const row = (cells: readonly Cell[]) => `<TR>${cells.map(cell).join('')}</TR>`;
  const [only] = rows;
  if (rows.length === 1) return `<${table(row(only as readonly Cell[]))}>`;
  return `<${table(rows.map((cells) => `<TR><TD>${table(row(cells))}</TD></TR>`).join(''))}>`;
}

/** `[a=1 b=2]`; every value is a number, a word or a label made here, so nothing needs quotes. */
export const attributes = (values: Readonly<Record<string, string | number>>): string =>
  `[${Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')}]`;
