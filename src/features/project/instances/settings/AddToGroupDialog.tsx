import { object } from 'yup'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { affinityApi } from '#store/api/resources/affinity'
import type { Instance } from '#store/api/generated/types'
import type { ChoiceStatus } from '#ui/forms/choiceStatusText'
import { groupPolicyLabel, groupKinds, type KindedGroup } from '#features/shared/affinity/groupKinds'
import { requiredText } from '#features/kit/form/rules'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { ModalForm } from '#features/kit/form/ModalForm'

const schema = object({ group: requiredText('Group') })

interface AddToGroupDialogProps {
  instance: Instance
  /** The groups of the project that the instance is not in. */
  groups: readonly KindedGroup[]
  status: ChoiceStatus
  onDismiss: () => void
}

/**
 * Adds an instance to one of the project's groups. Follows the record: if the instance starts meanwhile, the
 * dialog shows why it cannot be added.
 */
export function AddToGroupDialog({ instance, groups, status, onDismiss }: AddToGroupDialogProps) {
  const nameOf = (id: string) => groups.find(({ group }) => group.id === id)?.group.name ?? 'the group'
  return (
    <ModalForm
      title="Add to group"
      schema={schema}
      initial={{ group: '' }}
      send={({ group }, { save }) => {
        const isTogether = groups.some(({ kind, group: { id } }) => id === group && kind === 'affinity')
        const at = { instance: instance.id }
        return isTogether
          ? save(affinityApi.endpoints.affinityGroupMemberInstanceAdd, { ...at, affinityGroup: group })
          : save(affinityApi.endpoints.antiAffinityGroupMemberInstanceAdd, {
              ...at,
              antiAffinityGroup: group,
            })
      }}
      saved={(_member, { group }) => `${instance.name} added to ${nameOf(group)}`}
      onDismiss={onDismiss}
      disabledReason={() => instanceLifecycle.why(instance.runState, 'command.addToAffinityGroup')}
    >
      <ChoiceField
        name="group"
        label="Group"
        noun="group"
        empty="No other groups in this project"
        status={status}
        choices={groups.map(({ kind, group }) => ({
          value: group.id,
          label: group.name,
          detail: `${groupKinds[kind].label}, ${groupPolicyLabel(group.policy).toLowerCase()}`,
        }))}
      />
    </ModalForm>
  )
}
