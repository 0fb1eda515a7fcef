/** A cell of a CSV file; nothing is an empty one. */
export type CsvCell = string | number | null | undefined

/** Spreadsheets carry out a text that begins like a formula: such a text gets an apostrophe in front. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const written = (cell: CsvCell) => (typeof cell === 'string' ? quoted(harmless(cell)) : String(cell ?? ''))

/** Rows as CSV (RFC 4180), the first of them the heads. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')
