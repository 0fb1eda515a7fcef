import { memo } from 'react'
import { MAX_USER_DATA_BYTES } from '#model/limits'
import { Field } from '#ui/forms/Field'
import { FileInput } from '#ui/forms/FileInput'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { TextField } from '#features/kit/form/fields/TextField'
import { FoldedSection } from '#features/kit/form/FoldedSection'
import styles from '../CreateInstancePage.module.css'
import type { CreateValues, UserDataFile } from '../createValues'
import { sectionTexts } from '../summary'
import { type FormStore, useFormField, useFormPart } from '#features/kit/form/FormFields'

const fields = ['userDataFrom', 'userDataText', 'userDataFile'] as const

const ways: readonly { value: CreateValues['userDataFrom']; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'file', label: 'File' },
]

const HINT =
  'Read by cloud-init at the first start: a script that begins with #!, or a text that begins with #cloud-config. At most 32 KiB.'

/** Reads a file as base64. A file that is too large is not read. */
async function read(file: File): Promise<UserDataFile> {
  const bytes = file.size > MAX_USER_DATA_BYTES ? new Uint8Array() : new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return { name: file.name, sizeBytes: file.size, base64: btoa(binary) }
}

/** User data for the guest's first start. It may contain secrets: it is kept in memory only. */
export const UserDataSection = memo(function UserDataSection({ like }: { like: string }) {
  const from = useFormPart(({ values }: FormStore<CreateValues>) => values.userDataFrom)
  return (
    <FoldedSection title="Configuration" fields={fields} summaryOf={sectionTexts.userData}>
      {like !== '' && (
        <p className={styles.note}>The user data of {like} is not copied: the region does not show it.</p>
      )}
      <RadioField name="userDataFrom" label="User data" choices={ways} />
      {from === 'text' ? (
        <TextField name="userDataText" label="User data text" multiline rows={6} optional hint={HINT} />
      ) : (
        <FileField />
      )}
    </FoldedSection>
  )
})

function FileField() {
  const [{ value }, { error }, { setValue }] = useFormField<CreateValues, 'userDataFile'>('userDataFile')
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
