import { useEffect, useRef, type RefObject } from 'react'
import { useConfirm } from '#store/hooks'

/**
 * Focuses a section when the button in it that had the focus is gone, so that the keyboard stays in its place: the verb
 * that was carried out is not allowed afterwards. A confirm dialog in between returns the focus first.
 *
 * @param toolbar the element with the buttons
 * @returns the ref of the section
 */
export function useFocusKept(toolbar: RefObject<HTMLElement | null>) {
  const section = useRef<HTMLElement>(null)
  const last = useRef<Element>(null)
  // Renders again when the dialog closes.
  const asks = useConfirm()
  useEffect(() => {
    const { activeElement } = document
    if (activeElement && toolbar.current?.contains(activeElement)) last.current = activeElement
    else if (last.current?.isConnected === false && !asks && activeElement === document.body) {
      last.current = null
      section.current?.focus()
    }
  })
  return section
}
