import { Combobox as Base } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { ChevronDown } from 'lucide-react'
import styles from './Combobox.module.css'
import type { FieldIds } from './Field'
import text from './TextInput.module.css'

export interface ComboboxOption {
  value: string
  label: string
  detail?: string
  /** Why it cannot be chosen; it stays in the list and says so. */
  disabledReason?: string
}

interface ComboboxProps extends FieldIds {
  name: string
  value: string
  options: readonly ComboboxOption[]
  placeholder?: string
  disabled?: boolean
  onChange: (value: string) => void
}

/** One of many, found by typing. Clearing the text clears the choice. */
export function Combobox({ name, value, options, placeholder, disabled, onChange, ...ids }: ComboboxProps) {
  const chosen = options.find((option) => option.value === value) ?? null
  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        items={options as ComboboxOption[]}
        value={chosen}
        disabled={disabled ?? false}
        onValueChange={(option: ComboboxOption | null) => onChange(option?.value ?? '')}
        itemToStringLabel={(option: ComboboxOption) => option.label}
        isItemEqualToValue={(a: ComboboxOption, b: ComboboxOption) => a.value === b.value}
      >
        <span className={styles.field}>
          <Base.Input {...ids} name={`${name}-text`} className={text.input} placeholder={placeholder} />
          <ChevronDown className={styles.mark} size={16} aria-hidden />
        </span>
        <Base.Portal>
          <Base.Positioner className={styles.positioner} sideOffset={4}>
            <Base.Popup className={styles.popup}>
              <Base.Empty className={styles.empty}>No items match</Base.Empty>
              <Base.List>
                {(option: ComboboxOption) => (
                  <Base.Item
                    key={option.value}
                    value={option}
                    className={styles.item}
                    disabled={option.disabledReason !== undefined}
                    aria-label={option.label}
                    aria-description={option.disabledReason}
                  >
                    <span>{option.label}</span>
                    {option.detail && <small>{option.detail}</small>}
                    {option.disabledReason && <small>{option.disabledReason}</small>}
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
