import { useMemo } from 'react'
import type { CertificateCreate } from '#store/api/generated/types'
import { CertificateFields } from '#features/shared/certificate/CertificateFields'
import {
  certificateOf,
  certificateSchema,
  emptyCertificate,
} from '#features/shared/certificate/certificateForm'
import { DescriptionField, NameField } from '#features/shared/form/fields/TextField'
import { ModalForm } from '#features/shared/form/ModalForm'

interface CertificateDialogProps {
  /** The name of the new silo as far as it is typed. */
  silo: string
  /** Names of the certificates that were added. */
  taken: ReadonlySet<string>
  onAdded: (certificate: CertificateCreate) => void
  onDismiss: () => void
}

/** Adds a TLS certificate to the form of a new silo. Nothing is sent yet. */
export function CertificateDialog({ silo, taken, onAdded, onDismiss }: CertificateDialogProps) {
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
      <CertificateFields silo={silo} />
    </ModalForm>
  )
}
