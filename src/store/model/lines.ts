// A list in a text field, one item per line.

/** The items of a text, without blank lines. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * The error in a text of lines, with the number of the first wrong line; undefined if there is none. Rule: VAL-8.
 */
export function linesError(
  text: string,
  errorOf: (line: string) => string | undefined,
  keyOf: (line: string) => string = (line) => line,
): string | undefined {
  const seen = new Map<string, number>()
  for (const [index, line] of text.split('\n').entries()) {
    const item = line.trim()
    if (item === '') continue
    const error = errorOf(item)
    if (error !== undefined) return `Line ${index + 1}: ${error}`
    const before = seen.get(keyOf(item))
    if (before !== undefined) return `Line ${index + 1}: the same as line ${before}`
    seen.set(keyOf(item), index + 1)
  }
  return undefined
}
