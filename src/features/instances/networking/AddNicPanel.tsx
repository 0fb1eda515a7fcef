import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { paths } from '#src/paths'
import { instancesApi } from '#store/api/resources/instances'
import { networkInterfacesApi } from '#store/api/resources/networkInterfaces'
import { subnetsApi } from '#store/api/resources/subnets'
import { vpcsApi } from '#store/api/resources/vpcs'
import { ALL_LIMIT } from '#store/model/paging'
import { choiceStatus } from '#features/shared/form/choices'
import { ChoiceField } from '#features/shared/form/fields/ChoiceField'
import { DescriptionField, NameField, TextField } from '#features/shared/form/fields/TextField'
import { Presets } from '#features/shared/form/Presets'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useAppStore } from '#store/hooks'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'
import { newNicBody, newNicSchema, nicDraft, type NewNicValues } from './nicForm'
import { useForm } from '#features/shared/form/FormFields'

const initial: NewNicValues = { name: '', description: '', vpcName: '', subnetName: '', ip: '' }

const subnetsOf = (project: string, vpc: string) => ({ project, vpc, limit: ALL_LIMIT })

/** Adds an interface. All interfaces of an instance are in one VPC, each in its own subnet. */
export function AddNicPanel() {
  const at = useParam('project', 'instance')
  const go = useNavigate()
  const notify = useNotify()
  const store = useAppStore()
  const { data: instance } = instancesApi.endpoints.instanceView.useQuery(at)
  const [create] = networkInterfacesApi.endpoints.instanceNetworkInterfaceCreate.useMutation()
  const reason = instance && instanceLifecycle.why(instance.runState, 'command.updateNic')
  const schema = useMemo(
    () =>
      newNicSchema((vpc, name) => {
        const select = subnetsApi.endpoints.vpcSubnetList.select(subnetsOf(at.project, vpc))
        return select(store.getState()).data?.items.find((subnet) => subnet.name === name)?.ipv4Block
      }),
    [at.project, store],
  )
  const back = () => void go(paths.instanceNetworking(at), { preventScrollReset: true })
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
      {...(reason ? { disabledReason: reason } : {})}
    >
      <NameField />
      <DescriptionField />
      <PlaceFields at={at} />
      <TextField
        name="ip"
        label="IP address"
        hint="Blank for the lowest free address of the subnet"
        optional
      />
    </SidePanelForm>
  )
}

/** VPC and subnet. Changing the VPC clears the subnet. */
function PlaceFields({ at }: { at: { project: string; instance: string } }) {
  const { project } = at
  const { values, setFieldValue } = useForm<NewNicValues>()
  const { vpcName } = values
  // Another VPC has another list of subnets, so the typed text is cleared.
  const [picks, setPicks] = useState(0)
  const nics = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery(at)
  const vpcs = vpcsApi.endpoints.vpcList.useQuery({ project, limit: ALL_LIMIT })
  const subnets = subnetsApi.endpoints.vpcSubnetList.useQuery(subnetsOf(project, vpcName), {
    skip: vpcName === '',
  })
  const present = nics.data?.items
  const usable =
    present && vpcs.data
      ? vpcs.data.items.filter((vpc) => present.every(({ vpcId }) => vpcId === vpc.id))
      : undefined
  const taken = new Set(present?.map(({ subnetId }) => subnetId))
  const free = vpcName === '' ? [] : (subnets.currentData?.items ?? []).filter(({ id }) => !taken.has(id))
  const isOut = vpcName !== '' && subnets.currentData !== undefined && free.length === 0
  return (
    <>
      <Presets of={{ vpcName: usable?.length === 1 ? usable[0]?.name : undefined }} />
      <ChoiceField
        name="vpcName"
        label="VPC"
        noun="VPC"
        empty={`No VPCs in ${project}`}
        status={choiceStatus(vpcs, nics)}
        hint="All interfaces of an instance are in one VPC"
        choices={(usable ?? []).map(({ name, description }) => ({
          value: name,
          label: name,
          detail: description,
        }))}
        onPicked={() => {
          setPicks(picks + 1)
          void setFieldValue('subnetName', '')
        }}
      />
      <ChoiceField
        key={picks}
        name="subnetName"
        label="Subnet"
        noun="subnet"
        empty={vpcName === '' ? 'Select a VPC first' : `No subnets left in ${vpcName}`}
        status={vpcName === '' ? choiceStatus(vpcs, nics) : choiceStatus(subnets)}
        {...(isOut ? { hint: 'No subnet is left: each interface of an instance needs one of its own' } : {})}
        choices={free.map(({ name, ipv4Block }) => ({ value: name, label: name, detail: ipv4Block }))}
      />
    </>
  )
}
