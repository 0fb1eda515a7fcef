import { Field } from '#ui/forms/Field'
import { FileInput } from '#ui/forms/FileInput'
import { useFormField, useFormNow } from '../FormFields'
import type { FieldProps } from './useOwnField'

type FileValues = Record<string, File | null>

/** A local file; null while none is chosen. It is judged as soon as it is chosen, and whenever another field changes. */
export function FileField({ name, ...field }: FieldProps) {
  const [{ value }, { error }] = useFormField<FileValues, string>(name)
  const formNow = useFormNow<FileValues>()
  return (
    <Field {...field} error={error}>
      {(ids) => (
        <FileInput
          {...ids}
          name={name}
          file={value}
          onChange={(file) => {
            const { judge, setFieldValue } = formNow()
            judge(name, file !== null)
            void setFieldValue(name, file, true)
          }}
        />
      )}
    </Field>
  )
}
