import { ipPoolsApi } from '#store/api/resources/ipPools'
import { fleetAdmin } from '#model/needs'
import { useParam } from '#features/kit/routing/useParam'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { namedSchema } from '#features/kit/form/rules'
import { ipPools } from './noun'

/** Creates an IP pool, without ranges and without links to silos. */
export function CreateIpPoolForm() {
  return (
    <SidePanelForm
      title={ipPools.panels.create}
      needs={ipPools.creates.create}
      schema={namedSchema}
      initial={{ name: '', description: '' }}
      draft={{ fields: ['name', 'description'] }}
      send={(body, { save }) => save(ipPoolsApi.endpoints.systemIpPoolCreate, { body })}
      saved={({ name }) => ({
        title: `IP pool ${name} created`,
        link: {
          label: ipPools.panels.addRange,
          to: ipPools.to.addRange({ pool: name }),
        },
      })}
      back={ipPools.to.list()}
    >
      <p>Users of the silos that are linked to the pool see its name and description.</p>
      <NameField />
      <DescriptionField />
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
