import { useEffect, useState } from 'react'
import { unmatchedText, type ChoiceStatus } from './choices'

interface Named {
  value: string
  label: string
  disabledReason?: string
}

/** What {@link useTyped} gives to the picker it serves. */
export type TypedText = ReturnType<typeof useTyped>

interface Typed {
  text: string
  /** The choice that stood when it was typed. */
  value: string
  /** The field was left, or Enter was pressed, without a choice being made. */
  isDone: boolean
}

interface TypedOptions {
  value: string
  options: readonly Named[]
  status: ChoiceStatus
  noun: string
  /** What is said of any text while there is nothing to choose from. */
  emptyText: string
  onChange: (value: string) => void
}

const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * The text in a picker's field while it is not yet a choice. It is kept until it becomes one: a text that names a
 * choice is chosen on leaving the field, also when the list arrives only later; any other text stays, and is an error.
 */
export function useTyped({ value, options, status, noun, emptyText, onChange }: TypedOptions) {
  const [typed, setTyped] = useState<Typed>()
  const chosen = options.find((option) => option.value === value)

  function finish(then: Typed) {
    if (then.text.trim() === '') return setTyped(undefined)
    const named = options.find((option) => sameText(option.label, then.text) && !option.disabledReason)
    const next = named?.value ?? ''
    setTyped(named ? undefined : { ...then, value: next, isDone: true })
    if (next !== value) onChange(next)
  }

  // A choice made from outside, such as a preset that arrives late or a form that starts again, replaces the text,
  // but not under the hands of a person who types.
  useEffect(() => {
    if (!typed || typed.value === value) return
    setTyped(typed.isDone ? undefined : { ...typed, value })
  }, [typed, value])

  // The list came after the text was typed.
  const isArrived = status.state === 'ready'
  useEffect(() => {
    if (isArrived && typed?.isDone && options.some((option) => sameText(option.label, typed.text)))
      finish(typed)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only an arrival asks again
  }, [isArrived, options.length])

  const problem =
    typed?.isDone && isArrived
      ? options.length === 0
        ? emptyText
        : unmatchedText(noun, typed.text.trim())
      : undefined

  return {
    text: typed?.text ?? chosen?.label ?? '',
    isTyping: typed !== undefined,
    /** Why the text cannot stand, once the person is done with it. */
    problem,
    /** Whether a text waits to become a choice, so that the form cannot be sent. */
    isOpen: typed !== undefined && typed.text.trim() !== '',
    type: (text: string) => setTyped(text === '' ? undefined : { text, value, isDone: false }),
    drop: () => setTyped(undefined),
    finish: () => typed && finish(typed),
  }
}
