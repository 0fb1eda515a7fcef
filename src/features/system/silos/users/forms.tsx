import { object, string } from 'yup'
import type { UserPassword } from '#store/api/generated/types'
import { localUsersApi } from '#store/api/resources/localUsers'
import { silosApi } from '#store/api/resources/silos'
import type { ApiError } from '#model/apiError'
import { distinctPeople } from '#model/distinctNames'
import { changesSilo } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { roleChange, roleEdit, type RoleName } from '#model/roles'
import { capital, wireWords } from '#model/case'
import { Notice } from '#ui/feedback/Notice'
import { formatExact } from '#ui/format/numbers'
import { load, loadFresh, notFoundUnless, type At, type LoaderInput } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { useFormPart } from '#features/kit/form/FormFields'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { TextField, NameField } from '#features/kit/form/fields/TextField'
import { judgedWith, resourceName } from '#features/kit/form/rules'
import { useMe } from '#features/kit/roles/useMe'
import { useRoleChoices } from '#features/shared/people/useRoles'
import { whyNoLocalUsers } from './commands'
import { usersOfSilo } from './noun'

/** The maximum length of a password. */
const MAX_PASSWORD = 512

/** Whether a user can sign in, and the password. It stays in the form: it is never stored or logged. */
interface PasswordValues {
  mode: UserPassword['mode']
  password: string
}

const emptyPassword: PasswordValues = { mode: 'password', password: '' }

const passwordFields = {
  mode: string<PasswordValues['mode']>().required(),
  password: judgedWith(
    ['mode'],
    string()
      .ensure()
      .when('mode', ([mode]: unknown[], field) =>
        mode === 'password'
          ? field
              .required('Password is required')
              .max(MAX_PASSWORD, `At most ${formatExact(MAX_PASSWORD)} characters`)
          : field,
      ),
  ),
}

export const passwordSchema = object(passwordFields)
export const createUserSchema = object({ name: resourceName('Username'), ...passwordFields })

/** The password of a request: none for a user who cannot sign in, even if one was typed before. */
export const passwordOf = ({ mode, password }: PasswordValues): UserPassword =>
  mode === 'password' ? { mode, value: password } : { mode }

/** The field that an error belongs to. */
function userFieldErrors({ errorCode, message }: ApiError): Partial<Record<'name' | 'password', string>> {
  if (errorCode === 'ObjectAlreadyExists') return { name: message }
  return { password: /password/i.test(message) ? message : undefined }
}

/** The choice whether a local user can sign in, and the password. */
function PasswordFields() {
  const mode = useFormPart<PasswordValues, PasswordValues['mode']>(({ values }) => values.mode)
  return (
    <>
      <RadioField
        name="mode"
        label="Sign-in"
        choices={[
          { value: 'password', label: 'With a password' },
          {
            value: 'login_disallowed',
            label: 'Not allowed',
            detail: 'The user keeps their roles, and cannot sign in until a password is set.',
          },
        ]}
      />
      {mode === 'password' && (
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="Sent to the region and not kept here. Give it to the user yourself."
        />
      )}
    </>
  )
}

const emptyUser = { name: '', ...emptyPassword }

/** Creates a user with a password. */
export function CreateUserForm() {
  const { silo } = useParam('silo')
  const { me } = useMe()
  const { data } = silosApi.endpoints.siloView.useQuery({ silo })
  const reason = whyNoLocalUsers(data)
  return (
    <SidePanelForm
      title={usersOfSilo.panels.create}
      subtitle={silo}
      needs={changesSilo(silo === me?.siloName, 'admin')}
      schema={createUserSchema}
      initial={emptyUser}
      draft={{ fields: ['name', 'mode'] }}
      disabledReason={reason}
      send={({ name, ...password }, { save }) =>
        save(localUsersApi.endpoints.localIdpUserCreate, {
          silo,
          body: { externalId: name, password: passwordOf(password) },
        })
      }
      saved={({ displayName }) => `User ${displayName} created`}
      back={usersOfSilo.to.list({ silo })}
      fieldErrorsFrom={userFieldErrors}
    >
      <p>The user has no role at first: give one in the list of users, or in the access of a project.</p>
      <NameField label="Username" />
      <PasswordFields />
    </SidePanelForm>
  )
}

