import { useState } from 'react'
import { notANumber, numberIn, numberText } from './numberText'

interface Typed {
  text: string
  /** The number in the text; '' if there is none. */
  value: number | ''
  /** Why the text is not a valid number. */
  problem: string | undefined
  /** The field lost the focus after it was typed. */
  isLeft: boolean
}

interface TypedNumberOptions {
  value: number | ''
  /** The maximum number of decimals. */
  decimals?: number | undefined
  /** @param problem why the text is not a number; its value is '' then */
  onChange: (value: number | '', problem: string | undefined) => void
}

/** The result of {@link useTypedNumber}. */
export type TypedNumber = ReturnType<typeof useTypedNumber>

/**
 * The text in a number field. It stays as typed while the field has the focus. A text that is not a number stays
 * too: it is an error, never silently another number. A value that is not typed shows two decimals and stays
 * exact.
 */
export function useTypedNumber({ value, decimals = 0, onChange }: TypedNumberOptions) {
  const [typed, setTyped] = useState<Typed>()
  // A value set elsewhere, such as a preset or a form reset, replaces the text.
  const current = typed?.value === value ? typed : undefined
  return {
    value,
    decimals,
    text: current?.text ?? numberText(value),
    /** Why the text is not a number; the form cannot be submitted. */
    problem: current?.problem,
    /** Whether a wrong number is shown before the form is submitted. */
    isLeft: current?.isLeft ?? false,
    type(text: string) {
      const number = text === '' ? '' : numberIn(text, decimals)
      const problem = number === undefined ? notANumber(decimals) : undefined
      setTyped({ text, value: number ?? '', problem, isLeft: false })
      onChange(number ?? '', problem)
    },
    set(next: number) {
      setTyped(undefined)
      onChange(next, undefined)
    },
    leave: () =>
      setTyped(
        current && { ...current, text: current.problem ? current.text : numberText(value), isLeft: true },
      ),
  }
}
