import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import type { CertificateCreate } from '#store/api/generated/types'
import { DescriptionField, NameField, TextField } from '#features/shared/form/fields/TextField'
import { FileField } from '#features/shared/form/fields/FileField'
import { RadioField } from '#features/shared/form/fields/RadioField'
import { ModalForm } from '#features/shared/form/ModalForm'
import { certificateOf, certificateSchema, emptyCertificate, type CertificateValues } from './certificateForm'

interface CertificateDialogProps {
  /** Names of the certificates that were added. */
  taken: ReadonlySet<string>
  onAdded: (certificate: CertificateCreate) => void
  onDismiss: () => void
}

/** Adds a TLS certificate to the form of a new silo. Nothing is sent yet. */
export function CertificateDialog({ taken, onAdded, onDismiss }: CertificateDialogProps) {
  const schema = useMemo(() => certificateSchema(taken), [taken])
  return (
    <ModalForm
      title="Add TLS certificate"
      submitLabel="Add TLS certificate"
      schema={schema}
      initial={emptyCertificate}
      send={certificateOf}
      onSaved={onAdded}
      onDismiss={onDismiss}
    >
      <NameField />
      <DescriptionField />
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
    </ModalForm>
  )
}

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
