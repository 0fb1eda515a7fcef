import { useNavigate } from 'react-router'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { instancesApi } from '#store/api/resources/instances'
import { networkInterfacesApi } from '#store/api/resources/networkInterfaces'
import { vpcsApi } from '#store/api/resources/vpcs'
import { ALL_LIMIT } from '#store/model/paging'
import { useParam } from '#features/routing/useParam'
import { choiceStatus } from '#features/shared/form/choices'
import { Presets } from '#features/shared/form/Presets'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { NewNicFields, useNewNicSchema } from './NewNicFields'
import { newNicBody, nicDraft, type NewNicValues } from './nicForm'
import { networkInterfaces } from './noun'

const initial: NewNicValues = { name: '', description: '', vpcName: '', subnetName: '', ip: '' }

/** Adds an interface to an instance. */
export function AddNicPanel() {
  const at = useParam('project', 'instance')
  const go = useNavigate()
  const notify = useNotify()
  const { data: instance } = instancesApi.endpoints.instanceView.useQuery(at)
  const [create] = networkInterfacesApi.endpoints.instanceNetworkInterfaceCreate.useMutation()
  const schema = useNewNicSchema(at.project)
  const back = () => void go(networkInterfaces.to.list(at), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Add network interface"
      submitLabel="Add network interface"
      schema={schema}
      initial={initial}
      draft={{ fields: nicDraft }}
      send={(values) => create({ ...at, body: newNicBody(values) }).unwrap()}
      onSaved={(nic) => {
        notify(`Network interface ${nic.name} added`)
        back()
      }}
      onDismiss={back}
      disabledReason={instance && instanceLifecycle.why(instance.runState, 'command.updateNic')}
    >
      <FieldsBesidesPresent at={at} />
    </SidePanelForm>
  )
}

/** The fields, with the VPC and the subnets that the present interfaces leave. */
function FieldsBesidesPresent({ at }: { at: { project: string; instance: string } }) {
  const { project } = at
  const nics = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery(at)
  const vpcs = vpcsApi.endpoints.vpcList.useQuery({ project, limit: ALL_LIMIT })
  const present = nics.data?.items
  const usable = present && vpcs.data?.items.filter((vpc) => present.every(({ vpcId }) => vpcId === vpc.id))
  const taken = new Set(present?.map(({ subnetId }) => subnetId))
  return (
    <>
      <Presets of={{ vpcName: usable?.length === 1 ? usable[0]?.name : undefined }} />
      <NewNicFields
        project={project}
        vpcs={usable}
        vpcStatus={choiceStatus(vpcs, nics)}
        vpcHint="All interfaces of an instance are in one VPC"
        isTaken={({ id }) => taken.has(id)}
      />
    </>
  )
}
