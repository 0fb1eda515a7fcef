const isBoundary = (character: string | undefined) => character === undefined || !/[a-z0-9]/.test(character)

/** Scores of a text that contains the typed text; an exact match has the highest score. */
export const WHOLE = 1_000
/** The score of an entry whose id, address or serial number is the typed text. */
export const SAME_TEXT = 950
const BEGINNING = 900
const WORD = 800
const INITIALS = 750
export const INSIDE = 700
/** The score of an entry that is found by another word: after all names, before letters that only happen to follow. */
export const BY_WORD = 600

/**
 * Scores how well a text matches the typed text, ignoring case: the text itself, its beginning, the beginning of
 * a word, the initials of its words, anywhere inside, and last its letters in order (those that follow each other
 * or begin a word count more).
 *
 * @returns 0 for no match; 1 for any text when nothing was typed; the higher the better
 */
export function matchScore(text: string, typed: string): number {
  const query = typed.trim().toLowerCase()
  if (query === '') return 1
  const label = text.toLowerCase()
  if (label === query) return WHOLE
  const at = label.indexOf(query)
  if (at === 0) return BEGINNING
  if (startsWord(label, query)) return WORD
  if (query.length > 1 && initials(label).startsWith(query)) return INITIALS
  if (at > 0) return INSIDE
  return scatteredScore(label, query.replaceAll(' ', ''))
}

/** The first of the words that begins with the typed text, or has a part that does. */
export function matchingWord(words: readonly string[], typed: string): string | undefined {
  const query = typed.trim().toLowerCase()
  return query.length > 1 ? words.find((word) => startsWord(word.toLowerCase(), query)) : undefined
}

const initials = (label: string) =>
  label
    .split(/[^a-z0-9]+/)
    .map((word) => word.charAt(0))
    .join('')

function startsWord(label: string, query: string): boolean {
  for (let at = label.indexOf(query); at >= 0; at = label.indexOf(query, at + 1))
    if (isBoundary(label[at - 1])) return true
  return false
}

/** All letters in order, anywhere. Scores below {@link BY_WORD}, because typed texts are short. */
function scatteredScore(label: string, letters: string): number {
  let score = 1
  let at = -1
  for (const letter of letters) {
    const found = label.indexOf(letter, at + 1)
    if (found < 0) return 0
    if (found === at + 1) score += 3
    if (isBoundary(label[found - 1])) score += 2
    score += 1
    at = found
  }
  return Math.min(score, BY_WORD - 1)
}
