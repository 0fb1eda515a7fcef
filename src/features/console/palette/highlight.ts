/** Entries per page of PageUp and PageDown. */
const PAGE = 10

interface Press {
  key: string
  metaKey: boolean
  ctrlKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** The selection of the field. */
interface Caret {
  selectionStart: number | null
  selectionEnd: number | null
  value: string
}

/**
 * The index that a key moves the highlight to: the arrows by one, round the ends; PageUp and PageDown by a page; Home
 * and End to the ends, once the caret is at that end of the text.
 *
 * @param from index of the highlighted entry; -1 for none
 * @returns undefined when the key means something else here
 */
export function highlightAfter(press: Press, from: number, count: number, caret: Caret): number | undefined {
  if (count === 0 || press.metaKey || press.ctrlKey || press.altKey || press.shiftKey) return undefined
  const last = count - 1
  const isAt = (index: number) => caret.selectionStart === index && caret.selectionEnd === index
  switch (press.key) {
    case 'ArrowDown':
      return from >= last ? 0 : from + 1
    case 'ArrowUp':
      return from <= 0 ? last : from - 1
    case 'PageDown':
      return Math.min(Math.max(from, 0) + PAGE, last)
    case 'PageUp':
      return Math.max(from - PAGE, 0)
    case 'Home':
      return isAt(0) ? 0 : undefined
    case 'End':
      return isAt(caret.value.length) ? last : undefined
    default:
      return undefined
  }
}

/** The highlighted entry. */
export interface Highlight {
  key: string
  /** The text that was typed then. */
  typed: string
  /** Moved there by a key or the pointer; the best match is highlighted by itself. */
  isByHand: boolean
}

/**
 * The index of the highlight in a new list: the best match, unless the user moved the highlight since the text was
 * typed. A better match that arrives later is highlighted, so that Enter runs the best match of the text.
 *
 * @param keys the keys of all entries, the best match first
 * @returns -1 for an empty list
 */
export function highlightIn(keys: readonly string[], before: Highlight | undefined, typed: string): number {
  if (keys.length === 0) return -1
  if (!before?.isByHand || before.typed !== typed) return 0
  return Math.max(0, keys.indexOf(before.key))
}
