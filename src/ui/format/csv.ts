/** A cell of a CSV file; nothing is an empty one. */
export type CsvCell = string | number | null | undefined

/** Where a formula may begin: with the text, and after what divides cells in spreadsheets of other languages. */
const FORMULA = /(^|[;\t\r\n])(?=[=+\-@＝＋－＠])/g

/** Spreadsheets carry out a text that begins like a formula: it gets an apostrophe in front. */
function harmless(text: string) {
  const made = text.replaceAll(FORMULA, "$1'")
  return /^[\t\r\n]/.test(made) ? `'${made}` : made
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const written = (cell: CsvCell) => (typeof cell === 'string' ? quoted(harmless(cell)) : String(cell ?? ''))

/** Rows as CSV (RFC 4180), the first of them the heads. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')
