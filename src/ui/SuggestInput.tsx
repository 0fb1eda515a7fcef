import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { CSPProvider } from '@base-ui/react/csp-provider'
import type { KeyboardEvent } from 'react'
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

/** Free text, with suggestions. What is typed counts, whether it is among them or not. */
export function SuggestInput({
  name,
  value,
  options,
  placeholder,
  onChange,
  onKeyDown,
  ...ids
}: SuggestInputProps) {
  return (
    <CSPProvider disableStyleElements>
      <Base.Root items={options as string[]} value={value} onValueChange={onChange} openOnInputClick>
        <Base.Input
          {...ids}
          name={name}
          className={text.input}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          data-1p-ignore
          onKeyDown={onKeyDown}
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
