import { useMemo, useState } from 'react'
import type { Vpc, VpcSubnet } from '#store/api/generated/types'
import { subnetsApi } from '#store/api/resources/subnets'
import { useAppStore } from '#store/hooks'
import { ALL_LIMIT } from '#model/paging'
import type { ChoiceStatus } from '#ui/forms/choiceStatusText'
import { choiceStatus } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { DescriptionField, NameField, TextField } from '#features/kit/form/fields/TextField'
import { useForm } from '#features/kit/form/FormFields'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { NotOffered } from '#features/kit/form/NotOffered'
import { useHasFeature } from '#store/useRegionVersion'
import { newNicSchema, stackChoices, type NewNicValues } from './nicForm'

// The form of a new interface, of an existing or a new instance.

const { vpcSubnetList } = subnetsApi.endpoints
const subnetsOf = (project: string, vpc: string) => ({ project, vpc, limit: ALL_LIMIT })

/** The validation rules of a new interface. An address is checked against the blocks of its subnet, if loaded. */
export function useNewNicSchema(project: string) {
  const store = useAppStore()
  return useMemo(
    () =>
      newNicSchema((vpc, name) => {
        const { data } = vpcSubnetList.select(subnetsOf(project, vpc))(store.getState())
        return data?.items.find((subnet) => subnet.name === name)
      }),
    [project, store],
  )
}

interface NewNicFieldsProps {
  project: string
  /** The possible VPCs of the interface; undefined while they load. */
  vpcs: readonly Vpc[] | undefined
  vpcStatus: ChoiceStatus
  vpcHint?: string | undefined
  /** Whether another interface of the instance is in the subnet. */
  isTaken: (subnet: VpcSubnet) => boolean
}

/** The fields of a new interface. All interfaces of an instance are in one VPC, each in its own subnet. */
export function NewNicFields({ project, vpcs = [], vpcStatus, vpcHint, isTaken }: NewNicFieldsProps) {
  const { values, setFieldValue } = useForm<NewNicValues>()
  const { vpcName, subnetName, stack } = values
  const isOffered = useHasFeature('dualStack')
  // Another VPC has other subnets, so the typed text is cleared.
  const [picks, setPicks] = useState(0)
  const subnets = vpcSubnetList.useQuery(subnetsOf(project, vpcName), { skip: vpcName === '' })
  const free = vpcName === '' ? [] : (subnets.currentData?.items ?? []).filter((subnet) => !isTaken(subnet))
  const isOut = vpcName !== '' && subnets.currentData !== undefined && free.length === 0
  const subnet = free.find(({ name }) => name === subnetName)
  return (
    <>
      <NameField />
      <DescriptionField />
      <ChoiceField
        name="vpcName"
        label="VPC"
        noun="VPC"
        empty={`No VPCs in ${project}`}
        status={vpcStatus}
        hint={vpcHint}
        choices={vpcs.map(({ name, description }) => ({ value: name, label: name, detail: description }))}
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
        status={vpcName === '' ? vpcStatus : choiceStatus(subnets)}
        hint={isOut ? 'No subnet is left: each interface of an instance needs one of its own' : undefined}
        choices={free.map(({ name, ipv4Block }) => ({ value: name, label: name, detail: ipv4Block }))}
      />
      {isOffered && <RadioField name="stack" label="Private addresses" choices={stackChoices} />}
      {stack !== 'v6' && (
        <TextField
          name="ip"
          label={stack === 'dual_stack' ? 'IPv4 address' : 'IP address'}
          hint={`Left empty, the lowest free address of ${subnet?.ipv4Block ?? 'the subnet'}`}
          optional
        />
      )}
      {stack !== 'v4' && (
        <TextField
          name="ipv6"
          label="IPv6 address"
          hint={`Left empty, the lowest free address of ${subnet?.ipv6Block ?? 'the subnet'}`}
          optional
        />
      )}
      <NotOffered features={['dualStack']} />
    </>
  )
}
