import { Field } from '#ui/forms/Field'
import { FileInput } from '#ui/forms/FileInput'
import { useOwnField, type FieldProps } from './useOwnField'

/** A local file; null while none is chosen. */
export function FileField({
  name,
  onPicked,
  ...field
}: FieldProps & { onPicked?: (file: File | null) => void }) {
  const { input, error, set } = useOwnField<File | null>(name)
  return (
    <Field {...field} error={error}>
      {(ids) => (
        <FileInput
          {...ids}
          name={name}
          file={input.value}
          onChange={(file) => {
            set(file)
            onPicked?.(file)
          }}
        />
      )}
    </Field>
  )
}
