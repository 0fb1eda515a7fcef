import type { KeyboardEvent } from 'react'
import { isPress, KEYS } from '#features/kit/shortcuts/shortcuts'

/** Presses the submit button of a form on Ctrl+Enter and ⌘Enter, from any of its fields, a text of many lines included. */
export function submitOnKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.defaultPrevented || !isPress(event, KEYS.submit)) return
  event.preventDefault()
  // The button may be outside the form. A disabled one does nothing, as by the pointer.
  for (const one of event.currentTarget.elements)
    if (one instanceof HTMLButtonElement && one.type === 'submit') return one.click()
}
