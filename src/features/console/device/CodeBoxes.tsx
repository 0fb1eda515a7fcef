import { Fragment, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { DEVICE_CODE_LENGTH } from '#model/limits'
import styles from './CodeBoxes.module.css'

interface CodeBoxesProps {
  /** One entry per box; '' for an empty box. */
  letters: readonly string[]
  /** Receives the letters, and the typed or pasted characters that cannot be part of a code. */
  onChange: (letters: string[], leftOut: string) => void
  /** The index of the box before the dash. */
  dashAfter: number
  describedBy?: string
  /** The server rejected the code. */
  isRefused?: boolean
}

const onlyLetters = (text: string) => text.toUpperCase().replace(/[^A-Z]/g, '')
/** Characters to report as left out: any but letters, and but dashes and spaces, which are separators. */
const notLetters = (text: string) => text.replace(/[A-Za-z\s\p{Dash}]/gu, '')

/** Eight boxes of one letter. A pasted code replaces all of them. */
export function CodeBoxes({ letters, onChange, dashAfter, describedBy, isRefused = false }: CodeBoxesProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focus = (index: number) =>
    boxes.current[Math.max(0, Math.min(index, DEVICE_CODE_LENGTH - 1))]?.focus()

  function put(index: number, text: string) {
    const letter = onlyLetters(text).slice(0, 1)
    onChange(
      letters.map((old, other) => (other === index ? letter : old)),
      notLetters(text),
    )
    if (letter) focus(index + 1)
  }
  function onPaste(event: ClipboardEvent) {
    event.preventDefault()
    const text = event.clipboardData.getData('text')
    const pasted = onlyLetters(text)
    const leftOut = notLetters(text) + pasted.slice(DEVICE_CODE_LENGTH)
    onChange(pasted === '' ? [...letters] : letters.map((_, index) => pasted[index] ?? ''), leftOut)
    if (pasted !== '') focus(pasted.length)
  }
  function onKeyDown(index: number, event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') focus(index - 1)
    if (event.key === 'ArrowRight') focus(index + 1)
    if (event.key !== 'Backspace') return
    event.preventDefault()
    // In an empty box, the key deletes the letter of the previous box.
    const at = letters[index] === '' ? Math.max(0, index - 1) : index
    onChange(
      letters.map((old, other) => (other === at ? '' : old)),
      '',
    )
    focus(at)
  }
  return (
    <div className={styles.boxes} role="group" aria-label="Code">
      {letters.map((letter, index) => (
        <Fragment key={index}>
          <input
            ref={(element) => {
              boxes.current[index] = element
            }}
            className={styles.box}
            aria-label={`Character ${index + 1}`}
            aria-describedby={describedBy}
            aria-invalid={isRefused || undefined}
            inputMode="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            // Typing is the only purpose of this page.
            autoFocus={index === 0}
            value={letter}
            onChange={(event) => put(index, event.target.value)}
            onFocus={(event) => event.target.select()}
            onPaste={onPaste}
            onKeyDown={(event) => onKeyDown(index, event)}
          />
          {index + 1 === dashAfter && <span aria-hidden>–</span>}
        </Fragment>
      ))}
    </div>
  )
}
