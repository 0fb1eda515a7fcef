import { certificatesApi } from '#store/api/resources/certificates'
import { CertificateFields } from '#features/shared/certificate/CertificateFields'
import {
  certificateFieldErrors,
  certificateOf,
  certificateSchema,
  emptyCertificate,
} from '#features/shared/certificate/certificateForm'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useMe } from '#features/kit/roles/useMe'
import { certificates } from './noun'

const schema = certificateSchema(new Set())

/**
 * Creates a TLS certificate of the user's silo. The key is only sent: neither a draft nor the log contains it.
 */
export function CreateCertificateForm() {
  const { me } = useMe()
  return (
    <SidePanelForm
      title={certificates.panels.create}
      needs={certificates.creates.create}
      schema={schema}
      initial={emptyCertificate}
      draft={{ fields: ['name', 'description', 'source'] }}
      send={async (values, { save }) =>
        save(certificatesApi.endpoints.certificateCreate, { body: await certificateOf(values) })
      }
      saved={({ name }) => ({
        says: `TLS certificate ${name} created`,
        next: {
          label: 'View TLS certificate',
          to: certificates.to.page({ certificate: name }),
        },
      })}
      back={certificates.to.list()}
      fieldErrorsFrom={certificateFieldErrors}
    >
      <NameField />
      <DescriptionField />
      <CertificateFields silo={me?.siloName ?? ''} />
    </SidePanelForm>
  )
}
