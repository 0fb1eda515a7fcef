import Search from 'lucide-react/icons/search'
import type { Ref } from 'react'
import { visibleText } from '#src/cleanText'
import { isComposing } from '../forms/isComposing'
import styles from './FilterInput.module.css'
import { Kbd } from '../text/Kbd'

interface FilterInputProps {
  /** The accessible name: "Filter instances". */
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Called for the down arrow and, with `true`, for Enter: they lead from the field to what it filters. */
  onLeave?: (isEnter: boolean) => void
  /** The shortcut key, shown while the field is empty. */
  shortcut?: string
  ref?: Ref<HTMLInputElement>
}

const icon = <Search size={14} className={styles.icon} aria-hidden />

/** A text field for a filter. Escape clears it. */
export const FilterInput = ({ label, value, onChange, onBlur, onLeave, shortcut, ref }: FilterInputProps) => (
  <span className={styles.field}>
    {icon}
    <input
      ref={ref}
      type="search"
      className={styles.input}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      data-1p-ignore
      value={value}
      onChange={(event) => onChange(visibleText(event.target.value))}
      onKeyDown={(event) => {
        const { key } = event
        if (key === 'Escape' && value !== '') onChange('')
        else if (onLeave && (key === 'Enter' || key === 'ArrowDown') && !isComposing(event) && !event.repeat)
          onLeave(key === 'Enter')
        else return
        event.preventDefault()
      }}
      onBlur={onBlur}
    />
    {shortcut && value === '' && (
      <span className={styles.shortcut} aria-hidden>
        <Kbd>{shortcut}</Kbd>
      </span>
    )}
  </span>
)
