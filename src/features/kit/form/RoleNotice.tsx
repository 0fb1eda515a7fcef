import { useEffect, useRef } from 'react'
import { Notice } from '#ui/feedback/Notice'
import { useFormNow } from './FormFields'

const TITLE = 'Not possible with your role'

/** The element id of the notice of a form. */
export const roleNoticeId = (form: string) => `${form}-role`

interface RoleNoticeProps {
  /** Id of the form. */
  form: string
  reason: string | undefined
}

/**
 * At the top of a form that the user's role does not allow to be sent, with the reason of its submit button. Its fields
 * can still be read. It has the focus at the start, and gets it from an untouched form when the role is known later.
 * Rule: ROLE-13.
 */
export const RoleNotice = ({ form, reason }: RoleNoticeProps) =>
  reason && <ShownNotice form={form} reason={reason} />

function ShownNotice({ form, reason }: { form: string; reason: string }) {
  const notice = useRef<HTMLDivElement>(null)
  const formNow = useFormNow()
  useEffect(() => {
    const isInForm = document.activeElement?.closest('form')?.id === form
    if (isInForm && !formNow().dirty) notice.current?.focus()
  }, [form, formNow])
  return (
    <div
      ref={notice}
      id={roleNoticeId(form)}
      tabIndex={-1}
      role="group"
      aria-label={`${TITLE}: ${reason}`}
      data-focus-first
    >
      <Notice tone="attention" title={TITLE}>
        {reason}.
      </Notice>
    </div>
  )
}
