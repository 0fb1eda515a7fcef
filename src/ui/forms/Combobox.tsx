import { Combobox as Base } from '@base-ui/react/combobox'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useRef, type ComponentProps } from 'react'
import { ChoiceNotice, hasNotice } from './ChoiceNotice'
import { choiceStatusText, moreText, MOST_LISTED, unmatchedText, type ChoiceStatus } from './choiceStatusText'
import styles from './Combobox.module.css'
import type { FieldIds } from './Field'
import { isComposing } from './isComposing'
import { asTyped } from './TextInput'
import text from './TextInput.module.css'
import type { TypedText } from './useTyped'

export interface ComboboxOption {
  value: string
  label: string
  /** Another text that selects the choice when typed. */
  name?: string
  detail?: string
  /** Why the choice is disabled; it stays in the list with this reason. */
  disabledReason?: string
}

interface ComboboxProps extends FieldIds {
  name: string
  value: string
  options: readonly ComboboxOption[]
  status: ChoiceStatus
  noun: string
  plural: string
  /** Shown when the list is empty. */
  emptyText: string
  /** The placeholder while nothing is chosen. */
  placeholder: string
  /** The text in the field while it matches no choice. */
  typed: TypedText
  onChange: (value: string) => void
}

/**
 * A single choice, found by typing: the first match is highlighted, Enter selects it. Clearing the text clears the
 * choice. Loading, failed and empty lists have their own texts.
 */
export function Combobox({
  name,
  value,
  options,
  status,
  noun,
  plural,
  emptyText,
  placeholder,
  typed,
  onChange,
  ...ids
}: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null)
  const noticeId = useId()
  const isOffering = status.state === 'ready' && options.length > 0
  const chosen = options.find((option) => option.value === value) ?? null
  const more = moreText(options.length, status, plural)
  const describedBy = [ids['aria-describedby'], hasNotice(status) && noticeId].filter(Boolean).join(' ')
  return (
    <Base.Root
      items={options as ComboboxOption[]}
      value={chosen}
      autoHighlight={!typed.isUnclear}
      limit={MOST_LISTED}
      inputValue={typed.text}
      onInputValueChange={(next, { reason }) => {
        // For other reasons the component would replace the typed text by the chosen label.
        if (reason === 'input-change') typed.type(next)
      }}
      onValueChange={(option: ComboboxOption | null) => {
        typed.drop()
        onChange(option?.value ?? '')
      }}
      itemToStringLabel={(option: ComboboxOption) => option.label}
      isItemEqualToValue={(a: ComboboxOption, b: ComboboxOption) => a.value === b.value}
    >
      <span className={styles.field}>
        <Base.Input
          {...ids}
          ref={input}
          aria-describedby={describedBy || undefined}
          name={`${name}-text`}
          className={text.input}
          {...asTyped}
          placeholder={isOffering ? placeholder : choiceStatusText(status, plural, emptyText)}
          onBlur={() => typed.finish()}
          onKeyDown={(event) => onKeyDown(event, typed)}
        />
        <ChevronDown className={styles.mark} aria-hidden />
      </span>
      <ChoiceNotice id={noticeId} status={status} plural={plural} control={input} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={4}>
          <Base.Popup className={styles.popup}>
            <Base.Empty className={styles.empty}>
              {isOffering
                ? unmatchedText(noun, typed.text.trim(), status)
                : choiceStatusText(status, plural, emptyText)}
            </Base.Empty>
            <Base.List>{(option: ComboboxOption) => <Option key={option.value} option={option} />}</Base.List>
            {more && <p className={styles.more}>{more}</p>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** A choice of the list. */
const Option = ({ option }: { option: ComboboxOption }) => (
  <Base.Item
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
)

type Press = Parameters<NonNullable<ComponentProps<typeof Base.Input>['onKeyDown']>>[0]

/** Escape and Enter, as far as they are about the typed text. */
function onKeyDown(event: Press, typed: TypedText) {
  if (isComposing(event)) return
  if (!typed.isTyping) {
    // Escape closes the surrounding dialog; the choice stays.
    if (event.key === 'Escape' && !isListOpen(event.currentTarget)) event.preventBaseUIHandler()
    return
  }
  if (event.key === 'Enter' && !event.currentTarget.hasAttribute('aria-activedescendant')) {
    // The form must not be submitted without the typed text.
    event.preventDefault()
    event.preventBaseUIHandler()
    typed.finish()
  }
  if (event.key === 'Escape' && !isListOpen(event.currentTarget)) {
    event.stopPropagation()
    event.preventBaseUIHandler()
    typed.drop()
  }
}

const isListOpen = (input: HTMLInputElement) => input.getAttribute('aria-expanded') === 'true'
