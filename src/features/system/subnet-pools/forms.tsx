import { object, string } from 'yup'
import type { IpVersion } from '#store/api/generated/types'
import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'
import { fleetAdmin } from '#model/needs'
import { useParam } from '#features/kit/routing/useParam'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import type { Choice } from '#features/kit/form/choices'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { namedSchema, resourceDescription, resourceName } from '#features/kit/form/rules'
import { poolVersion } from '#features/shared/pools/poolKinds'
import { subnetPools } from './noun'

const { systemSubnetPoolCreate, systemSubnetPoolUpdate, systemSubnetPoolView } =
  systemSubnetPoolsApi.endpoints

const versionChoices: readonly Choice<IpVersion>[] = (['v4', 'v6'] as const).map((version) => ({
  value: version,
  label: poolVersion(version),
}))

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  ipVersion: string<IpVersion>().required(),
})

const initial = { name: '', description: '', ipVersion: 'v4' as IpVersion }

/** Creates a subnet pool, without members and without links to silos. */
export function CreateSubnetPoolForm() {
  return (
    <SidePanelForm
      title={subnetPools.panels.create}
      needs={subnetPools.creates.create}
      schema={schema}
      initial={initial}
      draft={{ fields: ['name', 'description', 'ipVersion'] }}
      send={(body, { save }) => save(systemSubnetPoolCreate, { body })}
      saved={({ name }) => ({
        says: `Subnet pool ${name} created`,
        next: { label: subnetPools.panels.addMember, to: subnetPools.to.addMember({ subnetPool: name }) },
      })}
      back={subnetPools.to.list()}
    >
      <p>Users of the silos that are linked to the pool see its name and description.</p>
      <NameField />
      <DescriptionField />
      <RadioField
        name="ipVersion"
        label="IP version"
        hint="Of all its members. It cannot be changed later."
        choices={versionChoices}
      />
    </SidePanelForm>
  )
}

/** Edits the name and description of a subnet pool. */
export function EditSubnetPoolForm() {
  const { subnetPool: selector } = useParam('subnetPool')
  const { data } = systemSubnetPoolView.useQuery({ pool: selector })
  const edit = useEdit()
  if (!data) return null
  return (
    <SidePanelForm
      title={subnetPools.panels.edit}
      name={data.name}
      submitLabel="Update subnet pool"
      needs={fleetAdmin}
      schema={namedSchema}
      initial={{ name: data.name, description: data.description }}
      draft={{ fields: ['name', 'description'], variant: data.id }}
      // By id: after a rename, the old name would not be found.
      send={(body, { save, ask, was }) =>
        edit({ was, body }, (next) => save(systemSubnetPoolUpdate, { pool: data.id, ...next }), ask)
      }
      saved={({ name }) => `Subnet pool ${name} updated`}
      back={subnetPools.to.page({ subnetPool: selector })}
      renamed={({ name }) => subnetPools.to.page({ subnetPool: name })}
    >
      <NameField />
      <DescriptionField />
      <ResourceMeta record={data} more={[{ label: 'IP version', value: poolVersion(data.ipVersion) }]} />
    </SidePanelForm>
  )
}
