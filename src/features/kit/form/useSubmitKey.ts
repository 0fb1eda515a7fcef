import { useEffect, type RefObject } from 'react'
import { roleNoticeId } from './RoleNotice'
import { isPress, KEYS } from '#features/kit/shortcuts/shortcuts'

/**
 * Presses the submit button of a form. It may be outside the form; a disabled one does nothing, as by the pointer. Where
 * the role is the reason, its notice gets the focus.
 */
function submit(form: HTMLFormElement) {
  const notice = document.getElementById(roleNoticeId(form.id))
  if (notice) return notice.focus()
  for (const one of form.elements)
    if (one instanceof HTMLButtonElement && one.type === 'submit') return one.click()
}

/** Submits a form on Ctrl+Enter and ⌘Enter, from any of its fields, a text of many lines included. */
export function useSubmitKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    // The form may be mounted later, with the code of its dialog.
    function onKeyDown(event: KeyboardEvent) {
      const { current } = form
      const isInside = event.target instanceof Node && current?.contains(event.target)
      if (!current || !isInside || event.defaultPrevented || !isPress(event, KEYS.submit)) return
      event.preventDefault()
      submit(current)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [form])
}
