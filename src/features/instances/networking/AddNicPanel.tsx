import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { instanceLifecycle } from '../../../machines/lifecycle/instanceLifecycle'
import { paths } from '../../../paths'
import type { InstanceNetworkInterface, Vpc } from '../../../store/api/generated/types'
import { instancesApi } from '../../../store/api/instances'
import { networkInterfacesApi } from '../../../store/api/networkInterfaces'
import { subnetsApi } from '../../../store/api/subnets'
import { vpcsApi } from '../../../store/api/vpcs'
import { ALL_LIMIT } from '../../../store/model/limits'
import type { ChoiceStatus } from '../../../ui/choices'
import { choiceStatus } from '../../shared/form/choices'
import { ChoiceField, DescriptionField, NameField, TextField } from '../../shared/form/fields'
import { SidePanelForm } from '../../shared/form/SidePanelForm'
import { useAppStore } from '../../../store/hooks'
import { useNotify } from '../../shared/useNotify'
import { useParam } from '../../shared/useParam'
import { newNicBody, newNicSchema, type NewNicValues } from './nicForm'

const subnetsOf = (project: string, vpc: string) => ({ project, vpc, limit: ALL_LIMIT })

/** Gives an instance another interface. All interfaces of an instance are in one VPC, each in a subnet of its own. */
export function AddNicPanel() {
  const at = useParam('project', 'instance')
  const go = useNavigate()
  const { data: instance } = instancesApi.endpoints.instanceView.useQuery(at)
  const { data: nics } = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery(at)
  const vpcs = vpcsApi.endpoints.vpcList.useQuery({ project: at.project, limit: ALL_LIMIT })
  const back = () => void go(paths.instanceNetworking(at), { preventScrollReset: true })
  if (!instance || !nics) return null
  const [present] = nics.items
  const usable = vpcs.data?.items.filter((vpc) => !present || vpc.id === present.vpcId)
  const reason = instanceLifecycle.why(instance.runState, 'command.updateNic')
  return (
    <NicForm
      // What is preset is known only once the VPCs are.
      key={usable ? 'ready' : 'waiting'}
      at={at}
      nics={nics.items}
      vpcs={usable ?? []}
      vpcStatus={choiceStatus(vpcs)}
      reason={reason}
      onDone={back}
    />
  )
}

interface NicFormProps {
  at: { project: string; instance: string }
  nics: readonly InstanceNetworkInterface[]
  vpcs: readonly Vpc[]
  vpcStatus: ChoiceStatus
  reason: string | undefined
  onDone: () => void
}

function NicForm({ at, nics, vpcs, vpcStatus, reason, onDone }: NicFormProps) {
  const notify = useNotify()
  const store = useAppStore()
  const [create] = networkInterfacesApi.endpoints.instanceNetworkInterfaceCreate.useMutation()
  const initial: NewNicValues = {
    name: '',
    description: '',
    vpcName: vpcs.length === 1 ? (vpcs[0]?.name ?? '') : '',
    subnetName: '',
    ip: '',
  }
  const schema = useMemo(
    () =>
      newNicSchema((vpc, name) => {
        const select = subnetsApi.endpoints.vpcSubnetList.select(subnetsOf(at.project, vpc))
        return select(store.getState()).data?.items.find((subnet) => subnet.name === name)?.ipv4Block
      }),
    [at.project, store],
  )
  return (
    <SidePanelForm
      title="Add network interface"
      submitLabel="Add network interface"
      schema={schema}
      initial={initial}
      send={(values) => create({ ...at, body: newNicBody(values) }).unwrap()}
      onSaved={(nic) => {
        notify(`Network interface ${nic.name} added`)
        onDone()
      }}
      onDismiss={onDone}
      {...(reason ? { disabledReason: reason } : {})}
    >
      <NameField />
      <DescriptionField />
      <PlaceFields project={at.project} nics={nics} vpcs={vpcs} vpcStatus={vpcStatus} />
      <TextField
        name="ip"
        label="IP address"
        hint="Blank for the lowest free address of the subnet"
        optional
      />
    </SidePanelForm>
  )
}

/** VPC and subnet. A subnet belongs to its VPC, so another VPC asks for another subnet. */
function PlaceFields({
  project,
  nics,
  vpcs,
  vpcStatus,
}: {
  project: string
  nics: readonly InstanceNetworkInterface[]
  vpcs: readonly Vpc[]
  vpcStatus: ChoiceStatus
}) {
  const { values, setFieldValue } = useFormikContext<NewNicValues>()
  const { vpcName } = values
  const subnets = subnetsApi.endpoints.vpcSubnetList.useQuery(subnetsOf(project, vpcName), {
    skip: vpcName === '',
  })
  const taken = new Set(nics.map(({ subnetId }) => subnetId))
  const free = vpcName === '' ? [] : (subnets.currentData?.items ?? []).filter(({ id }) => !taken.has(id))
  const isOut = vpcName !== '' && subnets.currentData !== undefined && free.length === 0
  return (
    <>
      <ChoiceField
        name="vpcName"
        label="VPC"
        noun="VPC"
        empty={`No VPCs in ${project}`}
        status={vpcStatus}
        {...(nics.length > 0 ? { hint: 'All interfaces of an instance are in one VPC' } : {})}
        choices={vpcs.map(({ name, description }) => ({ value: name, label: name, detail: description }))}
        onPicked={() => void setFieldValue('subnetName', '')}
      />
      <ChoiceField
        key={vpcName}
        name="subnetName"
        label="Subnet"
        noun="subnet"
        empty={vpcName === '' ? 'Select a VPC first' : `No subnets left in ${vpcName}`}
        status={choiceStatus(subnets)}
        {...(isOut ? { hint: 'No subnet is left: each interface of an instance needs one of its own' } : {})}
        choices={free.map(({ name, ipv4Block }) => ({ value: name, label: name, detail: ipv4Block }))}
      />
    </>
  )
}
