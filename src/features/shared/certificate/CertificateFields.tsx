import { FileField } from '#features/kit/form/fields/FileField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { TextField } from '#features/kit/form/fields/TextField'
import type { CertificateValues } from './certificateForm'
import { CertificateNotices } from './CertificateNotices'
import { useForm } from '#features/kit/form/FormFields'

/**
 * A certificate and its private key, from files or pasted.
 *
 * @param silo the name of the silo; '' while unknown
 */
export const CertificateFields = ({ silo }: { silo: string }) => (
  <>
    <RadioField
      name="source"
      label="Certificate and key"
      choices={[
        { value: 'files', label: 'Files' },
        { value: 'text', label: 'Text' },
      ]}
    />
    <SourceFields silo={silo} />
  </>
)

function SourceFields({ silo }: { silo: string }) {
  const { values } = useForm<CertificateValues>()
  const pem = values.source === 'files' ? values.certFile : values.certText
  const notices = (
    <div role="status">
      <CertificateNotices pem={pem} silo={silo} subject="The certificate" />
    </div>
  )
  const chain = 'PEM, the certificate of the silo first, then the chain that signed it'
  return values.source === 'files' ? (
    <>
      <FileField name="certFile" label="Certificate" hint={chain} />
      {notices}
      <FileField name="keyFile" label="Private key" hint="PEM. It is sent to the region and not kept here." />
    </>
  ) : (
    <>
      <TextField name="certText" label="Certificate" multiline rows={5} hint={chain} />
      {notices}
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
