import { useField, useFormikContext } from 'formik'
import { memo } from 'react'
import { MAX_USER_DATA_BYTES } from '../../../../store/model/limits'
import { Card } from '../../../../ui/Card'
import { Field } from '../../../../ui/Field'
import { FileInput } from '../../../../ui/FileInput'
import { RadioField, TextField } from '../../../shared/form/fields'
import type { CreateValues, UserDataFile } from '../createValues'

const ways: readonly { value: CreateValues['userDataFrom']; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'file', label: 'File' },
]

const HINT =
  'Read by cloud-init at the first start: a script that begins with #!, or a text that begins with #cloud-config. At most 32 KiB.'

/** Reads a file into base64. One that is too large to be sent is not read at all. */
async function read(file: File): Promise<UserDataFile> {
  const bytes = file.size > MAX_USER_DATA_BYTES ? new Uint8Array() : new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return { name: file.name, sizeBytes: file.size, base64: btoa(binary) }
}

/** What the guest is told at its first start. It may hold secrets: it is kept in memory only. */
export const UserDataSection = memo(function UserDataSection() {
  const { values } = useFormikContext<CreateValues>()
  return (
    <Card title="Configuration">
      <RadioField name="userDataFrom" label="User data" look="segments" choices={ways} />
      {values.userDataFrom === 'text' ? (
        <TextField name="userDataText" label="User data text" multiline rows={6} optional hint={HINT} />
      ) : (
        <FileField />
      )}
    </Card>
  )
})

function FileField() {
  const [{ value }, { error }, { setValue }] = useField<UserDataFile | null>('userDataFile')
  return (
    <Field label="User data file" optional hint={HINT} error={error}>
      {(ids) => (
        <FileInput
          {...ids}
          name="userDataFile"
          file={value && { name: value.name, size: value.sizeBytes }}
          onChange={(file) => {
            if (!file) void setValue(null)
            else void read(file).then(setValue)
          }}
        />
      )}
    </Field>
  )
}
