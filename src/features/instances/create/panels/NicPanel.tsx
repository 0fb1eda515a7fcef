import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { object, string } from 'yup'
import type { InstanceNetworkInterfaceCreate, VpcSubnet } from '../../../../store/api/generated/types'
import { subnetsApi } from '../../../../store/api/subnets'
import { vpcsApi } from '../../../../store/api/vpcs'
import { ALL_LIMIT } from '../../../../store/model/limits'
import { subnetAddressFault } from '../../../../store/model/subnetAddress'
import { ChoiceField, DescriptionField, NameField, TextField } from '../../../shared/form/fields'
import { freeName, resourceDescription } from '../../../shared/form/rules'
import { SidePanelForm } from '../../../shared/form/SidePanelForm'

interface NicValues {
  name: string
  description: string
  vpcName: string
  subnetName: string
  ip: string
}

interface NicPanelProps {
  project: string
  /** The interfaces that are listed already: theirs is the VPC, and their subnets and names are taken. */
  listed: readonly InstanceNetworkInterfaceCreate[]
  onAdded: (nic: InstanceNetworkInterfaceCreate) => void
  onDismiss: () => void
}

const taken = (texts: readonly string[]): ReadonlySet<string> => new Set(texts)

type SubnetsOf = (vpc: string) => Promise<readonly VpcSubnet[]>

const nicSchema = (listed: NicPanelProps['listed'], subnetsOf: SubnetsOf) =>
  object({
    name: freeName(taken(listed.map(({ name }) => name)), 'An interface of that name is listed already'),
    description: resourceDescription(),
    vpcName: string().ensure().required('VPC is required'),
    subnetName: string().ensure().required('Subnet is required'),
    ip: string().ensure().trim(),
  }).test('address', async ({ vpcName, subnetName, ip }, context) => {
    const subnet = ip && vpcName && (await subnetsOf(vpcName)).find(({ name }) => name === subnetName)
    const fault = subnet && subnetAddressFault(ip, subnet.ipv4Block)
    return fault ? context.createError({ path: 'ip', message: fault }) : true
  })

/** The subnets of a VPC that the instance is not in yet. */
function useSubnets(project: string, vpc: string, listed: NicPanelProps['listed']): readonly VpcSubnet[] {
  const { data } = subnetsApi.endpoints.vpcSubnetList.useQuery(
    { project, vpc, limit: ALL_LIMIT },
    { skip: vpc === '' },
  )
  return useMemo(() => {
    const used = taken(listed.map(({ subnetName }) => subnetName))
    return vpc === '' ? [] : (data?.items ?? []).filter(({ name }) => !used.has(name))
  }, [data, listed, vpc])
}

/** Describes an interface the instance is created with. Nothing is sent. */
export function NicPanel({ project, listed, onAdded, onDismiss }: NicPanelProps) {
  const [ask] = subnetsApi.endpoints.vpcSubnetList.useLazyQuery()
  const schema = useMemo(
    () =>
      nicSchema(listed, async (vpc) => {
        const { data } = await ask({ project, vpc, limit: ALL_LIMIT }, true)
        return data?.items ?? []
      }),
    [listed, ask, project],
  )
  return (
    <SidePanelForm
      title="Add network interface"
      submitLabel="Add network interface"
      schema={schema}
      initial={{ name: '', description: '', vpcName: listed[0]?.vpcName ?? '', subnetName: '', ip: '' }}
      send={async ({ ip, ...rest }: NicValues) => ({ ...rest, ...(ip ? { ip } : {}) })}
      onSaved={onAdded}
      onDismiss={onDismiss}
    >
      <NameField />
      <DescriptionField />
      <NetworkFields project={project} listed={listed} />
    </SidePanelForm>
  )
}

function NetworkFields({ project, listed }: Pick<NicPanelProps, 'project' | 'listed'>) {
  const { values, setValues } = useFormikContext<NicValues>()
  const { data: vpcs } = vpcsApi.endpoints.vpcList.useQuery({ project, limit: ALL_LIMIT })
  const subnets = useSubnets(project, values.vpcName, listed)
  const only = listed[0]?.vpcName
  const offered = (vpcs?.items ?? []).filter(({ name }) => only === undefined || name === only)
  const subnet = subnets.find(({ name }) => name === values.subnetName)
  return (
    <>
      <ChoiceField
        name="vpcName"
        label="VPC"
        placeholder="Select a VPC"
        {...(only ? { hint: 'All interfaces of an instance are in one VPC' } : {})}
        choices={offered.map(({ name, description }) => ({ value: name, label: name, detail: description }))}
        // A subnet belongs to its VPC.
        onPicked={(vpcName) => void setValues({ ...values, vpcName, subnetName: '' })}
      />
      <ChoiceField
        key={values.vpcName}
        name="subnetName"
        label="Subnet"
        placeholder={
          values.vpcName === ''
            ? 'Select a VPC first'
            : subnets.length === 0
              ? 'No subnet is left in this VPC'
              : 'Select a subnet'
        }
        choices={subnets.map(({ name, ipv4Block }) => ({ value: name, label: name, detail: ipv4Block }))}
      />
      <TextField
        name="ip"
        label="IP address"
        optional
        hint={
          subnet
            ? `One of ${subnet.ipv4Block}. Left empty, the next free one is taken.`
            : 'Left empty, the next free one of the subnet is taken.'
        }
      />
    </>
  )
}
