const isBoundary = (character: string | undefined) => character === undefined || !/[a-z0-9]/.test(character)

/** Scores of a text that contains the typed text; an exact match has the highest score. */
export const WHOLE = 1_000
/** The score of an entry whose id, address or serial number is the typed text. */
export const SAME_TEXT = 950
/** The score of an entry whose name begins with the typed text. */
export const BEGINNING = 900
const WORD = 800
const INITIALS = 750
/** Each of several typed words begins a word, in their order. */
const BEGINNINGS = 725
export const INSIDE = 700
/** The score of an entry that is found by another word: after all names, before letters that only happen to follow. */
export const BY_WORD = 600

/**
 * Scores how well a text matches the typed text by the beginnings of its words, ignoring case: the text itself, its
 * beginning, the beginning of a word, the initials of its words, and the beginnings of several words.
 *
 * @returns 0 for no match; 1 for any text when nothing was typed; the higher the better
 */
export function beginningScore(text: string, typed: string): number {
  const query = typed.trim().toLowerCase()
  if (query === '') return 1
  const label = text.toLowerCase()
  if (label === query) return WHOLE
  if (label.startsWith(query)) return BEGINNING
  if (startsWord(label, query)) return WORD
  if (query.length > 1 && initials(label).startsWith(query)) return INITIALS
  return startWords(label, query.split(/\s+/)) ? BEGINNINGS : 0
}

/**
 * Scores how well a text matches the typed text: by {@link beginningScore}, then anywhere inside, and last its letters
 * in order (those that follow each other or begin a word count more).
 *
 * @returns 0 for no match; 1 for any text when nothing was typed; the higher the better
 */
export function matchScore(text: string, typed: string): number {
  const score = beginningScore(text, typed)
  if (score > 0) return score
  const query = typed.trim().toLowerCase()
  const label = text.toLowerCase()
  return label.includes(query) ? INSIDE : scatteredScore(label, query.replaceAll(' ', ''))
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

const startsWord = (label: string, query: string) => wordStart(label, query, 0) >= 0

/** Where a word begins with the typed text; -1 for nowhere. */
function wordStart(label: string, query: string, from: number): number {
  for (let at = label.indexOf(query, from); at >= 0; at = label.indexOf(query, at + 1))
    if (isBoundary(label[at - 1])) return at
  return -1
}

/** Whether each of the typed words begins a word, in their order. */
function startWords(label: string, queries: readonly string[]): boolean {
  let from = 0
  for (const query of queries) {
    const at = wordStart(label, query, from)
    if (at < 0) return false
    from = at + query.length
  }
  return true
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
