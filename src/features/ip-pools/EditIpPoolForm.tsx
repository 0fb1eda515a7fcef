import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '#src/paths'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { DescriptionField, NameField } from '#features/shared/form/fields/TextField'
import { resourceDescription, resourceName } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { ResourceMeta } from '#features/shared/ResourceMeta'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'

const schema = object({ name: resourceName(), description: resourceDescription() })

/** Edits the name and description of an IP pool. */
export function EditIpPoolForm() {
  const { pool: selector } = useParam('pool')
  const go = useNavigate()
  const notify = useNotify()
  const { data } = ipPoolsApi.endpoints.ipPoolView.useQuery({ pool: selector })
  const [update] = ipPoolsApi.endpoints.ipPoolUpdate.useMutation()
  if (!data) return null
  return (
    <SidePanelForm
      title="Edit IP pool"
      submitLabel="Update IP pool"
      schema={schema}
      initial={{ name: data.name, description: data.description }}
      draft={{ fields: ['name', 'description'] }}
      // By id: after a rename, the old name would not be found.
      send={(body) => update({ pool: data.id, body }).unwrap()}
      onSaved={({ name }) => {
        notify(`IP pool ${name} updated`)
        // Going back to the form would fail, because the old name no longer exists.
        void go(paths.ipPool(name), { preventScrollReset: true, replace: true })
      }}
      onDismiss={() => void go(paths.ipPool(selector), { preventScrollReset: true })}
    >
      <ResourceMeta record={data} />
      <NameField />
      <DescriptionField />
    </SidePanelForm>
  )
}
