import { useEffect, useState } from 'react'
import { cleanText } from '#src/cleanText'
import { choiceNamed, isUnclear } from './choiceNamed'
import { ambiguousText, unmatchedText, type ChoiceStatus } from './choiceStatusText'

interface Named {
  value: string
  label: string
  name?: string
  disabledReason?: string
}

/** The result of {@link useTyped}. */
export type TypedText = ReturnType<typeof useTyped>

interface Typed {
  text: string
  /** The choice at the time of typing. */
  value: string
  /** The field lost the focus, or Enter was pressed, without a choice. */
  isDone: boolean
}

interface TypedOptions {
  value: string
  options: readonly Named[]
  /** The status of the choices for a text: some of them may be asked for by it. */
  statusOf: (text: string) => ChoiceStatus
  noun: string
  /** The error of any text while there are no choices. */
  emptyText: string
  onChange: (value: string) => void
}

/**
 * The text in a picker's field that is not a choice yet. A text that matches one choice is selected on blur, even if the
 * list loads later; any other text stays as an error, also one that fits several.
 */
export function useTyped({ value, options, statusOf, noun, emptyText, onChange }: TypedOptions) {
  const [typed, setTyped] = useState<Typed>()
  const chosen = options.find((option) => option.value === value)
  const status = statusOf(typed?.text ?? value)

  function finish(then: Typed) {
    if (cleanText(then.text) === '') return setTyped(undefined)
    const named = choiceNamed(then.text, options)
    const next = named?.value ?? ''
    setTyped(named ? undefined : { ...then, value: next, isDone: true })
    if (next !== value) onChange(next)
  }

  // A choice made elsewhere, such as a late preset or a form reset, replaces the text, but not during typing.
  useEffect(() => {
    if (!typed || typed.value === value) return
    setTyped(typed.isDone ? undefined : { ...typed, value })
  }, [typed, value])

  // The list may load after typing.
  const isArrived = status.state === 'ready'
  useEffect(() => {
    if (isArrived && typed?.isDone && choiceNamed(typed.text, options)) finish(typed)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only an arrival asks again
  }, [isArrived, options.length])

  const problemOf = (text: string) =>
    isUnclear(text, options) ? ambiguousText(noun, text) : unmatchedText(noun, text, status)
  const problem =
    typed?.isDone && isArrived
      ? options.length === 0 && status.state === 'ready' && status.first === undefined
        ? emptyText
        : problemOf(cleanText(typed.text))
      : undefined

  return {
    status,
    text: typed?.text ?? chosen?.label ?? '',
    isTyping: typed !== undefined,
    /** Whether the text fits several choices: none of them is suggested before the others. */
    isUnclear: typed !== undefined && isUnclear(typed.text, options),
    /** Why the text is invalid, after the first blur. */
    problem,
    /** Whether a text is not a choice yet, so that the form cannot be submitted. */
    isOpen: typed !== undefined && cleanText(typed.text) !== '',
    type: (text: string) => setTyped(text === '' ? undefined : { text, value, isDone: false }),
    drop: () => setTyped(undefined),
    finish: () => typed && finish(typed),
  }
}
