import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { cleanText } from '#src/cleanText'
import { ChoiceNotice, hasNotice } from './ChoiceNotice'
import { READY, choiceStatusText, type ChoiceStatus } from './choiceStatusText'
import styles from './Combobox.module.css'
import type { FieldIds } from './Field'
import { isComposing } from './isComposing'
import { asTyped } from './TextInput'
import text from './TextInput.module.css'

interface SuggestInputProps extends FieldIds {
  name: string
  value: string
  options: readonly string[]
  /** Status of the list; without it, the suggestions are loaded. Typing never waits for it. */
  status?: ChoiceStatus
  /** The plural noun of the suggestions. */
  plural: string
  placeholder?: string
  onChange: (value: string) => void
  onKeyDown?: (event: KeyboardEvent) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** The most suggestions at once: a longer text has fewer. */
const MOST_SUGGESTED = 200

/** Free text with suggestions. Any typed text is valid; without matches, no list is shown. */
export function SuggestInput({
  name,
  value,
  options,
  status = READY,
  plural,
  placeholder,
  onChange,
  onKeyDown,
  onPaste,
  ...ids
}: SuggestInputProps) {
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const noticeId = useId()
  const typed = cleanText(value).toLowerCase()
  const found = options.filter((option) => option.toLowerCase().includes(typed) && option !== value)
  const isLoading = status.state === 'loading'
  const describedBy = [ids['aria-describedby'], hasNotice(status) && noticeId].filter(Boolean).join(' ')
  return (
    <Base.Root
      items={found.slice(0, MOST_SUGGESTED)}
      mode="none"
      value={value}
      onValueChange={onChange}
      openOnInputClick
      open={open && (found.length > 0 || isLoading)}
      onOpenChange={setOpen}
    >
      <Base.Input
        {...ids}
        ref={input}
        aria-describedby={describedBy || undefined}
        name={name}
        className={text.input}
        placeholder={placeholder}
        autoComplete="off"
        {...asTyped}
        data-1p-ignore
        onPaste={onPaste}
        // The list would cover the message of a refused form, and what a button has just added: both move the focus here.
        onFocus={({ relatedTarget }) =>
          setOpen(!ids['aria-invalid'] && !(relatedTarget instanceof HTMLButtonElement))
        }
        // A list without matches is not shown, so that nothing else closes it; another text would open it again.
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          // Enter commits the text; the resulting change must not reopen the suggestions.
          if (event.key === 'Enter') setOpen(false)
          // Escape closes the surrounding dialog, which may ask first; the text stays, and so does its error.
          if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') !== 'true')
            event.preventBaseUIHandler()
          onKeyDown?.(event)
        }}
      />
      <ChoiceNotice id={noticeId} status={status} plural={plural} control={input} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={4}>
          <Base.Popup className={styles.popup}>
            <Base.Empty className={styles.empty}>{isLoading && choiceStatusText(status, plural)}</Base.Empty>
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
  )
}
