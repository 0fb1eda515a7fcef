import { Menu } from '@base-ui/react/menu'
import Check from 'lucide-react/icons/check'
import { useState, type ReactNode, type RefObject } from 'react'
import { closeMenu } from '../actions/closeMenu'
import styles from './FacetMenu.module.css'
import { formatCount } from '../format/numbers'
import { Spinner } from '../feedback/Spinner'

/** One value with its count. */
export interface FacetChoice {
  value: string
  label: string
  count: number
  mark?: ReactNode
}

interface FacetMenuPopupProps {
  anchor: RefObject<HTMLButtonElement | null>
  label: string
  options: readonly FacetChoice[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  busy: boolean
  onClose: () => void
}

/**
 * The menu itself. It stays open during a multiple choice. The initial values keep their positions while it is
 * open; counts are updated.
 */
export function FacetMenuPopup({
  anchor,
  label,
  options,
  chosen,
  onChange,
  busy,
  onClose,
}: FacetMenuPopupProps) {
  const [offered, setOffered] = useState(busy ? undefined : options)
  if (!offered && !busy) setOffered(options)
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value))
  return (
    <Menu.Root open modal={false} onOpenChange={closeMenu(anchor, onClose)}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} align="start" sideOffset={4} className={styles.positioner}>
          <Menu.Popup className={styles.popup} aria-label={label} finalFocus={anchor}>
            {offered ? (
              offered.map(({ value, label: word, mark }) => {
                const count = options.find((option) => option.value === value)?.count ?? 0
                return (
                  <Menu.CheckboxItem
                    key={value}
                    className={styles.item}
                    checked={chosen.includes(value)}
                    closeOnClick={false}
                    onCheckedChange={(isOn) => toggle(value, isOn)}
                    label={word}
                  >
                    <span className={styles.box}>
                      <Menu.CheckboxItemIndicator>
                        <Check size={14} aria-hidden />
                      </Menu.CheckboxItemIndicator>
                    </span>
                    {mark}
                    <span className={styles.word}>{word}</span>
                    <span className={styles.count}>{formatCount(count)}</span>
                  </Menu.CheckboxItem>
                )
              })
            ) : (
              <p className={styles.waiting}>
                <Spinner /> Counting
              </p>
            )}
            {offered?.length === 0 && <p className={styles.waiting}>Nothing to choose from</p>}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
