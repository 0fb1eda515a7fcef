import type { MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'
import { Spinner } from './Spinner'
import { Tooltip, useDescription } from './Tooltip'
import { useHeld } from './useHeld'

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium'

/** The look of a button, for links that go somewhere. */
export const buttonClass = (tone: ButtonTone = 'secondary', size: ButtonSize = 'medium') =>
  `${styles.button} ${styles[tone]} ${styles[size]}`

export interface ButtonProps {
  tone?: ButtonTone
  size?: ButtonSize
  /** Its work is under way: it keeps its width and takes no clicks. */
  busy?: boolean
  /** Why it cannot be used now. It stays focusable and says so. */
  disabledReason?: string
  icon?: ReactNode
  type?: 'button' | 'submit'
  /** Id of the form it submits, when it stands outside of it. */
  form?: string
  onClick?: () => void
  children: ReactNode
}

/** Does something. What goes somewhere is a link with {@link buttonClass}. */
export function Button({
  tone,
  size,
  busy = false,
  disabledReason,
  icon,
  type = 'button',
  form,
  onClick,
  children,
}: ButtonProps) {
  const { describedBy, description } = useDescription(disabledReason)
  const off = busy || disabledReason !== undefined
  // The spinner outlasts the work if that was short; the button itself does not wait for it.
  const spins = useHeld(busy)

  function click(event: MouseEvent) {
    // Also swallows the implicit submit of a form.
    if (off) event.preventDefault()
    else onClick?.()
  }
  const button = (
    <button
      type={type}
      form={form}
      className={buttonClass(tone, size)}
      aria-disabled={off || undefined}
      aria-busy={spins || undefined}
      aria-describedby={describedBy}
      onClick={click}
    >
      {spins && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
      <span className={spins ? styles.waiting : styles.face}>
        {icon}
        {children}
      </span>
    </button>
  )
  // The same tree with and without a reason: a button that is disabled by its own success keeps the focus.
  return (
    <>
      <Tooltip text={disabledReason}>{button}</Tooltip>
      {description}
    </>
  )
}
