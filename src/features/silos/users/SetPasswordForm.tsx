import { useNavigate } from 'react-router'
import { morePaths } from '#src/morePaths'
import { localUsersApi } from '#store/api/resources/localUsers'
import { silosApi } from '#store/api/resources/silos'
import { useParam } from '#features/routing/useParam'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { whyNoLocalUsers } from './localOnly'
import { PasswordFields } from './PasswordFields'
import { emptyPassword, passwordOf, passwordSchema, userFieldErrors } from './userForm'

/** Sets the password of a local user, or takes it away. */
export function SetPasswordForm() {
  const { silo, identity } = useParam('silo', 'identity')
  const go = useNavigate()
  const notify = useNotify()
  const user = localUsersApi.endpoints.siloUserView.useQuery({ silo, userId: identity }).data
  const { data } = silosApi.endpoints.siloView.useQuery({ silo })
  const [set] = localUsersApi.endpoints.localIdpUserSetPassword.useMutation()
  const back = () => void go(morePaths.siloUsers(silo), { preventScrollReset: true })
  const reason = whyNoLocalUsers(data)
  if (!user) return null
  return (
    <SidePanelForm
      title="Set password"
      subtitle={user.displayName}
      submitLabel="Set password"
      schema={passwordSchema}
      initial={emptyPassword}
      {...(reason ? { disabledReason: reason } : {})}
      send={(values) => set({ silo, userId: identity, body: passwordOf(values) }).unwrap()}
      onSaved={(_none, { mode }) => {
        notify(
          mode === 'password'
            ? `Password of ${user.displayName} set`
            : `${user.displayName} cannot sign in any more`,
        )
        back()
      }}
      onDismiss={back}
      fieldErrorsFrom={userFieldErrors}
    >
      <p>It replaces the present one. Sessions and access tokens of the user stay.</p>
      <PasswordFields />
    </SidePanelForm>
  )
}
