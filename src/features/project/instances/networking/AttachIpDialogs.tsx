import { object, string } from 'yup'
import type { Instance, FloatingIp } from '#store/api/generated/types'
import { externalIpsApi } from '#store/api/resources/externalIps'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { ALL_LIMIT } from '#model/paging'
import type { ChoiceStatus } from '#ui/forms/choiceStatusText'
import { requiredText } from '#features/kit/form/rules'
import { ModalForm } from '#features/kit/form/ModalForm'
import { Presets } from '#features/kit/form/Presets'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { defaultPoolOf } from '#features/kit/form/poolChoices'
import { PoolField } from '#features/shared/PoolField'
import { ReachedAt, unchosen } from './ReachedAt'

const ephemeralSchema = object({ pool: requiredText('IP pool') })

/** Attaches an ephemeral IP, which lasts as long as the instance. */
export function AttachEphemeralIpDialog({
  instance,
  onDismiss,
}: {
  instance: Instance
  onDismiss: () => void
}) {
  const query = siloIpPoolsApi.endpoints.ipPoolList.useQuery({ limit: ALL_LIMIT })
  const pools = query.data?.items
  return (
    <ModalForm
      title="Attach ephemeral IP"
      schema={ephemeralSchema}
      initial={{ pool: '' }}
      send={({ pool }, { save }) =>
        save(externalIpsApi.endpoints.instanceEphemeralIpAttach, {
          instance: instance.id,
          body: { poolSelector: { type: 'explicit', pool } },
        })
      }
      saved={({ ip }) => `Ephemeral IP ${ip} attached`}
      onDismiss={onDismiss}
      disabledReason={() => (pools?.length === 0 ? 'The silo has no IP pool' : undefined)}
    >
      <Presets of={{ pool: defaultPoolOf(pools)?.name }} />
      <PoolField name="pool" query={query} />
    </ModalForm>
  )
}

const floatingSchema = object({ floatingIp: string().ensure() })

interface AttachFloatingIpDialogProps {
  instance: Instance
  /** The project's free floating IPs, and the status of their list. */
  free: readonly FloatingIp[]
  status: ChoiceStatus
  onDismiss: () => void
}

/** Attaches one of the project's free floating IPs. */
export function AttachFloatingIpDialog({ instance, free, status, onDismiss }: AttachFloatingIpDialogProps) {
  return (
    <ModalForm
      title="Attach floating IP"
      schema={floatingSchema}
      initial={{ floatingIp: '' }}
      send={({ floatingIp }, { save }) =>
        save(floatingIpsApi.endpoints.floatingIpAttach, {
          floatingIp,
          body: { kind: 'instance', parent: instance.id },
        })
      }
      saved={(saved) => `Floating IP ${saved.name} attached`}
      onDismiss={onDismiss}
      disabledReason={unchosen}
    >
      <ReachedAt what={instance.name} find={(chosen) => free.find(({ id }) => id === chosen)} />
      <ChoiceField
        name="floatingIp"
        label="Floating IP"
        noun="floating IP"
        empty="No floating IP of this project is free"
        status={status}
        choices={free.map(({ id, name, ip, description }) => ({
          value: id,
          label: name,
          detail: [ip, description].filter(Boolean).join(', '),
        }))}
      />
    </ModalForm>
  )
}