/** Sets or removes the password of a local user. */
export function SetPasswordForm() {
  const { silo, identity } = useParam('silo', 'identity')
  const user = localUsersApi.endpoints.siloUserView.useQuery({ silo, userId: identity }).data
  const { me } = useMe()
  const { data } = silosApi.endpoints.siloView.useQuery({ silo })
  const reason = whyNoLocalUsers(data)
  if (!user) return null
  return (
    <SidePanelForm
      title={usersOfSilo.panels.setPassword}
      name={user.displayName}
      needs={changesSilo(silo === me?.siloName, 'admin')}
      schema={passwordSchema}
      initial={emptyPassword}
      disabledReason={reason}
      send={(values, { save }) =>
        save(localUsersApi.endpoints.localIdpUserSetPassword, {
          silo,
          userId: identity,
          body: passwordOf(values),
        })
      }
      saved={(_none, { mode }) =>
        mode === 'password'
          ? `Password of ${user.displayName} set`
          : `${user.displayName} cannot sign in any more`
      }
      back={usersOfSilo.to.list({ silo })}
      fieldErrorsFrom={userFieldErrors}
    >
      <p>It replaces the current one. Sessions and access tokens of the user stay.</p>
      <PasswordFields />
    </SidePanelForm>
  )
}

const { siloUserList, siloPolicyView } = silosApi.endpoints

/** Fetches the present role and its holder. */
export const roleLoader = async (input: LoaderInput<At<'silo' | 'identity'>>) => {
  const [users, policy] = await Promise.all([
    load(siloUserList, ({ silo }: At<'silo'>) => ({ silo, limit: ALL_LIMIT }))(input),
    loadFresh(siloPolicyView, ({ silo }: At<'silo'>) => ({ silo }))(input),
  ])
  const { identity } = input.params
  return notFoundUnless(
    !users ||
      !policy ||
      users.items.some(({ id }) => id === identity) ||
      policy.roleAssignments.some(({ identityId }) => identityId === identity),
  )
}

type RoleOrNone = RoleName | 'none'
const roleSchema = object({ role: string<RoleOrNone>().required() })

const noRole = {
  value: 'none',
  label: 'None',
  detail: 'Roles in single projects stay, and so do those of groups.',
} as const

const heldRole = (role: RoleOrNone) => (role === 'none' ? null : role)
const roleWords = { role: { none: 'None', text: (role: RoleName) => capital(wireWords(role)) } }

/** Changes the role of a user or group on any silo, as an operator. */
export function ChangeRoleForm() {
  const { silo, identity } = useParam('silo', 'identity')
  const { me } = useMe()
  const users = siloUserList.useQuery({ silo, limit: ALL_LIMIT })
  const policy = siloPolicyView.useQuery({ silo })
  const edit = useEdit(roleWords)
  const held = policy.data?.roleAssignments.find(({ identityId }) => identityId === identity)
  const user = distinctPeople(users.data?.items ?? []).find(({ id }) => id === identity)
  const roleChoices = useRoleChoices('silo', held?.roleName)
  if (!policy.data || !(user ?? held)) return null
  const name = user?.displayName ?? identity
  const who = { identityId: identity, identityType: held?.identityType ?? 'silo_user' } as const
  return (
    <SidePanelForm
      title={usersOfSilo.panels.changeRole}
      name={name}
      needs={changesSilo(silo === me?.siloName, 'collaborator')}
      schema={roleSchema}
      initial={{ role: (held?.roleName ?? 'none') as RoleOrNone }}
      draft={{ fields: ['role'] }}
      send={({ role }, { save, ask, was }) =>
        edit(
          roleEdit(heldRole(was.role), heldRole(role)),
          (next) => save(localUsersApi.endpoints.siloRoleChange, { silo, change: roleChange(who, next) }),
          ask,
        )
      }
      saved={({ roleAssignments }) => {
        const role = roleAssignments.find(({ identityId }) => identityId === identity)?.roleName
        return role ? `${name} is ${wireWords(role)} of ${silo}` : `${name} has no role on ${silo}`
      }}
      back={usersOfSilo.to.list({ silo })}
    >
      <RadioField<RoleOrNone> name="role" label={`Role on ${silo}`} choices={[noRole, ...roleChoices]} />
      {identity === me?.id && (
        <Notice tone="attention" title="This is your own role">
          With less of it you may lose your projects, and the system pages if the silo maps its roles to roles
          on the fleet.
        </Notice>
      )}
    </SidePanelForm>
  )
}
