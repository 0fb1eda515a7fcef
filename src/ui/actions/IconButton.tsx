import type { ReactNode } from 'react'
import styles from './IconButton.module.css'
import { Tooltip } from '../overlays/Tooltip'

interface IconButtonProps {
  /** The accessible name, also shown as a tooltip. */
  label: string
  icon: ReactNode
  /** The text of the tooltip, if it is not the label. */
  tip?: ReactNode
  /** Hides the tooltip, which would cover a message below the button. */
  hidesTip?: boolean
  onClick?: () => void
}

export const IconButton = ({ label, tip = label, icon, hidesTip = false, onClick }: IconButtonProps) => (
  <Tooltip text={hidesTip ? undefined : tip}>
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      {icon}
    </button>
  </Tooltip>
)
