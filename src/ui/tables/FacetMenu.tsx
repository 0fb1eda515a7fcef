import ChevronDown from 'lucide-react/icons/chevron-down'
import { Suspense, useRef, useState } from 'react'
import { useMenuButton } from '../actions/useMenuButton'
import { lazyPart } from '../lazyPart'
import type { FacetChoice } from './facetChoices'
import styles from './FacetMenu.module.css'
import { VisuallyHidden } from '../text/VisuallyHidden'

interface FacetMenuProps {
  label: string
  options: readonly FacetChoice[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  onOpen?: () => void
  /** Options are still loading. The menu waits for them, so that none moves under the pointer. */
  busy?: boolean
}

const Popup = lazyPart(async () => (await import('./FacetMenuPopup')).FacetMenuPopup)

/** Maximum number of chosen values named on the button; with more, it shows their number. */
const NAMED = 2

const chevron = <ChevronDown size={14} aria-hidden />

/** A button that opens a multiple-choice menu, with the chosen values in its label. */
export function FacetMenu({ label, options, chosen, onChange, onOpen, busy = false }: FacetMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const names = chosen.map((value) => options.find((option) => option.value === value)?.label ?? value)
  const summary = names.length > NAMED ? `${names.length} chosen` : names.join(', ')

  const opening = useMenuButton(open, (isOpen) => {
    if (isOpen) onOpen?.()
    setOpen(isOpen)
  })
  return (
    <>
      <button
        ref={button}
        type="button"
        className={chosen.length > 0 ? styles.active : styles.button}
        onPointerEnter={Popup.preload}
        onFocus={Popup.preload}
        {...opening}
      >
        {/* A column heading may have the same name. */}
        <VisuallyHidden>Filter by </VisuallyHidden>
        {summary ? `${label}: ${summary}` : label}
        {chevron}
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
