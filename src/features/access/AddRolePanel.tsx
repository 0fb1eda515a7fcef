import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { object, string } from 'yup'
import { policiesApi, type PolicyAt } from '#store/api/resources/policies'
import { withoutRole, type Assignment, type Directory, type RoleName } from '#store/model/roles'
import type { ChoiceStatus } from '#ui/forms/choices'
import { choiceStatus } from '#features/shared/form/choices'
import { ChoiceField } from '#features/shared/form/fields/ChoiceField'
import { RadioField } from '#features/shared/form/fields/RadioField'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { roleChoices, typeLabels } from './labels'
import { placeOf } from './scopes'
import { useFleetAccess, useProjectAccess, useSiloAccess, type UseScopeAccess } from './useScopeAccess'

const schema = object({
  identityId: string().ensure().required('User or group is required'),
  roleName: string<RoleName>().required(),
})
const initial: { identityId: string; roleName: RoleName } = { identityId: '', roleName: 'viewer' }

interface AddRoleFormProps {
  at: PolicyAt
  /** The present assignments and all users and groups; undefined while they load. */
  policy: readonly Assignment[] | undefined
  directory: Directory | undefined
  status: ChoiceStatus
  onDone: () => void
}

/** Gives a role to a user or group that the policy does not name yet. */
function AddRoleForm({ at, policy, directory, status, onDone }: AddRoleFormProps) {
  const notify = useNotify()
  const [change] = policiesApi.endpoints.policyRoleChange.useMutation()
  const identities = useMemo(
    () => (policy && directory ? withoutRole(policy, directory) : []),
    [policy, directory],
  )
  const find = (id: string) => identities.find((identity) => identity.id === id)
  return (
    <SidePanelForm
      title="Add user or group"
      submitLabel="Add user or group"
      schema={schema}
      initial={initial}
      draft={{ fields: ['identityId', 'roleName'] }}
      send={async ({ identityId, roleName }) => {
        const identity = find(identityId)
        const assignment = { identityId, identityType: identity?.type ?? 'silo_user', roleName } as const
        await change({ at, change: { kind: 'assign', assignment } }).unwrap()
        return identity
      }}
      onSaved={(identity, { roleName }) => {
        notify(`${identity?.name ?? 'The identity'} is ${roleName}`)
        onDone()
      }}
      onDismiss={onDone}
    >
      <ChoiceField
        name="identityId"
        label="User or group"
        noun="user or group"
        plural="users and groups"
        empty="Every user and group has a role already"
        status={status}
        choices={identities.map(({ id, name, type }) => ({
          value: id,
          label: name,
          detail: typeLabels[type],
        }))}
      />
      <RadioField name="roleName" label="Role" choices={roleChoices(at.scope)} />
    </SidePanelForm>
  )
}

/** The panel over the access page of a scope. */
const addRolePanel = (useScopeAccess: UseScopeAccess) =>
  function AddRolePanel() {
    const go = useNavigate()
    const { at, assignments, directory, choices } = useScopeAccess()
    return (
      <AddRoleForm
        at={at}
        policy={assignments}
        directory={directory}
        status={choiceStatus(...choices)}
        onDone={() => void go(placeOf(at).list, { preventScrollReset: true })}
      />
    )
  }

export const AddProjectRolePanel = addRolePanel(useProjectAccess)
export const AddSiloRolePanel = addRolePanel(useSiloAccess)
export const AddFleetRolePanel = addRolePanel(useFleetAccess)
