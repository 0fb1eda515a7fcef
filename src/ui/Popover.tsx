import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import styles from './Popover.module.css'

interface PopoverProps {
  /** The button's accessible name, and the title of what it opens. */
  title: string
  /** What the button shows; part of its name. */
  text: string
  /** In front of the text. */
  icon?: ReactNode
  /** Where something else opens it as well. */
  control?: { isOpen: boolean; setOpen: (isOpen: boolean) => void }
  /** What it opens, given a function that closes it. */
  children: (close: () => void) => ReactNode
}

const load = async () => ({ default: (await import('./PopoverPopup')).PopoverPopup })
const Popup = lazy(load)
const preload = () => void load()

/** A button that opens a few facts beside it. Their code is fetched when the pointer or the focus reaches the button. */
export function Popover({ title, text, icon, control, children }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const own = useState(false)
  const [open, setOpen] = control ? [control.isOpen, control.setOpen] : own
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
        onPointerEnter={preload}
        onFocus={preload}
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
