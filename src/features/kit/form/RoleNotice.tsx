import { Notice } from '#ui/feedback/Notice'

/**
 * At the top of a form that the user's role does not allow to be sent, with the reason of its submit button. Its fields
 * can still be read. Rule: ROLE-13.
 */
export const RoleNotice = ({ reason }: { reason: string | undefined }) =>
  reason && (
    <Notice tone="attention" title="Not possible with your role">
      {reason}.
    </Notice>
  )
