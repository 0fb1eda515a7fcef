import { use, useEffect, useRef, useState } from 'react'
import { RestoredFields } from './restoredFields'
import { type FormValues, useForm } from './FormFields'

/** Presets are plain data: strings, numbers, lists of them. */
const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** The field of an event: the name of its input, also in a picker. */
const fieldOf = ({ target }: Event) =>
  target instanceof HTMLElement ? (target.getAttribute('name') ?? '').replace(/-text$/, '') : ''

interface PresetsProps<Values> {
  /** By field; undefined while the value is unknown. */
  of: { readonly [Field in keyof Values]?: Values[Field] | undefined }
}

/**
 * Fills in initial values that arrive after the form is shown, such as a default from a list, so that the form accepts
 * input at once. Each field is filled at most once, never after the user has used it, and not over a draft; a form with
 * only presets counts as unchanged.
 */
export function Presets<Values extends FormValues>({ of: presets }: PresetsProps<Values>) {
  const form = useForm<Values>()
  const restored = use(RestoredFields)
  const { values, initialValues } = form
  const mark = useRef<HTMLSpanElement>(null)
  const used = useRef(new Set<string>())
  const applied = useRef(new Set<string>())
  // A draft is restored after the first render, so its fields are known from the second one.
  const [isBegun, setBegun] = useState(false)

  useEffect(() => {
    setBegun(true)
    const element = mark.current?.closest('form')
    const note = (event: Event) => void used.current.add(fieldOf(event))
    element?.addEventListener('input', note)
    return () => element?.removeEventListener('input', note)
  }, [])

  useEffect(() => {
    if (!isBegun) return
    const begins: Partial<Values> = {}
    const fills: Partial<Values> = {}
    for (const [field, preset] of Object.entries(presets)) {
      const isRestored = restored.includes(field)
      // A choice made without typing.
      if (!isRestored && !isSame(values[field], initialValues[field])) used.current.add(field)
      if (preset === undefined || applied.current.has(field)) continue
      applied.current.add(field)
      if (isSame(preset, initialValues[field])) continue
      Object.assign(begins, { [field]: preset })
      if (!isRestored && !used.current.has(field)) Object.assign(fills, { [field]: preset })
    }
    if (Object.keys(begins).length === 0) return
    form.rebase({ ...initialValues, ...begins }, { ...values, ...fills })
  }, [isBegun, presets, restored, values, initialValues, form])

  return <span ref={mark} hidden />
}
