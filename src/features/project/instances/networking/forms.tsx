import { useMemo } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { instancesApi } from '#store/api/resources/instances'
import { networkInterfacesApi } from '#store/api/resources/networkInterfaces'
import { vpcsApi } from '#store/api/resources/vpcs'
import type { IpVersion } from '#model/network/ip'
import { projectCollaborator } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { addressesOf, ipVersionsOf, transitIpsOf } from '#model/network/privateIps'
import { useHasFeature } from '#store/useRegionVersion'
import { loadFresh, notFoundUnless, type At, type LoaderInput } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { AddedTexts } from '#features/kit/form/AddedTexts'
import { useForm } from '#features/kit/form/FormFields'
import { Presets } from '#features/kit/form/Presets'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { useListDraft } from '#features/kit/form/useListDraft'
import { choiceStatus } from '#features/kit/form/choices'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { NewNicFields, useNewNicSchema } from './NewNicFields'
import { SubnetName } from './nicColumns'
import {
  everyIpVersion,
  transitKind,
  transitListed,
  type NicValues,
  newNicBody,
  nicDraft,
  emptyNic,
  nicChange,
  nicSchema,
} from './nicForm'
import { networkInterfaces } from './noun'

/** The transit IPs of an interface, added one at a time. A block is validated when it is added or saved. */
function TransitIpsField({ versions }: { versions: readonly IpVersion[] }) {
  const { values, errors, setValues } = useForm<NicValues>()
  const kind = useMemo(() => transitKind(versions), [versions])
  const list = useListDraft({
    ...transitListed(values),
    kind,
    submitError: errors.draft,
    onChange: (next) => void setValues({ ...values, draft: next.draft, transitIps: next.items }),
  })
  return (
    <AddedTexts
      list={list}
      name="draft"
      title="Transit IPs"
      note="The instance may forward traffic for these networks."
      addLabel="Add transit IP"
      emptyReason="Enter a network first"
      label="Transit IP"
      hint="A network, such as 192.168.10.0/24"
    />
  )
}

/** Adds an interface to an instance. */
export function AddNicPanel() {
  const at = useParam('project', 'instance')
  const { data: instance } = instancesApi.endpoints.instanceView.useQuery(at)
  const schema = useNewNicSchema(at.project)
  return (
    <SidePanelForm
      title={networkInterfaces.panels.create}
      needs={networkInterfaces.creates.create}
      schema={schema}
      initial={emptyNic}
      draft={{ fields: nicDraft }}
      send={(values, { save }) =>
        save(networkInterfacesApi.endpoints.instanceNetworkInterfaceCreate, {
          ...at,
          body: newNicBody(values),
        })
      }
      saved={(nic) => `Network interface ${nic.name} added`}
      back={networkInterfaces.to.list(at)}
      disabledReason={instance && instanceLifecycle.why(instance.runState, 'command.updateNic')}
    >
      <FieldsBesidesPresent at={at} />
    </SidePanelForm>
  )
}

/** The fields, limited to the VPC and the free subnets of the present interfaces. */
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

const nicsLoader = loadFresh(
  instancesApi.endpoints.instanceNetworkInterfaceList,
  ({ project, instance }: At<'project' | 'instance'>) => ({ project, instance }),
)

/** The interface in the route. @throws 404 if the instance has none of that name */
export async function editLoader(input: LoaderInput<At<'project' | 'instance' | 'interface'>>) {
  const nics = await nicsLoader(input)
  const { interface: name } = input.params
  return notFoundUnless(!nics || nics.items.some((nic) => nic.name === name))
}

/** Edits name, description and transit IPs of an interface. Its address and subnet cannot change. */
export function EditNicPanel() {
  const { interface: name, ...at } = useParam('project', 'instance', 'interface')
  const { data: instance } = instancesApi.endpoints.instanceView.useQuery(at)
  const { data: nics } = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery(at)
  const edit = useEdit()
  const nic = nics?.items.find((item) => item.name === name)
  // Older regions take transit IPs of both versions for any interface.
  const isChecked = useHasFeature('dualStack')
  const versions = isChecked && nic ? ipVersionsOf(nic.ipStack) : everyIpVersion
  const schema = nicSchema(versions)
  if (!instance || !nic) return null
  const reason = instanceLifecycle.why(instance.runState, 'command.updateNic')
  const initial: NicValues = {
    name: nic.name,
    description: nic.description,
    transitIps: transitIpsOf(nic.ipStack),
    draft: '',
  }
  return (
    <SidePanelForm
      title={networkInterfaces.panels.edit}
      name={nic.name}
      submitLabel="Update network interface"
      needs={projectCollaborator}
      schema={schema}
      initial={initial}
      draft={{ fields: ['name', 'description', 'transitIps', 'draft'], variant: nic.id }}
      send={(values, { save, ask, was }) =>
        edit(
          { was: nicChange(was), body: nicChange(values) },
          (next) =>
            save(networkInterfacesApi.endpoints.instanceNetworkInterfaceUpdate, {
              interface: nic.id,
              ...next,
            }),
          ask,
        )
      }
      saved={(saved) => `Network interface ${saved.name} updated`}
      back={networkInterfaces.to.list(at)}
      disabledReason={reason}
    >
      <NameField />
      <DescriptionField />
      <TransitIpsField versions={versions} />
      <ResourceMeta
        record={nic}
        more={[
          ...addressesOf(nic.ipStack).map((ip, index) => ({
            label: index === 0 ? 'Private IP' : 'Private IPv6',
            value: <code>{ip}</code>,
          })),
          { label: 'MAC address', value: <code>{nic.mac}</code> },
          { label: 'Subnet', value: <SubnetName id={nic.subnetId} /> },
        ]}
      />
    </SidePanelForm>
  )
}
