import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'
import styles from './Popover.module.css'

interface PopoverPopupProps {
  anchor: RefObject<HTMLElement | null>
  /** Gets the focus on close; the anchor by default. */
  finalFocus?: RefObject<HTMLElement | null>
  /** Gets the focus on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>
  title: string
  onClose: () => void
  children: ReactNode
}

/** The popover itself. Mounted open; closing unmounts it and returns the focus to its button. */
export const PopoverPopup = ({
  anchor,
  finalFocus = anchor,
  initialFocus,
  title,
  onClose,
  children,
}: PopoverPopupProps) => (
  <Base.Root
    open
    onOpenChange={(open, details) => {
      if (open) return
      const { target } = details.event
      // The button handles its own click; otherwise the popover would open again at once.
      const isOwn = target instanceof Node && anchor.current?.contains(target)
      if (details.reason === 'outside-press' && isOwn) return
      onClose()
    }}
  >
    <Base.Portal>
      <Base.Positioner anchor={anchor} align="start" sideOffset={4} className={styles.positioner}>
        <Base.Popup className={styles.popup} finalFocus={finalFocus} initialFocus={initialFocus}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)
