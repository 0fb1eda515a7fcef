import type { CertificateCreate } from '#store/api/generated/types'
import { Button } from '#ui/actions/Button'
import { FieldGroup } from '#ui/forms/FieldGroup'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { MiniTable } from '#ui/tables/MiniTable'
import { CertificateNotices } from '#features/shared/certificate/CertificateNotices'
import { type FormStore, useFormField, useFormPart } from '#features/shared/form/FormFields'
import type { SiloValues } from './siloForm'

const nameOf = ({ name }: CertificateCreate) => name

/**
 * The TLS certificates of a new silo, and what is wrong with them. Their keys are not shown.
 *
 * @param onAdd opens the dialog for another one
 */
export function CertificatesField({ onAdd }: { onAdd: () => void }) {
  const [input, meta, helpers] = useFormField<readonly CertificateCreate[]>('tlsCertificates')
  const silo = useFormPart(({ values }: FormStore<SiloValues>) => values.name)
  return (
    <FieldGroup
      name="tlsCertificates"
      label="TLS certificates"
      hint="For the host names of the silo’s console and API."
      error={meta.error}
    >
      <MiniTable
        label="TLS certificates"
        columns={[
          { header: 'Name', cell: nameOf },
          { header: 'Description', cell: ({ description }) => description || <EmptyCell /> },
        ]}
        items={input.value}
        itemKey={nameOf}
        itemName={nameOf}
        onRemove={({ name }) => void helpers.setValue(input.value.filter((item) => item.name !== name))}
      />
      {input.value.map(({ name, cert }) => (
        <CertificateNotices key={name} pem={cert} silo={silo} subject={`TLS certificate ${name}`} />
      ))}
      <div>
        <Button size="small" onClick={onAdd}>
          Add TLS certificate
        </Button>
      </div>
    </FieldGroup>
  )
}
