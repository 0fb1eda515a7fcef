import { object, string } from 'yup'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { affinityApi } from '#store/api/resources/affinity'
import type { AffinityGroup, Instance } from '#store/api/generated/types'
import { Notice } from '#ui/feedback/Notice'
import { ChoiceField } from '#features/shared/form/fields/ChoiceField'
import { ModalForm } from '#features/shared/form/ModalForm'
import { useNotify } from '#features/shared/useNotify'
import { useWatchedInstances } from '#features/shared/useWatchedInstances'
import { kinds, type GroupKind } from './exports/groups'
import { useForm } from '#features/shared/form/FormFields'

const schema = object({ instance: string().ensure().required('Instance is required') })
const why = (instance: Instance) => instanceLifecycle.why(instance.runState, 'command.addToAffinityGroup')

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
  const notify = useNotify()
  const [addApart] = affinityApi.endpoints.antiAffinityGroupMemberInstanceAdd.useMutation()
  const [addTogether] = affinityApi.endpoints.affinityGroupMemberInstanceAdd.useMutation()
  const { instances, status } = useWatchedInstances(project)
  const others = instances.filter(({ id }) => !memberIds.includes(id))
  const pickedOf = (id: string) => others.find((instance) => instance.id === id)
  // Instances that can be added come first; otherwise the list keeps its order.
  const availableFirst = [...others.filter((one) => !why(one)), ...others.filter((one) => why(one))]
  return (
    <ModalForm
      title={`Add instance to ${kinds[kind].noun}`}
      submitLabel="Add instance"
      schema={schema}
      initial={{ instance: '' }}
      send={({ instance }) =>
        (kind === 'affinity'
          ? addTogether({ affinityGroup: group.id, instance })
          : addApart({ antiAffinityGroup: group.id, instance })
        ).unwrap()
      }
      onSaved={({ value }) => {
        notify(`${value.name} added to ${group.name}`)
        onDismiss()
      }}
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
