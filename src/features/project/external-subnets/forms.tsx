import { useCallback, useMemo } from 'react'
import type { IpVersion, SiloSubnetPool } from '#store/api/generated/types'
import { externalSubnetsApi } from '#store/api/resources/externalSubnets'
import { subnetPoolsApi } from '#store/api/resources/subnetPools'
import { isUuid } from '#model/nameOrId'
import { projectCollaborator } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { loadFresh, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { choiceStatus } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { NetworkField } from '#features/kit/form/fields/NetworkField'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { useForm } from '#features/kit/form/FormFields'
import { Presets } from '#features/kit/form/Presets'
import { namedSchema } from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { InstanceLink } from '#features/shared/InstanceLink'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { networkInterfaces } from '#features/project/instances/networking/noun'
import {
  defaultSubnetPool,
  externalSubnetBody,
  externalSubnetFieldErrors,
  fromChoices,
  newExternalSubnet,
  lengthFor,
  longestPrefix,
  newExternalSubnetSchema,
  subnetPoolChoices,
  type ExternalSubnetValues,
} from './externalSubnetForm'
import { externalSubnets } from './noun'
import { SubnetPoolName } from '#features/shared/externalSubnet/SubnetPoolName'

const none: readonly SiloSubnetPool[] = []

interface BlockFieldsProps {
  query: QueryLike<{ readonly items: readonly SiloSubnetPool[] }>
  /** Whether the pool may be left to the region. */
  mayBeBlank: boolean
  /** The version of a pool by its name, or of the default one. */
  versionOf: (name: string) => IpVersion | undefined
}

/** The block of a new external subnet: a prefix length and a pool, or the block itself. */
function BlockFields({ query, mayBeBlank, versionOf }: BlockFieldsProps) {
  const { values, setFieldValue } = useForm<ExternalSubnetValues>()
  if (values.from === 'explicit')
    return (
      <NetworkField
        name="subnet"
        label="Subnet"
        hint="A free block within a pool of the silo, for example 198.51.100.0/28"
      />
    )
  return (
    <>
      <ChoiceField
        name="pool"
        label="Subnet pool"
        noun="subnet pool"
        empty="No subnet pools are linked to this silo"
        status={choiceStatus(query)}
        choices={subnetPoolChoices(query.currentData?.items ?? none)}
        optional={mayBeBlank}
        hint={mayBeBlank ? 'Left empty, the block comes from the default pool.' : undefined}
        onPicked={(name) => {
          const version = versionOf(name)
          if (version) void setFieldValue('prefixLength', lengthFor(version, values.prefixLength))
        }}
      />
      <NumberField
        name="prefixLength"
        label="Prefix length"
        min={1}
        max={longestPrefix(versionOf(values.pool))}
        hint="The larger, the smaller the block: at most 32 in an IPv4 pool, 128 in an IPv6 pool"
      />
    </>
  )
}

/** Creates an external subnet for the project. */
export function CreateExternalSubnetForm() {
  const { project } = useParam('project')
  const query = subnetPoolsApi.endpoints.subnetPoolList.useQuery({ limit: ALL_LIMIT })
  const pools = query.data?.items ?? none
  const preset = defaultSubnetPool(pools)
  // A user who cannot see the pools can still get a block of the default pool.
  const mayBeBlank = preset !== undefined || query.data === undefined
  const versionOf = useCallback(
    (name: string) => (name === '' ? preset : pools.find((pool) => pool.name === name))?.ipVersion,
    [pools, preset],
  )
  const schema = useMemo(() => newExternalSubnetSchema(versionOf, mayBeBlank), [versionOf, mayBeBlank])
  return (
    <SidePanelForm
      title={externalSubnets.panels.create}
      needs={externalSubnets.creates.create}
      schema={schema}
      initial={newExternalSubnet}
      draft={{ fields: ['name', 'description', 'from', 'pool', 'prefixLength', 'subnet'] }}
      send={(values, { save }) =>
        save(externalSubnetsApi.endpoints.externalSubnetCreate, {
          project,
          body: externalSubnetBody(values),
        })
      }
      saved={({ name, subnet }) => `External subnet ${name} created: ${subnet}`}
      back={externalSubnets.to.list({ project })}
      fieldErrorsFrom={externalSubnetFieldErrors}
    >
      <Presets
        of={{
          pool: preset?.name,
          prefixLength: preset && lengthFor(preset.ipVersion, newExternalSubnet.prefixLength),
        }}
      />
      <NameField />
      <DescriptionField />
      <RadioField name="from" label="Addresses" choices={fromChoices} />
      <BlockFields query={query} mayBeBlank={mayBeBlank} versionOf={versionOf} />
    </SidePanelForm>
  )
}

/** The selectors of an external subnet by its name or id. The region refuses the project beside an id. */
const selectorsOf = ({ project, externalSubnet }: At<'project' | 'externalSubnet'>) =>
  isUuid(externalSubnet) ? { externalSubnet } : { project, externalSubnet }

export const editLoader = loadFresh(externalSubnetsApi.endpoints.externalSubnetView, selectorsOf)

/** Edits the name and description of an external subnet; its block cannot change. */
export function EditExternalSubnetForm() {
  const at = useParam('project', 'externalSubnet')
  const { data } = externalSubnetsApi.endpoints.externalSubnetView.useQuery(selectorsOf(at))
  const edit = useEdit()
  if (!data) return null
  return (
    <SidePanelForm
      title={externalSubnets.panels.edit}
      name={data.name}
      submitLabel="Update external subnet"
      needs={projectCollaborator}
      schema={namedSchema}
      initial={{ name: data.name, description: data.description }}
      // By id: after a rename, the old name would not be found.
      draft={{ fields: ['name', 'description'] }}
      send={(body, { save, ask, was }) =>
        edit(
          { was, body },
          (next) =>
            save(externalSubnetsApi.endpoints.externalSubnetUpdate, { externalSubnet: data.id, ...next }),
          ask,
        )
      }
      saved={(saved) => `External subnet ${saved.name} updated`}
      back={externalSubnets.to.list({ project: at.project })}
    >
      <NameField />
      <DescriptionField />
      <ResourceMeta
        record={data}
        more={[
          { label: 'Subnet', value: <code>{data.subnet}</code> },
          { label: 'Subnet pool', value: <SubnetPoolName id={data.subnetPoolId} /> },
          {
            label: 'Instance',
            value: <InstanceLink id={data.instanceId} project={at.project} to={networkInterfaces.to.list} />,
          },
        ]}
      />
    </SidePanelForm>
  )
}
