import { useNavigate } from 'react-router'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { paths } from '#src/paths'
import { instancesApi } from '#store/api/resources/instances'
import { networkInterfacesApi } from '#store/api/resources/networkInterfaces'
import { DescriptionField, NameField } from '#features/shared/form/fields/TextField'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { ResourceMeta } from '#features/shared/ResourceMeta'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'
import { nicChange, nicSchema, type NicValues } from './nicForm'
import { SubnetName } from './nicColumns'
import { TransitIpsField } from './TransitIpsField'

/** Edits name, description and transit IPs of an interface. Its address and subnet cannot change. */
export function EditNicPanel() {
  const { interface: name, ...at } = useParam('project', 'instance', 'interface')
  const go = useNavigate()
  const notify = useNotify()
  const { data: instance } = instancesApi.endpoints.instanceView.useQuery(at)
  const { data: nics } = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery(at)
  const [update] = networkInterfacesApi.endpoints.instanceNetworkInterfaceChange.useMutation()
  const nic = nics?.items.find((item) => item.name === name)
  if (!instance || !nic) return null
  const back = () => void go(paths.instanceNetworking(at), { preventScrollReset: true })
  const reason = instanceLifecycle.why(instance.runState, 'command.updateNic')
  const initial: NicValues = {
    name: nic.name,
    description: nic.description,
    transitIps: [...(nic.transitIps ?? [])],
    draft: '',
  }
  return (
    <SidePanelForm
      title="Edit network interface"
      submitLabel="Update network interface"
      schema={nicSchema}
      initial={initial}
      draft={{ fields: ['name', 'description', 'transitIps', 'draft'] }}
      send={(values) => update({ interface: nic.id, change: nicChange(values) }).unwrap()}
      onSaved={(saved) => {
        notify(`Network interface ${saved.name} updated`)
        back()
      }}
      onDismiss={back}
      {...(reason ? { disabledReason: reason } : {})}
    >
      <ResourceMeta
        record={nic}
        more={[
          { label: 'Private IP', value: <code>{nic.ip}</code> },
          { label: 'MAC address', value: <code>{nic.mac}</code> },
          { label: 'Subnet', value: <SubnetName id={nic.subnetId} /> },
        ]}
      />
      <NameField />
      <DescriptionField />
      <TransitIpsField />
    </SidePanelForm>
  )
}
