import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { KeyboardEvent, RefObject } from 'react'
import { visibleText } from '#src/cleanText'
import iconButton from '#ui/actions/IconButton.module.css'
import styles from './PaletteDialog.module.css'

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>
  typed: string
  /** What a project is chosen for: it is before the field. */
  step: string | undefined
  onType: (text: string) => void
  /** Called when the field has the focus. */
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** The field of the palette, with its icon and, once it has a text, a button that clears it. */
export const SearchField = ({ field, typed, step, onType, onFocus, onKeyDown }: SearchFieldProps) => (
  <div className={styles.field}>
    <Search size={18} className={styles.icon} aria-hidden />
    {step && (
      <span className={styles.step} aria-hidden>
        {step}
      </span>
    )}
    <input
      ref={field}
      role="combobox"
      aria-label={step ? `${step} in which project?` : 'Search'}
      aria-autocomplete="list"
      aria-expanded
      aria-controls="palette-entries"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      className={styles.search}
      placeholder={step ? 'Project' : 'Search'}
      value={typed}
      onChange={(event) => onType(visibleText(event.target.value))}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    />
    {typed && (
      <button
        type="button"
        className={`${iconButton.button} ${styles.clear}`}
        aria-label="Clear search"
        onClick={() => {
          onType('')
          field.current?.focus()
        }}
      >
        <X size={16} aria-hidden />
      </button>
    )}
  </div>
)
