import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

/** Entries per page of PageUp and PageDown. */
const PAGE = 10

/**
 * The target of PageUp and PageDown (one page) and of Home and End (the ends of the list, once the caret is at that end
 * of the text), in entries and in the shorter direction.
 *
 * @param from index of the highlighted entry; -1 for none
 * @returns how many entries down (negative: up); undefined when the key means something else here
 */
export function bigStep(
  key: string,
  from: number,
  count: number,
  caret: { isAtStart: boolean; isAtEnd: boolean },
): number | undefined {
  const last = count - 1
  const at = Math.max(from, 0)
  const to =
    key === 'PageDown'
      ? Math.min(at + PAGE, last)
      : key === 'PageUp'
        ? Math.max(at - PAGE, 0)
        : key === 'Home' && caret.isAtStart
          ? 0
          : key === 'End' && caret.isAtEnd
            ? last
            : undefined
  if (to === undefined || count === 0) return undefined
  const step = to - at
  // The list wraps: one step up from the first entry is the last.
  return Math.abs(step) <= count / 2 ? step : step - Math.sign(step) * count
}

const moves: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'])

/** Whether a key may move the highlight. */
export const isMove = ({ key }: Pick<KeyboardEvent, 'key'>) => moves.has(key)

/** Presses the same key again. */
export function pressAgain({ key, shiftKey, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent) {
  flushSync(() => {
    const keys = { key, shiftKey, altKey, ctrlKey, metaKey }
    currentTarget.dispatchEvent(
      new globalThis.KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }),
    )
  })
}

/** Moves the highlight by more than one entry. @returns whether it handled the key */
export function moveHighlight(event: KeyboardEvent<HTMLInputElement>, from: number, count: number): boolean {
  const { key, currentTarget: field } = event
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return false
  const { selectionStart, selectionEnd, value } = field
  const caret = {
    isAtStart: selectionStart === 0 && selectionEnd === 0,
    isAtEnd: selectionStart === value.length && selectionEnd === value.length,
  }
  const step = bigStep(key, from, count, caret)
  if (step === undefined) return false
  // The component moves its highlight by arrow keys only, from its last rendered position.
  const arrow = step < 0 ? 'ArrowUp' : 'ArrowDown'
  for (let taken = 0; taken < Math.abs(step); taken += 1)
    flushSync(() => {
      field.dispatchEvent(
        new globalThis.KeyboardEvent('keydown', { key: arrow, bubbles: true, cancelable: true }),
      )
    })
  return true
}
