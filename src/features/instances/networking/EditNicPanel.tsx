import { loadFresh, notFoundUnless, type At, type LoaderInput } from '#features/routing/load'
import { useNavigate } from 'react-router'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
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
import { networkInterfaces } from './noun'

const nicsLoader = loadFresh(
  instancesApi.endpoints.instanceNetworkInterfaceList,
  ({ project, instance }: At<'project' | 'instance'>) => ({ project, instance }),
)

/** The interface named by the route. @throws 404 when it has none of that name */
export async function loader(input: LoaderInput<At<'project' | 'instance' | 'interface'>>) {
  const nics = await nicsLoader(input)
  const { interface: name } = input.params
  return notFoundUnless(!nics || nics.items.some((nic) => nic.name === name))
}

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
  const back = () => void go(networkInterfaces.to.list(at), { preventScrollReset: true })
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
