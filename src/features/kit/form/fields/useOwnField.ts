import type { ReactNode } from 'react'
import { useFormField } from '../FormFields'

/** The props of every field. */
export interface FieldProps {
  name: string
  label: string
  hint?: ReactNode
  optional?: boolean
}

/** The error to show: the store keeps one per field; none before the first submit. */
export function useOwnField<Value>(name: string) {
  const [input, meta, helpers] = useFormField<Value>(name)
  return { input, error: meta.error, set: (value: Value) => void helpers.setValue(value) }
}
