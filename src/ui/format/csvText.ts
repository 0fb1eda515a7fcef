/** A cell of a CSV file; null and undefined are empty cells. */
export type CsvCell = string | number | null | undefined

/** Positions where a formula may start: at the start of the text, and after cell separators of other locales. */
const FORMULA = /(^|[;\t\r\n])(?=[=+\-@＝＋－＠])/g

/** Spreadsheets evaluate a text that starts like a formula: it gets an apostrophe in front. */
function harmless(text: string) {
  const made = text.replaceAll(FORMULA, "$1'")
  return /^[\t\r\n]/.test(made) ? `'${made}` : made
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const written = (cell: CsvCell) => (typeof cell === 'string' ? quoted(harmless(cell)) : String(cell ?? ''))

/** Rows as CSV (RFC 4180), the headings first. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')
