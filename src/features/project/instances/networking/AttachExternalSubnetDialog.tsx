import { object } from 'yup'
import type { ExternalSubnet, Instance } from '#store/api/generated/types'
import { externalSubnetsApi } from '#store/api/resources/externalSubnets'
import { instancesApi } from '#store/api/resources/instances'
import type { ChoiceStatus } from '#ui/forms/choiceStatusText'
import { ableFirst, type Choice } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { ModalForm } from '#features/kit/form/ModalForm'
import { requiredText } from '#features/kit/form/rules'
import { familyError } from '#features/shared/externalSubnet/attachable'
import { GUEST_HINT } from '#features/shared/externalSubnet/guestHint'

const schema = object({ externalSubnet: requiredText('External subnet') })

interface AttachExternalSubnetDialogProps {
  project: string
  instance: Instance
  /** The project's free external subnets, and the status of their list. */
  free: readonly ExternalSubnet[]
  status: ChoiceStatus
  onDismiss: () => void
}

/** Attaches one of the project's free external subnets. Those of another IP version than the instance has say so. */
export function AttachExternalSubnetDialog({
  project,
  instance,
  free,
  status,
  onDismiss,
}: AttachExternalSubnetDialogProps) {
  const { data: nics } = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery({
    project,
    instance: instance.name,
  })
  const choiceOf = ({ id, name, subnet, description }: ExternalSubnet): Choice => {
    const reason = nics && familyError(subnet, nics.items)
    const choice = { value: id, label: name, detail: [subnet, description].filter(Boolean).join(', ') }
    return reason ? { ...choice, disabledReason: reason } : choice
  }
  return (
    <ModalForm
      title="Attach external subnet"
      schema={schema}
      initial={{ externalSubnet: '' }}
      send={({ externalSubnet }, { save }) =>
        save(externalSubnetsApi.endpoints.externalSubnetAttach, {
          externalSubnet,
          body: { instance: instance.id },
        })
      }
      saved={({ name }) => `External subnet ${name} attached`}
      onDismiss={onDismiss}
    >
      <p>{GUEST_HINT}</p>
      <ChoiceField
        name="externalSubnet"
        label="External subnet"
        noun="external subnet"
        empty="No external subnet of this project is free"
        status={status}
        choices={free.map(choiceOf).sort(ableFirst)}
      />
    </ModalForm>
  )
}
