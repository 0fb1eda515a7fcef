import { useNavigate } from 'react-router'
import { object } from 'yup'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { useParam } from '#features/kit/routing/useParam'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { resourceDescription, resourceName } from '#features/kit/form/rules'
import { useNotify } from '#features/kit/errors/useNotify'
import { ipPools } from './noun'

const schema = object({ name: resourceName(), description: resourceDescription() })

/** Creates an IP pool, without ranges and without links to silos. */
export function CreateIpPoolForm() {
  const go = useNavigate()
  const notify = useNotify()
  const [create] = ipPoolsApi.endpoints.systemIpPoolCreate.useMutation()
  const back = () => void go(ipPools.to.list(), { preventScrollReset: true })
  return (
    <SidePanelForm
      title={ipPools.panels.create}
      schema={schema}
      initial={{ name: '', description: '' }}
      draft={{ fields: ['name', 'description'] }}
      send={(body) => create({ body }).unwrap()}
      onSaved={({ name }) => {
        notify(`IP pool ${name} created`, {
          label: ipPools.panels.addRange,
          to: ipPools.to.addRange({ pool: name }),
        })
        back()
      }}
      onDismiss={back}
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
  const go = useNavigate()
  const notify = useNotify()
  const { data } = ipPoolsApi.endpoints.systemIpPoolView.useQuery({ pool: selector })
  const [update] = ipPoolsApi.endpoints.systemIpPoolUpdate.useMutation()
  if (!data) return null
  return (
    <SidePanelForm
      title={ipPools.panels.edit}
      name={data.name}
      submitLabel="Update IP pool"
      schema={schema}
      initial={{ name: data.name, description: data.description }}
      draft={{ fields: ['name', 'description'] }}
      // By id: after a rename, the old name would not be found.
      send={(body) => update({ pool: data.id, body }).unwrap()}
      onSaved={({ name }) => {
        notify(`IP pool ${name} updated`)
        // Going back to the form would fail, because the old name no longer exists.
        void go(ipPools.to.page({ pool: name }), { preventScrollReset: true, replace: true })
      }}
      onDismiss={() => void go(ipPools.to.page({ pool: selector }), { preventScrollReset: true })}
    >
      <NameField />
      <DescriptionField />
      <ResourceMeta record={data} />
    </SidePanelForm>
  )
}
