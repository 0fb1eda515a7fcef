import { useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { instancesApi } from '#store/api/resources/instances'
import { networkInterfacesApi } from '#store/api/resources/networkInterfaces'
import { vpcsApi } from '#store/api/resources/vpcs'
import { ALL_LIMIT } from '#store/model/paging'
import { Field } from '#ui/forms/Field'
import { TextInput } from '#ui/forms/TextInput'
import { MiniTable } from '#ui/tables/MiniTable'
import { loadFresh, notFoundUnless, type At, type LoaderInput } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { useForm } from '#features/kit/form/FormFields'
import { Presets } from '#features/kit/form/Presets'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { SubForm } from '#features/kit/form/SubForm'
import { choiceStatus } from '#features/kit/form/choices'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { useNotify } from '#features/kit/errors/useNotify'
import { NewNicFields, useNewNicSchema } from './NewNicFields'
import { SubnetName } from './nicColumns'
import {
  draftError,
  withTransitDraft,
  type NicValues,
  newNicBody,
  nicDraft,
  type NewNicValues,
  nicChange,
  nicSchema,
} from './nicForm'
import { networkInterfaces } from './noun'

const itself = (block: string) => block

/** The transit IPs of an interface, added one at a time. A block is validated when it is added or saved. */
function TransitIpsField() {
  const { values, errors, setValues, setFieldError } = useForm<NicValues>()
  const [isJudged, setJudged] = useState(false)
  const { draft, transitIps } = values
  const block = draft.trim()
  const error = draftError(values)

  function change(next: string) {
    setFieldError('draft', undefined)
    void setValues({ ...values, draft: next })
  }
  function add() {
    setJudged(error !== undefined)
    if (error === undefined) void setValues(withTransitDraft(values))
  }
  function clear() {
    setJudged(false)
    change('')
  }
  // Enter adds the block instead of saving the interface.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (block !== '') add()
  }
  return (
    <SubForm
      title="Transit IPs"
      note="Traffic for these networks is let through, although it is not meant for this instance."
      addLabel="Add transit IP"
      emptyReason={block === '' ? 'Enter a network first' : undefined}
      onAdd={add}
      onClear={clear}
      fields={
        <Field
          label="Transit IP"
          hint="A network, such as 192.168.10.0/24"
          error={(isJudged ? error : undefined) ?? errors.draft}
        >
          {(ids) => (
            <TextInput
              {...ids}
              name="draft"
              value={draft}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => change(event.target.value)}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
      }
    >
      <MiniTable
        label="Transit IPs"
        columns={[{ header: 'Transit IP', cell: (one) => <code>{one}</code> }]}
        items={transitIps}
        itemKey={itself}
        itemName={itself}
        onRemove={(gone) =>
          void setValues({ ...values, transitIps: transitIps.filter((one) => one !== gone) })
        }
      />
    </SubForm>
  )
}

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
