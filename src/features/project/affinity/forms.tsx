import { useParams, useSearchParams } from 'react-router'
import { object, string } from 'yup'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { AffinityGroup, AffinityGroupCreate, AffinityPolicy, Instance } from '#store/api/generated/types'
import { affinityApi } from '#store/api/resources/affinity'
import { projectCollaborator } from '#model/needs'
import { Notice } from '#ui/feedback/Notice'
import { useParam } from '#features/kit/routing/useParam'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { useForm } from '#features/kit/form/FormFields'
import { ModalForm } from '#features/kit/form/ModalForm'
import { namedSchema, requiredText, resourceDescription, resourceName } from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { useWatchedInstances } from '#features/shared/useWatchedInstances'
import { groupPolicies, groupKinds, type GroupKind } from '#features/shared/affinity/groupKinds'
import { affinityGroups } from './noun'
import { groupAt, useGroup } from './queries'

interface GroupFormValues {
  name: string
  description: string
  kind: GroupKind
  policy: AffinityPolicy
}

const emptyGroup = (kind: GroupKind): GroupFormValues => ({
  name: '',
  description: '',
  kind,
  policy: 'allow',
})

const createSchema = object({
  name: resourceName(),
  description: resourceDescription(),
  kind: string<GroupKind>().required(),
  policy: string<AffinityPolicy>().required(),
})

const kindOrder: readonly GroupKind[] = ['anti-affinity', 'affinity']
const policyOrder: readonly AffinityPolicy[] = ['allow', 'fail']

const kindChoices = kindOrder.map((kind) => ({
  value: kind,
  label: groupKinds[kind].label,
  detail: groupKinds[kind].description,
}))
const policyChoices = policyOrder.map((policy) => ({
  value: policy,
  label: groupPolicies[policy].label,
  detail: groupPolicies[policy].meaning,
}))

/** The request for a new group of either kind. A sled is the only failure domain. */
const groupBody = ({ name, description, policy }: GroupFormValues): AffinityGroupCreate => ({
  name,
  description,
  policy,
  failureDomain: 'sled',
})

function PolicyField() {
  const { values } = useForm<GroupFormValues>()
  return (
    <RadioField
      name="policy"
      label="Policy"
      hint={groupKinds[values.kind].policyHelp}
      choices={policyChoices}
    />
  )
}

/** Creates a group of either kind and opens its page. `?kind=affinity` preselects the kind. */
export function CreateGroupForm() {
  const { project } = useParam('project')
  const [search] = useSearchParams()
  return (
    <SidePanelForm
      title={affinityGroups.panels.create}
      needs={affinityGroups.creates.create}
      schema={createSchema}
      initial={emptyGroup(search.get('kind') === 'affinity' ? 'affinity' : 'anti-affinity')}
      draft={{ fields: ['name', 'description', 'kind', 'policy'] }}
      send={(values, { save }) => {
        const { affinityGroupCreate, antiAffinityGroupCreate } = affinityApi.endpoints
        const args = { project, body: groupBody(values) }
        return values.kind === 'affinity'
          ? save(affinityGroupCreate, args)
          : save(antiAffinityGroupCreate, args)
      }}
      saved={(group, { kind }) => `${groupKinds[kind].label} group ${group.name} created`}
      opens={(group, { kind }) => groupKinds[kind].page({ project, group: group.name })}
      back={affinityGroups.to.list({ project })}
    >
      <NameField />
      <DescriptionField />
      <RadioField name="kind" label="Type" choices={kindChoices} />
      <PolicyField />
    </SidePanelForm>
  )
}

/** Edits the name and description of a group. Its type and policy cannot change. */
export function EditGroupForm() {
  const at = groupAt(useParams())
  const { label, noun, page } = groupKinds[at.kind]
  const { data: group } = useGroup(at)
  const edit = useEdit()
  if (!group) return null
  return (
    <SidePanelForm
      title={`Edit ${noun.one}`}
      name={group.name}
      submitLabel={`Update ${noun.one}`}
      needs={projectCollaborator}
      schema={namedSchema}
      initial={{ name: group.name, description: group.description }}
      draft={{ fields: ['name', 'description'] }}
      send={(body, { save, ask, was }) =>
        edit(
          { was, body },
          (next) =>
            at.kind === 'affinity'
              ? save(affinityApi.endpoints.affinityGroupUpdate, { affinityGroup: group.id, ...next })
              : save(affinityApi.endpoints.antiAffinityGroupUpdate, { antiAffinityGroup: group.id, ...next }),
          ask,
        )
      }
      saved={({ name }) => `${label} group ${name} updated`}
      back={page(at)}
      renamed={({ name }) => page({ ...at, group: name })}
    >
      <NameField />
      <DescriptionField />
      <ResourceMeta record={group} />
    </SidePanelForm>
  )
}

const addSchema = object({ instance: requiredText('Instance') })
const why = (instance: Instance) => instanceLifecycle.why(instance.runState, 'command.addToAffinityGroup')

function WhyNot({ instances }: { instances: readonly Instance[] }) {
  const { values } = useForm<{ instance: string }>()
  const picked = instances.find(({ id }) => id === values.instance)
  const reason = picked && why(picked)
  if (!reason) return null
  return (
    <Notice tone="attention" title={`${picked.name} is ${picked.runState}`}>
      {reason}. Where an instance runs is decided when it starts.
    </Notice>
  )
}

interface AddInstanceDialogProps {
  project: string
  kind: GroupKind
  group: AffinityGroup
  /** Ids of the present members. */
  memberIds: readonly string[]
  onDismiss: () => void
}

/** Adds an instance to a group. Every instance can be picked; one that cannot be added yet shows the reason. */
export function AddInstanceDialog({ project, kind, group, memberIds, onDismiss }: AddInstanceDialogProps) {
  const { instances, status } = useWatchedInstances(project)
  const others = instances.filter(({ id }) => !memberIds.includes(id))
  const pickedOf = (id: string) => others.find((instance) => instance.id === id)
  // Instances that can be added come first; otherwise the list keeps its order.
  const availableFirst = [...others.filter((one) => !why(one)), ...others.filter((one) => why(one))]
  return (
    <ModalForm
      title={`Add instance to ${groupKinds[kind].noun.one}`}
      submitLabel="Add instance"
      schema={addSchema}
      initial={{ instance: '' }}
      send={({ instance }, { save }) =>
        kind === 'affinity'
          ? save(affinityApi.endpoints.affinityGroupMemberInstanceAdd, { affinityGroup: group.id, instance })
          : save(affinityApi.endpoints.antiAffinityGroupMemberInstanceAdd, {
              antiAffinityGroup: group.id,
              instance,
            })
      }
      saved={({ value }) => `${value.name} added to ${group.name}`}
      onDismiss={onDismiss}
      disabledReason={({ instance }) => {
        const picked = pickedOf(instance)
        return picked && why(picked)
      }}
    >
      <ChoiceField
        name="instance"
        label="Instance"
        noun="instance"
        empty={
          instances.length === 0 ? `No instances in ${project}` : `All instances of ${project} are in it`
        }
        status={status}
        choices={availableFirst.map((instance) => ({
          value: instance.id,
          label: instance.name,
          detail: why(instance) ? `${instance.runState}, must be stopped first` : instance.runState,
        }))}
      />
      <WhyNot instances={others} />
    </ModalForm>
  )
}
