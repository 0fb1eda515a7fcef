import { useFormikContext } from 'formik'
import { FileField } from '#features/shared/form/fields/FileField'
import { RadioField } from '#features/shared/form/fields/RadioField'
import { TextField } from '#features/shared/form/fields/TextField'
import type { CertificateValues } from './certificateForm'

/** A certificate and its private key, from files or pasted. */
export const CertificateFields = () => (
  <>
    <RadioField
      name="source"
      label="Certificate and key"
      look="segments"
      choices={[
        { value: 'files', label: 'Files' },
        { value: 'text', label: 'Text' },
      ]}
    />
    <SourceFields />
  </>
)

function SourceFields() {
  const { values } = useFormikContext<CertificateValues>()
  const chain = 'PEM, the certificate of the silo first, then the chain that signed it'
  return values.source === 'files' ? (
    <>
      <FileField name="certFile" label="Certificate" hint={chain} />
      <FileField name="keyFile" label="Private key" hint="PEM. It is sent to the region and not kept here." />
    </>
  ) : (
    <>
      <TextField name="certText" label="Certificate" multiline rows={5} hint={chain} />
      <TextField
        name="keyText"
        label="Private key"
        multiline
        rows={5}
        hint="PEM. It is sent to the region and not kept here."
      />
    </>
  )
}
