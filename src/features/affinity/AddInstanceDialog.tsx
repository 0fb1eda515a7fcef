import { useFormikContext } from 'formik'
import { object, string } from 'yup'
import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import { affinityApi } from '../../store/api/affinity'
import type { AffinityGroup, Instance } from '../../store/api/generated/types'
import { Notice } from '../../ui/Notice'
import { ChoiceField } from '../shared/form/fields'
import { ModalForm } from '../shared/form/ModalForm'
import { useNotify } from '../shared/useNotify'
import { useWatchedInstances } from '../shared/useWatchedInstances'
import { kinds, type GroupKind } from './kinds'

const schema = object({ instance: string().ensure().required('Instance is required') })
const why = (instance: Instance) => instanceLifecycle.why(instance.runState, 'command.addToAffinityGroup')

interface AddInstanceDialogProps {
  project: string
  kind: GroupKind
  group: AffinityGroup
  /** Ids of the instances that are in it already. */
  memberIds: readonly string[]
  onDismiss: () => void
}

/** Puts an instance into a group. Each may be picked; one that may not be added yet says why. */
export function AddInstanceDialog({ project, kind, group, memberIds, onDismiss }: AddInstanceDialogProps) {
  const notify = useNotify()
  const [addApart] = affinityApi.endpoints.antiAffinityGroupMemberInstanceAdd.useMutation()
  const [addTogether] = affinityApi.endpoints.affinityGroupMemberInstanceAdd.useMutation()
  const { instances, status } = useWatchedInstances(project)
  const others = instances.filter(({ id }) => !memberIds.includes(id))
  const pickedOf = (id: string) => others.find((instance) => instance.id === id)
  // Those that may be added come first; within each half the list keeps its order.
  const sorted = [...others.filter((one) => !why(one)), ...others.filter((one) => why(one))]
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
        choices={sorted.map((instance) => ({
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
  const { values } = useFormikContext<{ instance: string }>()
  const picked = instances.find(({ id }) => id === values.instance)
  const reason = picked && why(picked)
  if (!reason) return null
  return (
    <Notice tone="attention" title={`${picked.name} is ${picked.runState}`}>
      {reason}. Where an instance runs is decided when it starts.
    </Notice>
  )
}
