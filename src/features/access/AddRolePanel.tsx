import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { object, string } from 'yup'
import { paths } from '../../paths'
import { policiesApi, type PolicyAt } from '../../store/api/policies'
import { withoutRole, type Assignment, type Directory, type RoleName } from '../../store/model/roles'
import type { ChoiceStatus } from '../../ui/choices'
import { choiceStatus } from '../shared/form/choices'
import { ChoiceField, RadioField } from '../shared/form/fields'
import { SidePanelForm } from '../shared/form/SidePanelForm'
import { useNotify } from '../shared/useNotify'
import { useParam } from '../shared/useParam'
import { useProjectAccess } from './useProjectAccess'
import { roleChoices, typeLabels } from './words'

const schema = object({
  identityId: string().ensure().required('User or group is required'),
  roleName: string<RoleName>().required(),
})
const initial: { identityId: string; roleName: RoleName } = { identityId: '', roleName: 'viewer' }

interface AddRoleFormProps {
  at: PolicyAt
  /** Who has a role already, and who there is; undefined while they are on their way. */
  policy: readonly Assignment[] | undefined
  directory: Directory | undefined
  status: ChoiceStatus
  onDone: () => void
}

/** Gives a role to somebody whom the policy does not name yet. */
export function AddRoleForm({ at, policy, directory, status, onDone }: AddRoleFormProps) {
  const notify = useNotify()
  const [change] = policiesApi.endpoints.policyRoleChange.useMutation()
  const identities = useMemo(
    () => (policy && directory ? withoutRole(policy, directory) : []),
    [policy, directory],
  )
  const find = (id: string) => identities.find((each) => each.id === id)
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
        notify(`${identity?.name ?? 'Somebody'} is ${roleName}`)
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

/** The panel over a project's access. */
export function AddProjectRolePanel() {
  const { project } = useParam('project')
  const go = useNavigate()
  const { at, assignments, directory, queries } = useProjectAccess(project)
  const [policy, , users, groups] = queries
  return (
    <AddRoleForm
      at={at}
      policy={assignments}
      directory={directory}
      status={choiceStatus(policy, users, groups)}
      onDone={() => void go(paths.projectAccess({ project }), { preventScrollReset: true })}
    />
  )
}
