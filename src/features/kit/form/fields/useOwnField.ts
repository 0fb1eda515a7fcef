import type { ReactNode } from 'react'
import { useFormField } from '../FormFields'

/** The props of every field. */
export interface FieldProps {
  name: string
  label: string
  hint?: ReactNode
  optional?: boolean
}

/** The value and the error of a field; no error before the first submit. */
export function useOwnField<Value>(name: string) {
  const [input, meta, helpers] = useFormField<Record<string, Value>, string>(name)
  return { input, error: meta.error, set: (value: Value) => void helpers.setValue(value) }
}
