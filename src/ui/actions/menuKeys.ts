/** A typed text is forgotten after this pause, in milliseconds. */
const TYPING_PAUSE_MS = 750

/** The text typed so far in a menu, and when its last letter came, in milliseconds. */
export interface Typed {
  text: string
  at: number
}

/** The text after another letter. A space counts only within a text: alone it activates the entry. */
export function typeOn(typed: Typed, key: string, now: number): Typed | undefined {
  const isGoingOn = typed.text !== '' && now - typed.at < TYPING_PAUSE_MS
  if (key.length !== 1 || (key === ' ' && !isGoingOn)) return undefined
  return { text: `${isGoingOn ? typed.text : ''}${key.toLowerCase()}`, at: now }
}

/**
 * The entry that a typed text leads to: the next one that begins with it. The same letter again leads to the next entry
 * with that letter.
 *
 * @param index that of the present entry; −1 for none
 * @returns its index, or undefined if no entry begins so
 */
export function findTyped(labels: readonly string[], text: string, index: number): number | undefined {
  const isOneLetter = /^(.)\1*$/.test(text)
  const wanted = isOneLetter ? (text[0] ?? '') : text
  const from = isOneLetter ? index + 1 : Math.max(index, 0)
  const order = labels.map((_, offset) => (from + offset) % labels.length)
  return order.find((other) => labels[other]?.trim().toLowerCase().startsWith(wanted))
}

/** The keys that move the highlight. */
export const MOVING_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End'])

/**
 * The entry that a key leads to, around the ends.
 *
 * @param index that of the present entry; −1 for none
 * @returns its index, or undefined for any other key
 */
export function entryAfter(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return index < 1 ? count - 1 : index - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
