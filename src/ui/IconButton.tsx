import type { ReactNode, Ref } from 'react'
import styles from './IconButton.module.css'
import { Tooltip } from './Tooltip'

interface IconButtonProps {
  /** The accessible name, shown as a tip as well. */
  label: string
  icon: ReactNode
  onClick?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** A button that is only a picture. */
export const IconButton = ({ label, icon, onClick, ref }: IconButtonProps) => (
  <Tooltip text={label}>
    <button ref={ref} type="button" className={styles.button} aria-label={label} onClick={onClick}>
      {icon}
    </button>
  </Tooltip>
)
