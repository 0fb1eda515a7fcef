import { useNavigate } from 'react-router'
import { morePaths } from '#src/morePaths'
import { localUsersApi } from '#store/api/resources/localUsers'
import { silosApi } from '#store/api/resources/silos'
import { useParam } from '#features/routing/useParam'
import { NameField } from '#features/shared/form/fields/TextField'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { whyNoLocalUsers } from './localOnly'
import { PasswordFields } from './PasswordFields'
import { createUserSchema, emptyPassword, passwordOf, userFieldErrors } from './userForm'

const initial = { name: '', ...emptyPassword }

/** Creates a user who signs in with a password. */
export function CreateUserForm() {
  const { silo } = useParam('silo')
  const go = useNavigate()
  const notify = useNotify()
  const { data } = silosApi.endpoints.siloView.useQuery({ silo })
  const [create] = localUsersApi.endpoints.localIdpUserCreate.useMutation()
  const back = () => void go(morePaths.siloUsers(silo), { preventScrollReset: true })
  const reason = whyNoLocalUsers(data)
  return (
    <SidePanelForm
      title="Create user"
      subtitle={silo}
      submitLabel="Create user"
      schema={createUserSchema}
      initial={initial}
      draft={{ fields: ['name', 'mode'] }}
      {...(reason ? { disabledReason: reason } : {})}
      send={({ name, ...password }) =>
        create({ silo, body: { externalId: name, password: passwordOf(password) } }).unwrap()
      }
      onSaved={({ displayName }) => {
        notify(`User ${displayName} created`)
        back()
      }}
      onDismiss={back}
      fieldErrorsFrom={userFieldErrors}
    >
      <p>The user has no role at first: give one in the list of users, or in the access of a project.</p>
      <NameField label="Username" />
      <PasswordFields />
    </SidePanelForm>
  )
}
