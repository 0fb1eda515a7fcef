import Check from 'lucide-react/icons/check'
import { useState, type RefObject } from 'react'
import menuStyles from '../actions/Menu.module.css'
import { MenuSurface } from '../actions/MenuSurface'
import styles from './FacetMenu.module.css'
import { formatCount } from '../format/numbers'
import { Spinner } from '../feedback/Spinner'
import { choicesWith, hasField, type FacetChoice } from './facetChoices'
import { FilterInput } from './FilterInput'

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
 * open; counts are updated. Above many values is a field that filters them.
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
  const [text, setText] = useState('')
  const shown = offered && choicesWith(offered, text)
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value))
  return (
    <MenuSurface
      anchor={anchor}
      label={label}
      align="start"
      onClose={onClose}
      head={
        offered &&
        hasField(offered) && (
          <div className={styles.head}>
            <FilterInput label="Filter values" value={text} onChange={setText} />
          </div>
        )
      }
    >
      {shown ? (
        shown.map(({ value, label: word, mark }) => {
          const count = options.find((option) => option.value === value)?.count ?? 0
          const isChosen = chosen.includes(value)
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the menu
            <div
              key={value}
              role="menuitemcheckbox"
              aria-checked={isChosen}
              tabIndex={-1}
              className={`${menuStyles.entry} ${styles.item}`}
              data-label={word}
              onClick={() => toggle(value, !isChosen)}
            >
              <span className={styles.box}>{isChosen && <Check size={14} aria-hidden />}</span>
              {mark}
              <span className={styles.word}>{word}</span>
              <span className={styles.count}>{formatCount(count)}</span>
            </div>
          )
        })
      ) : (
        <p className={styles.waiting}>
          <Spinner /> Counting
        </p>
      )}
      {shown?.length === 0 && (
        <p className={styles.waiting}>{text === '' ? 'Nothing to choose from' : 'No value matches'}</p>
      )}
    </MenuSurface>
  )
}
