import { object, string } from 'yup'
import type { IpPool, IpPoolCreate } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { useHasFeature } from '#store/useRegionVersion'
import { fleetAdmin } from '#model/needs'
import { useParam } from '#features/kit/routing/useParam'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import type { Choice } from '#features/kit/form/choices'
import { namedSchema, resourceDescription, resourceName } from '#features/kit/form/rules'
import { poolTypeWord, poolUsers, poolVersion } from '#features/shared/pools/poolKinds'
import { ipPools } from './noun'

type PoolValues = Pick<IpPool, 'name' | 'description' | 'ipVersion' | 'poolType' | 'assignment'>

const initial: PoolValues = {
  name: '',
  description: '',
  ipVersion: 'v4',
  poolType: 'unicast',
  assignment: 'silos',
}

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  ipVersion: string<IpPool['ipVersion']>().required(),
  poolType: string<IpPool['poolType']>().required(),
  assignment: string<IpPool['assignment']>().required(),
})

const versions = (['v4', 'v6'] as const).map((value) => ({ value, label: poolVersion(value) }))

const types: readonly Choice<IpPool['poolType']>[] = [
  { value: 'unicast', label: poolTypeWord('unicast'), detail: 'External IPs of instances' },
  { value: 'multicast', label: poolTypeWord('multicast'), detail: 'Multicast groups that instances join' },
]

const users: readonly Choice<IpPool['assignment']>[] = [
  { value: 'silos', label: poolUsers('silos'), detail: 'Those that are linked to it' },
  {
    value: 'system_services',
    label: poolUsers('system_services'),
    detail: 'Such as its API and its name servers',
  },
]

/** The fields of the kind of a pool, where the region has kinds. */
function KindFields() {
  const hasVersion = useHasFeature('ipv6Pools')
  const hasType = useHasFeature('multicastPools')
  const hasAssignment = useHasFeature('poolAssignment')
  return (
    <>
      {hasVersion && (
        <RadioField name="ipVersion" label="IP version" choices={versions} hint="Fixed afterwards" />
      )}
      {hasType && <RadioField name="poolType" label="Type" choices={types} hint="Fixed afterwards" />}
      {hasAssignment && <RadioField name="assignment" label="Used by" choices={users} />}
    </>
  )
}

/** Creates an IP pool, without ranges and without links to silos. */
export function CreateIpPoolForm() {
  return (
    <SidePanelForm
      title={ipPools.panels.create}
      needs={ipPools.creates.create}
      schema={schema}
      initial={initial}
      draft={{ fields: ['name', 'description', 'ipVersion', 'poolType', 'assignment'] }}
      send={(body: IpPoolCreate, { save }) => save(ipPoolsApi.endpoints.systemIpPoolCreate, { body })}
      saved={({ name }) => ({
        says: `IP pool ${name} created`,
        next: {
          label: ipPools.panels.addRange,
          to: ipPools.to.addRange({ pool: name }),
        },
      })}
      back={ipPools.to.list()}
    >
      <p>Users of the silos that are linked to the pool see its name and description.</p>
      <NameField />
      <DescriptionField />
      <KindFields />
    </SidePanelForm>
  )
}

/** Edits the name and description of an IP pool. */
export function EditIpPoolForm() {
  const { pool: selector } = useParam('pool')
  const { data } = ipPoolsApi.endpoints.systemIpPoolView.useQuery({ pool: selector })
  const edit = useEdit()
  if (!data) return null
  return (
    <SidePanelForm
      title={ipPools.panels.edit}
      name={data.name}
      submitLabel="Update IP pool"
      needs={fleetAdmin}
      schema={namedSchema}
      initial={{ name: data.name, description: data.description }}
      draft={{ fields: ['name', 'description'] }}
      // By id: after a rename, the old name would not be found.
      send={(body, { save, ask, was }) =>
        edit(
          { was, body },
          (next) => save(ipPoolsApi.endpoints.systemIpPoolUpdate, { pool: data.id, ...next }),
          ask,
        )
      }
      saved={({ name }) => `IP pool ${name} updated`}
      back={ipPools.to.page({ pool: selector })}
      renamed={({ name }) => ipPools.to.page({ pool: name })}
    >
      <NameField />
      <DescriptionField />
      <ResourceMeta record={data} />
    </SidePanelForm>
  )
}
