import { Field, type FieldIds } from '#ui/forms/Field'
import { TextArea } from '#ui/forms/TextArea'
import { TextInput } from '#ui/forms/TextInput'
import { useOwnField, type FieldProps } from './useOwnField'

export interface TextFieldProps extends FieldProps {
  multiline?: boolean
  /** People read the text, which has several lines: keyboards may correct it. */
  isProse?: boolean
  /** What the value means; '' for nothing to say. */
  note?: string | undefined
  rows?: number
  placeholder?: string
  type?: 'text' | 'password'
  autoComplete?: string
  /** The id of the element with the server's reason for refusing the value. */
  refusedBy?: string | undefined
}

export function TextField({
  name,
  isProse = false,
  multiline = isProse,
  note,
  rows,
  placeholder,
  type = 'text',
  autoComplete = 'off',
  refusedBy,
  ...field
}: TextFieldProps) {
  const { input, error } = useOwnField<string>(name)
  return (
    <Field {...field} error={error} note={note}>
      {(ids) =>
        multiline ? (
          <TextArea {...ids} {...input} isProse={isProse} placeholder={placeholder} rows={rows} />
        ) : (
          <TextInput
            {...refused(ids, refusedBy)}
            {...input}
            type={type}
            placeholder={placeholder}
            autoComplete={autoComplete}
          />
        )
      }
    </Field>
  )
}

const refused = (ids: FieldIds, by: string | undefined): FieldIds =>
  by
    ? {
        ...ids,
        'aria-invalid': true,
        'aria-describedby': [ids['aria-describedby'], by].filter(Boolean).join(' '),
      }
    : ids

/** A resource's name, validated by `model/names.ts`. */
export const NameField = ({
  name = 'name',
  label = 'Name',
  hint,
}: Partial<Pick<FieldProps, 'name' | 'label' | 'hint'>>) => (
  <TextField name={name} label={label} hint={hint} />
)

/** A resource's description, at most 512 characters. */
export const DescriptionField = ({ name = 'description' }: { name?: string }) => (
  <TextField name={name} label="Description" isProse optional />
)
