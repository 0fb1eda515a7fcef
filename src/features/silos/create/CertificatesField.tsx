import type { CertificateCreate } from '#store/api/generated/types'
import { Button } from '#ui/actions/Button'
import { FieldGroup } from '#ui/forms/FieldGroup'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { MiniTable } from '#ui/tables/MiniTable'
import { useFormField } from '#features/shared/form/FormFields'

const nameOf = ({ name }: CertificateCreate) => name

/** The TLS certificates of a new silo. Their keys are not shown. @param onAdd opens the dialog for another one */
export function CertificatesField({ onAdd }: { onAdd: () => void }) {
  const [input, meta, helpers] = useFormField<readonly CertificateCreate[]>('tlsCertificates')
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
      <div>
        <Button size="small" onClick={onAdd}>
          Add TLS certificate
        </Button>
      </div>
    </FieldGroup>
  )
}
