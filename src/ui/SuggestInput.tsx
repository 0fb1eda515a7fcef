import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useState, type KeyboardEvent } from 'react'
import styles from './Combobox.module.css'
import type { FieldIds } from './Field'
import text from './TextInput.module.css'

interface SuggestInputProps extends FieldIds {
  name: string
  value: string
  options: readonly string[]
  placeholder?: string
  onChange: (value: string) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** Free text, with suggestions. What is typed counts, whether it is among them or not; with none left, none are shown. */
export function SuggestInput({
  name,
  value,
  options,
  placeholder,
  onChange,
  onKeyDown,
  ...ids
}: SuggestInputProps) {
  const [wanted, setWanted] = useState(false)
  const typed = value.trim().toLowerCase()
  const found = options.filter((option) => option.toLowerCase().includes(typed) && option !== value)
  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        items={found}
        mode="none"
        value={value}
        onValueChange={onChange}
        openOnInputClick
        open={wanted && found.length > 0}
        onOpenChange={setWanted}
      >
        <Base.Input
          {...ids}
          name={name}
          className={text.input}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          data-1p-ignore
          onKeyDown={(event) => {
            // Whoever presses Enter has decided; what the text becomes then is no reason to suggest again.
            if (event.key === 'Enter') setWanted(false)
            onKeyDown?.(event)
          }}
        />
        <Base.Portal>
          <Base.Positioner className={styles.positioner} sideOffset={4}>
            <Base.Popup className={styles.popup}>
              <Base.List>
                {(option: string) => (
                  <Base.Item key={option} value={option} className={styles.item}>
                    {option}
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}
