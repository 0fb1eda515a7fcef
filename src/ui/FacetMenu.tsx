import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './FacetMenu.module.css'
import { VisuallyHidden } from './VisuallyHidden'

/** One value that can be chosen, and how many there are of it. */
export interface FacetChoice {
  value: string
  label: string
  count: number
  mark?: ReactNode
}

interface FacetMenuProps {
  label: string
  options: readonly FacetChoice[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  onOpen?: () => void
  /** The options are not all here yet; the menu waits for them, so that none moves under the pointer. */
  busy?: boolean
}

const load = async () => ({ default: (await import('./FacetMenuPopup')).FacetMenuPopup })
const Popup = lazy(load)
const preload = () => void load()

/** How many chosen values a button names before it counts them. */
const NAMED = 2

/** A button that opens a menu of values; any of them may be chosen, and the button says which are. */
export function FacetMenu({ label, options, chosen, onChange, onOpen, busy = false }: FacetMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const names = chosen.map((value) => options.find((option) => option.value === value)?.label ?? value)
  const summary = names.length > NAMED ? `${names.length} chosen` : names.join(', ')

  function show() {
    onOpen?.()
    setOpen(true)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || open) return
    event.preventDefault()
    show()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={chosen.length > 0 ? styles.active : styles.button}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={onKeyDown}
      >
        {/* A column's heading may have the same name. */}
        <VisuallyHidden>Filter by </VisuallyHidden>
        {summary ? `${label}: ${summary}` : label}
        <ChevronDown size={14} aria-hidden />
      </button>
      {open && (
        <Suspense>
          <Popup
            anchor={button}
            label={label}
            options={options}
            chosen={chosen}
            onChange={onChange}
            busy={busy}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
