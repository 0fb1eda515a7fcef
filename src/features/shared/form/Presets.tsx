import { useFormikContext, type FormikValues } from 'formik'
import { useEffect, useRef, useState } from 'react'

/** Presets are plain data: texts, numbers, lists of them. */
const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** A picker's text field is named after its field. */
const fieldOf = ({ target }: Event) =>
  target instanceof HTMLElement ? (target.getAttribute('name') ?? '').replace(/-text$/, '') : ''

interface PresetsProps<Values> {
  /** By field; undefined while the value is not known. */
  of: { readonly [Field in keyof Values]?: Values[Field] | undefined }
}

/**
 * Fills in what a form would have begun with, had it been known then, such as a default that comes with a list. So the
 * form can be typed in at once. Each field is filled at most once, and never after a person has used it; a form with
 * nothing but presets in it counts as unchanged.
 */
export function Presets<Values extends FormikValues>({ of: presets }: PresetsProps<Values>) {
  const formik = useFormikContext<Values>()
  const { values, initialValues } = formik
  const place = useRef<HTMLSpanElement>(null)
  const settled = useRef(new Set<string>())
  // A draft is restored when the form has been rendered once; what is in it is not to be filled.
  const [isBegun, setBegun] = useState(false)

  useEffect(() => {
    setBegun(true)
    const form = place.current?.closest('form')
    const note = (event: Event) => void settled.current.add(fieldOf(event))
    form?.addEventListener('input', note)
    return () => form?.removeEventListener('input', note)
  }, [])

  useEffect(() => {
    if (!isBegun) return
    const patch: Partial<Values> = {}
    for (const field of Object.keys(presets)) {
      const preset = presets[field]
      // A choice that was made without typing.
      if (!isSame(values[field], initialValues[field])) settled.current.add(field)
      if (preset === undefined || settled.current.has(field)) continue
      settled.current.add(field)
      if (!isSame(preset, initialValues[field])) Object.assign(patch, { [field]: preset })
    }
    if (Object.keys(patch).length === 0) return
    const { errors, touched, status, submitCount, isSubmitting, isValidating } = formik
    // The only way to move what "unchanged" means; the values themselves are put back right after it.
    formik.resetForm({
      values: { ...initialValues, ...patch },
      errors,
      touched,
      status,
      submitCount,
      isSubmitting,
      isValidating,
    })
    void formik.setValues({ ...values, ...patch }, submitCount > 0)
  }, [isBegun, presets, values, initialValues, formik])

  return <span ref={place} hidden />
}
