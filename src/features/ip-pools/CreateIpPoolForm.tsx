import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '#src/paths'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { DescriptionField, NameField } from '#features/shared/form/fields/TextField'
import { resourceDescription, resourceName } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'

const schema = object({ name: resourceName(), description: resourceDescription() })

/** Creates an IP pool, without ranges and without links to silos. */
export function CreateIpPoolForm() {
  const go = useNavigate()
  const notify = useNotify()
  const [create] = ipPoolsApi.endpoints.ipPoolCreate.useMutation()
  const back = () => void go(paths.ipPools(), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Create IP pool"
      submitLabel="Create IP pool"
      schema={schema}
      initial={{ name: '', description: '' }}
      draft={{ fields: ['name', 'description'] }}
      send={(body) => create({ body }).unwrap()}
      onSaved={({ name }) => {
        notify(`IP pool ${name} created`, { label: 'Add IP range', to: paths.ipPoolRangesAdd(name) })
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
