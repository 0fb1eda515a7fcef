import { useMemo } from 'react'
import type { InstanceNetworkInterfaceCreate } from '#store/api/generated/types'
import { subnetsApi } from '#store/api/resources/subnets'
import { vpcsApi } from '#store/api/resources/vpcs'
import { useAppStore } from '#store/hooks'
import { ALL_LIMIT } from '#store/model/paging'
import { choiceStatus } from '#features/shared/form/choices'
import { ChoiceField } from '#features/shared/form/fields/ChoiceField'
import { DescriptionField, NameField, TextField } from '#features/shared/form/fields/TextField'
import { freeName } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { newNicBody, newNicSchema, nicDraft, type NewNicValues } from '../../networking/nicForm'
import { useForm } from '#features/shared/form/FormFields'

interface NicPanelProps {
  project: string
  /** The interfaces listed so far: they fix the VPC, and their subnets and names are taken. */
  listed: readonly InstanceNetworkInterfaceCreate[]
  onAdded: (nic: InstanceNetworkInterfaceCreate) => void
  onDismiss: () => void
}

const { vpcSubnetList } = subnetsApi.endpoints
const subnetsOf = (project: string, vpc: string) => ({ project, vpc, limit: ALL_LIMIT })

/** Defines an interface for the new instance. Sends nothing. */
export function NicPanel({ project, listed, onAdded, onDismiss }: NicPanelProps) {
  const store = useAppStore()
  const schema = useMemo(() => {
    const names = new Set(listed.map(({ name }) => name))
    return newNicSchema((vpc, name) => {
      const { data } = vpcSubnetList.select(subnetsOf(project, vpc))(store.getState())
      return data?.items.find((subnet) => subnet.name === name)?.ipv4Block
    }).shape({ name: freeName(names, 'An interface of that name is listed already') })
  }, [listed, project, store])
  const initial: NewNicValues = {
    name: '',
    description: '',
    vpcName: listed[0]?.vpcName ?? '',
    subnetName: '',
    ip: '',
  }
  return (
    <SidePanelForm
      title="Add network interface"
      submitLabel="Add network interface"
      schema={schema}
      initial={initial}
      draft={{ fields: nicDraft, variant: 'New network interface' }}
      send={async (values) => newNicBody(values)}
      onSaved={onAdded}
      onDismiss={onDismiss}
    >
      <NameField />
      <DescriptionField />
      <PlaceFields project={project} listed={listed} />
    </SidePanelForm>
  )
}

/** VPC, subnet and address. Changing the VPC clears the subnet. */
function PlaceFields({ project, listed }: Pick<NicPanelProps, 'project' | 'listed'>) {
  const { values, setValues } = useForm<NewNicValues>()
  const { vpcName, subnetName } = values
  const vpcs = vpcsApi.endpoints.vpcList.useQuery({ project, limit: ALL_LIMIT })
  const subnets = vpcSubnetList.useQuery(subnetsOf(project, vpcName), { skip: vpcName === '' })
  const only = listed[0]?.vpcName
  const used = new Set(listed.map((nic) => nic.subnetName))
  const free = vpcName === '' ? [] : (subnets.currentData?.items ?? []).filter(({ name }) => !used.has(name))
  const isOut = vpcName !== '' && subnets.currentData !== undefined && free.length === 0
  const block = free.find(({ name }) => name === subnetName)?.ipv4Block
  return (
    <>
      <ChoiceField
        name="vpcName"
        label="VPC"
        noun="VPC"
        empty={`No VPCs in ${project}`}
        status={choiceStatus(vpcs)}
        {...(only ? { hint: 'All interfaces of an instance are in one VPC' } : {})}
        choices={(vpcs.currentData?.items ?? [])
          .filter(({ name }) => only === undefined || name === only)
          .map(({ name, description }) => ({ value: name, label: name, detail: description }))}
        onPicked={(vpcName) => void setValues({ ...values, vpcName, subnetName: '' })}
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
      <TextField
        name="ip"
        label="IP address"
        hint={`Blank for the lowest free address of ${block ?? 'the subnet'}`}
        optional
      />
    </>
  )
}
