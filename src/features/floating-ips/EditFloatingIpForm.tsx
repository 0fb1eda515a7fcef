import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '#src/paths'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { DescriptionField, NameField } from '#features/shared/form/fields/TextField'
import { resourceDescription, resourceName } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { InstanceLink } from '#features/shared/InstanceLink'
import { PoolName } from '#features/shared/PoolName'
import { ResourceMeta } from '#features/shared/ResourceMeta'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'

const schema = object({ name: resourceName(), description: resourceDescription() })

/** Edits the name and description of a floating IP; its address cannot change. */
export function EditFloatingIpForm() {
  const { project, floatingIp: selector } = useParam('project', 'floatingIp')
  const go = useNavigate()
  const notify = useNotify()
  const { data } = floatingIpsApi.endpoints.floatingIpView.useQuery({ project, floatingIp: selector })
  const [update] = floatingIpsApi.endpoints.floatingIpUpdate.useMutation()
  if (!data) return null
  const back = () => void go(paths.floatingIps({ project }), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Edit floating IP"
      submitLabel="Update floating IP"
      schema={schema}
      initial={{ name: data.name, description: data.description }}
      // By id: after a rename, the old name would not be found.
      draft={{ fields: ['name', 'description'] }}
      send={(body) => update({ floatingIp: data.id, body }).unwrap()}
      onSaved={(saved) => {
        notify(`Floating IP ${saved.name} updated`)
        back()
      }}
      onDismiss={back}
    >
      <ResourceMeta
        record={data}
        more={[
          { label: 'IP address', value: <code>{data.ip}</code> },
          { label: 'IP pool', value: <PoolName id={data.ipPoolId} /> },
          {
            label: 'Instance',
            value: <InstanceLink id={data.instanceId} project={project} to={paths.instanceNetworking} />,
          },
        ]}
      />
      <NameField />
      <DescriptionField />
    </SidePanelForm>
  )
}
