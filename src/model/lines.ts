import { cleanText } from '#src/cleanText'

// A list in a text field, one item per line. A pasted list may have commas instead.

const itemsIn = (text: string, separator: string | RegExp) =>
  text.split(separator).map(cleanText).filter(Boolean)

/** The items of a text, without blank ones. */
export const linesOf = (text: string): string[] => itemsIn(text, /[\n\r,]/)

/**
 * The error in a text of lines, with the number of the first wrong line; undefined if there is none. Rule: VAL-8.
 *
 * @param keyOf the identity of an item: equal for two spellings of one value
 */
export function linesError(
  text: string,
  errorOf: (item: string) => string | undefined,
  keyOf: (item: string) => string,
): string | undefined {
  const seen = new Map<string, number>()
  for (const [index, line] of text.split('\n').entries())
    for (const item of itemsIn(line, ',')) {
      const error = errorOf(item)
      if (error !== undefined) return `Line ${index + 1}: ${error}`
      const before = seen.get(keyOf(item))
      if (before !== undefined) return `Line ${index + 1}: ${sameAs(before, index + 1, item)}`
      seen.set(keyOf(item), index + 1)
    }
  return undefined
}

const sameAs = (before: number, line: number, item: string) =>
  before === line ? `${item} is there twice` : `the same as line ${before}`
