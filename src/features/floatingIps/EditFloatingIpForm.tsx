import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '../../paths'
import { floatingIpsApi } from '../../store/api/floatingIps'
import { DescriptionField, NameField } from '../shared/form/fields'
import { resourceDescription, resourceName } from '../shared/form/rules'
import { SidePanelForm } from '../shared/form/SidePanelForm'
import { InstanceLink } from '../shared/InstanceLink'
import { PoolName } from '../shared/PoolName'
import { RecordFacts } from '../shared/RecordFacts'
import { useNotify } from '../shared/useNotify'
import { useParam } from '../shared/useParam'

const schema = object({ name: resourceName(), description: resourceDescription() })

/** Renames or redescribes an address; the address itself is for good. */
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
      // By id: after a rename, what shows it by its old name would only find it missing.
      draft={{ fields: ['name', 'description'] }}
      send={(body) => update({ floatingIp: data.id, body }).unwrap()}
      onSaved={(saved) => {
        notify(`Floating IP ${saved.name} updated`)
        back()
      }}
      onDismiss={back}
    >
      <RecordFacts
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
