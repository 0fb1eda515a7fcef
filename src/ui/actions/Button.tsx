import type { MouseEvent, ReactNode, Ref } from 'react'
import styles from './Button.module.css'
import { Spinner } from '../feedback/Spinner'
import { Tooltip, useDescription } from '../overlays/Tooltip'
import { useMinimumDuration } from '../feedback/useMinimumDuration'

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger' | 'caution'
export type ButtonSize = 'small' | 'medium'

/** The style of a button, for links. */
export const buttonClass = (tone: ButtonTone = 'secondary', size: ButtonSize = 'medium') =>
  `${styles.button} ${styles[tone]} ${styles[size]}`

export interface ButtonProps {
  tone?: ButtonTone
  size?: ButtonSize
  /** The action is running. The button keeps its look and its width, and ignores clicks. */
  busy?: boolean
  /** Why the button is disabled. It stays focusable and shows the reason. */
  disabledReason?: string
  /** The page itself has the reason: no tip repeats it. */
  isReasonShown?: boolean
  icon?: ReactNode
  type?: 'button' | 'submit'
  /** Id of the form it submits, if it is outside the form. */
  form?: string
  ref?: Ref<HTMLButtonElement>
  onClick?: () => void
  children: ReactNode
}

/** A button for actions. Navigation uses a link with {@link buttonClass}. */
export function Button({
  tone,
  size,
  busy = false,
  disabledReason,
  isReasonShown,
  icon,
  type = 'button',
  form,
  ref,
  onClick,
  children,
}: ButtonProps) {
  const { describedBy, description } = useDescription(disabledReason)
  const off = busy || disabledReason !== undefined
  // The spinner may outlast a short action; the button itself does not wait for it.
  const spins = useMinimumDuration(busy)

  function click(event: MouseEvent) {
    // Also prevents the implicit submit of a form.
    if (off) event.preventDefault()
    else onClick?.()
  }
  const button = (
    <button
      ref={ref}
      type={type}
      form={form}
      className={buttonClass(tone, size)}
      aria-disabled={off || undefined}
      aria-busy={spins || undefined}
      aria-describedby={describedBy}
      onClick={click}
    >
      <span className={spins && !icon ? styles.waiting : styles.face}>
        {spins ? (
          <span className={styles.spinner}>
            <Spinner />
          </span>
        ) : (
          icon
        )}
        {children}
      </span>
    </button>
  )
  // The same tree with and without a reason, so that a button disabled by its own success keeps the focus.
  return (
    <>
      <Tooltip text={isReasonShown ? undefined : disabledReason}>{button}</Tooltip>
      {description}
    </>
  )
}
