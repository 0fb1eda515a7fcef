import { useMemo } from 'react'
import { object, string } from 'yup'
import type { FloatingIp, FloatingIpCreate, SiloIpPool } from '#store/api/generated/types'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import type { AddressOfPool } from '#store/api/versions/steps/externalAddresses'
import { useHasFeature } from '#store/useRegionVersion'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import type { ApiError } from '#model/apiError'
import { ipError } from '#model/network/ip'
import { projectCollaborator } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { loadFresh, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { PoolField } from '#features/shared/PoolField'
import { AttachToInstanceDialog } from '#features/shared/AttachToInstanceDialog'
import { DescriptionField, NameField, TextField } from '#features/kit/form/fields/TextField'
import { defaultPoolOf } from '#features/kit/form/poolChoices'
import { Presets } from '#features/kit/form/Presets'
import {
  judgedWith,
  namedSchema,
  optionalCheckedText,
  resourceDescription,
  resourceName,
  requiredText,
} from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { InstanceLink } from '#features/shared/InstanceLink'
import { PoolName } from '#features/shared/PoolName'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { networkInterfaces } from '#features/project/instances/networking/noun'
import { floatingIps } from './noun'

export interface FloatingIpValues {
  name: string
  description: string
  /** Name of the pool; empty for the silo's default one. */
  pool: string
  /** Empty for any free address. */
  ip: string
}

/** @param hasDefault whether the silo has a default pool */
export const newFloatingIpSchema = (hasDefault: boolean) =>
  object({
    name: resourceName(),
    description: resourceDescription(),
    pool: judgedWith(['ip'], hasDefault ? string().ensure() : requiredText('IP pool')),
    ip: judgedWith(['pool'], optionalCheckedText(ipError)),
  })

/**
 * The request for a new address. Empty fields are left to the server.
 *
 * @param checksPool whether the region checks that an exact address is from the pool
 */
export function floatingIpBody(
  { name, description, pool, ip }: FloatingIpValues,
  checksPool: boolean,
): FloatingIpCreate {
  if (!ip)
    return {
      name,
      description,
      addressAllocator: {
        type: 'auto',
        ...(pool && { poolSelector: { type: 'explicit', pool } }),
      },
    }
  const exact: AddressOfPool = { type: 'explicit', ip, ...(pool && checksPool && { pool }) }
  return { name, description, addressAllocator: exact }
}

/** The field that an error belongs to. Rules: BAD-98 to BAD-100. */
export function fieldErrorsFrom({
  errorCode,
  message,
}: ApiError): Partial<Record<keyof FloatingIpValues, string>> {
  if (errorCode === 'ObjectAlreadyExists') return { name: message }
  if (/address not available|^IP address /i.test(message)) return { ip: message }
  if (/pool|no external ip addresses/i.test(message)) return { pool: message }
  return {}
}

const none: readonly SiloIpPool[] = []

/** Creates a floating IP for the project. */
export function CreateFloatingIpForm() {
  const { project } = useParam('project')
  const query = siloIpPoolsApi.endpoints.ipPoolList.useQuery({ limit: ALL_LIMIT })
  const pools = query.data?.items ?? none
  const preset = defaultPoolOf(pools)?.name
  // A user who cannot see the pools can still get an address of the default pool.
  const mayBeBlank = preset !== undefined || pools.length === 0
  const schema = useMemo(() => newFloatingIpSchema(mayBeBlank), [mayBeBlank])
  const checksPool = !useHasFeature('anyPool')
  return (
    <SidePanelForm
      title={floatingIps.panels.create}
      needs={floatingIps.creates.create}
      schema={schema}
      initial={{ name: '', description: '', pool: '', ip: '' }}
      draft={{ fields: ['name', 'description', 'pool', 'ip'] }}
      send={(values, { save }) =>
        save(floatingIpsApi.endpoints.floatingIpCreate, { project, body: floatingIpBody(values, checksPool) })
      }
      saved={(floatingIp) => `Floating IP ${floatingIp.name} created`}
      back={floatingIps.to.list({ project })}
      fieldErrorsFrom={fieldErrorsFrom}
    >
      <Presets of={{ pool: preset }} />
      <NameField />
      <DescriptionField />
      <PoolField
        name="pool"
        query={query}
        hasDefault={mayBeBlank}
        placeholder={mayBeBlank ? 'The default pool' : undefined}
      />
      <TextField
        name="ip"
        label="IP address"
        optional
        hint={
          checksPool
            ? 'An address of the pool. Left empty, the lowest free one is taken.'
            : 'An address of any pool of the silo. Left empty, the lowest free one of the pool is taken.'
        }
      />
    </SidePanelForm>
  )
}

export const editLoader = loadFresh(
  floatingIpsApi.endpoints.floatingIpView,
  ({ project, floatingIp }: At<'project' | 'floatingIp'>) => ({ project, floatingIp }),
)

/** Edits the name and description of a floating IP; its address cannot change. */
export function EditFloatingIpForm() {
  const { project, floatingIp: selector } = useParam('project', 'floatingIp')
  const { data } = floatingIpsApi.endpoints.floatingIpView.useQuery({ project, floatingIp: selector })
  const edit = useEdit()
  if (!data) return null
  return (
    <SidePanelForm
      title={floatingIps.panels.edit}
      name={data.name}
      submitLabel="Update floating IP"
      needs={projectCollaborator}
      schema={namedSchema}
      initial={{ name: data.name, description: data.description }}
      // By id: after a rename, the old name would not be found.
      draft={{ fields: ['name', 'description'] }}
      send={(body, { save, ask, was }) =>
        edit(
          { was, body },
          (next) => save(floatingIpsApi.endpoints.floatingIpUpdate, { floatingIp: data.id, ...next }),
          ask,
        )
      }
      saved={(saved) => `Floating IP ${saved.name} updated`}
      back={floatingIps.to.list({ project })}
    >
      <NameField />
      <DescriptionField />
      <ResourceMeta
        record={data}
        more={[
          { label: 'IP address', value: <code>{data.ip}</code> },
          { label: 'IP pool', value: <PoolName id={data.ipPoolId} /> },
          {
            label: 'Instance',
            value: <InstanceLink id={data.instanceId} project={project} to={networkInterfaces.to.list} />,
          },
        ]}
      />
    </SidePanelForm>
  )
}

interface AttachDialogProps {
  project: string
  floatingIp: FloatingIp
  onDismiss: () => void
}

/** Attaches an address to one of the project's instances. The server checks the instance's state. */
export function FloatingIpAttachDialog({ project, floatingIp, onDismiss }: AttachDialogProps) {
  return (
    <AttachToInstanceDialog
      title="Attach floating IP"
      what={`Floating IP ${floatingIp.name}`}
      project={project}
      attach={(instance, { save }) =>
        save(floatingIpsApi.endpoints.floatingIpAttach, {
          floatingIp: floatingIp.id,
          body: { kind: 'instance', parent: instance },
        })
      }
      onDismiss={onDismiss}
    >
      <strong>{floatingIp.name}</strong> (<code>{floatingIp.ip}</code>)
    </AttachToInstanceDialog>
  )
}
