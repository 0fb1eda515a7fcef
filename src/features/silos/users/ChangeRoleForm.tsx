import { useNavigate } from 'react-router'
import { object, string } from 'yup'
import { morePaths } from '#src/morePaths'
import { localUsersApi } from '#store/api/resources/localUsers'
import { silosApi } from '#store/api/resources/silos'
import { ALL_LIMIT } from '#store/model/paging'
import type { RoleChange, RoleName } from '#store/model/roles'
import { Notice } from '#ui/feedback/Notice'
import { useParam } from '#features/routing/useParam'
import { RadioField } from '#features/shared/form/fields/RadioField'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { useMe } from '#features/shared/useMe'

/** A role on the silo; `none` for none. */
type RoleOrNone = RoleName | 'none'
const schema = object({ role: string<RoleOrNone>().required() })

const choices = [
  { value: 'none', label: 'None', detail: 'Roles in single projects stay, and so do those of groups.' },
  { value: 'viewer', label: 'Viewer', detail: 'Sees everything in the silo.' },
  { value: 'collaborator', label: 'Collaborator', detail: 'Creates projects, and changes all of them.' },
  { value: 'admin', label: 'Admin', detail: 'Also changes the settings of the silo, and who has access.' },
] as const

/** Changes the role of a user or group on any silo, as an operator. */
export function ChangeRoleForm() {
  const { silo, identity } = useParam('silo', 'identity')
  const go = useNavigate()
  const notify = useNotify()
  const { me } = useMe()
  const users = silosApi.endpoints.siloUserList.useQuery({ silo, limit: ALL_LIMIT })
  const policy = silosApi.endpoints.siloPolicyView.useQuery({ silo })
  const [save] = localUsersApi.endpoints.siloRoleChange.useMutation()
  const back = () => void go(morePaths.siloUsers(silo), { preventScrollReset: true })
  const held = policy.data?.roleAssignments.find(({ identityId }) => identityId === identity)
  const user = users.data?.items.find(({ id }) => id === identity)
  if (!policy.data || !(user ?? held)) return null
  const name = user?.displayName ?? identity
  const changeTo = (role: RoleOrNone): RoleChange =>
    role === 'none'
      ? { kind: 'remove', identityId: identity }
      : {
          kind: 'assign',
          assignment: {
            identityId: identity,
            identityType: held?.identityType ?? 'silo_user',
            roleName: role,
          },
        }
  return (
    <SidePanelForm
      title="Change role"
      subtitle={name}
      submitLabel="Change role"
      schema={schema}
      initial={{ role: (held?.roleName ?? 'none') as RoleOrNone }}
      draft={{ fields: ['role'] }}
      send={({ role }) => save({ silo, change: changeTo(role) }).unwrap()}
      onSaved={(_policy, { role }) => {
        notify(role === 'none' ? `${name} has no role on ${silo}` : `${name} is ${role} of ${silo}`)
        back()
      }}
      onDismiss={back}
    >
      <RadioField name="role" label={`Role on ${silo}`} choices={choices} />
      {identity === me?.id && (
        <Notice tone="attention" title="This is your own role">
          With less of it you may lose your projects, and the system pages if the silo maps its roles to roles
          on the fleet.
        </Notice>
      )}
    </SidePanelForm>
  )
}
