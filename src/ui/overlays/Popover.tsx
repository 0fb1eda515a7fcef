import { Suspense, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from '../lazyPart'
import styles from './Popover.module.css'

interface PopoverProps {
  /** The button's accessible name and the popover's title. */
  title: string
  /** The content of the button; part of its name. */
  text: string
  /** In front of the text. */
  icon?: ReactNode
  /** Open state and its setter, if other code can open the popover too. */
  control?: { isOpen: boolean; setOpen: (isOpen: boolean) => void }
  /** The content, given a function that closes it. */
  children: (close: () => void) => ReactNode
}

const Popup = lazyPart(async () => (await import('./PopoverPopup')).PopoverPopup)

/** A button that opens a popover. Its code loads on hover or focus. */
export function Popover({ title, text, icon, control, children }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const ownState = useState(false)
  const [open, setOpen] = control ? [control.isOpen, control.setOpen] : ownState
  const close = () => setOpen(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={icon ? `${styles.button} ${styles.tall}` : styles.button}
        aria-label={`${title}: ${text}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={Popup.preload}
        onFocus={Popup.preload}
        onClick={() => setOpen(!open)}
      >
        {icon}
        {text}
      </button>
      {open && (
        <Suspense>
          <Popup anchor={button} title={title} onClose={close}>
            {children(close)}
          </Popup>
        </Suspense>
      )}
    </>
  )
}
