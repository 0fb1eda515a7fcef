import { useActorRef, useSelector } from '@xstate/react'
import { requiredName, requiredText } from '#features/kit/form/rules'
import { FormFields, useFormStore } from '#features/kit/form/FormFields'
import { useEffect, useId, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { object } from 'yup'
import { loginMachine } from '#machines/interaction/loginMachine'
import { noteSession } from '#store/kept/lastSession'
import { sessionApi } from '#store/api/resources/session'
import { callApi } from '#store/actors/callApi'
import { sayNewSession } from '#store/kept/newSession'
import { asApiError } from '#model/apiError'
import { inspectorOf } from '#store/eventLog/actorInspector'
import { useAppStore } from '#store/hooks'
import type { AppStore } from '#store/store'
import { Button } from '#ui/actions/Button'
import { StateMark } from '#ui/feedback/StateBadge'
import { TextField } from '#features/kit/form/fields/TextField'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { useNotify } from '#features/kit/errors/useNotify'
import { useParam } from '#features/kit/routing/useParam'
import { SiloHeading } from './LoginLayout'
import { landing } from '#features/kit/routing/landing'
import { safeRedirect } from './redirect'
import { SignInReason } from './SignInReason'
import styles from './LocalLoginPage.module.css'

const schema = object({
  username: requiredName('Username'),
  password: requiredText('Password'),
})
const login = (store: AppStore) =>
  callApi(
    (args: { siloName: string; body: { username: string; password: string } }, dispatch) =>
      dispatch(sessionApi.endpoints.loginLocal.initiate(args, { track: false })),
    store,
  )

/** Local sign-in with name and password. The password goes to the request only and is never stored. */
export function LocalLoginPage() {
  const { silo } = useParam('silo')
  const [search] = useSearchParams()
  const go = useNavigate()
  const notify = useNotify()
  const store = useAppStore()
  const [machine] = useState(() => loginMachine.provide({ actors: { login: login(store) } }))
  const actor = useActorRef(machine, {
    id: 'login',
    input: { siloName: silo },
    inspect: inspectorOf(store.log).inspect,
  })
  const rejected = useSelector(actor, (snapshot) => snapshot.matches('rejected'))
  const reason = useId()
  const refusedBy = rejected ? reason : undefined
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const error = useSelector(actor, (snapshot) => snapshot.context.error)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const succeeded = useSelector(actor, (snapshot) => snapshot.matches('success'))
  const redirectUri = search.get('redirect_uri')
  const form = useFormStore({
    initial: { username: '', password: '' },
    schema,
    onSubmit: (values) => actor.send({ type: 'login.submitted', ...values }),
  })

  useEffect(() => {
    if (!succeeded) return
    noteSession(silo)
    sayNewSession()
    notify('Logged in')
    void go(safeRedirect(redirectUri), { replace: true, ...(redirectUri === null && { state: landing }) })
  }, [succeeded, silo, redirectUri, go, notify])

  return (
    <>
      <SiloHeading silo={silo} />
      <SignInReason />
      <FormFields store={form}>
        <form onSubmit={form.handleSubmit} noValidate>
          <TextField name="username" label="Username" autoComplete="username" refusedBy={refusedBy} />
          <TextField
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            refusedBy={refusedBy}
          />
          <Button tone="primary" type="submit" busy={busy}>
            Sign in
          </Button>
          <p id={reason} role="alert" className={styles.rejected}>
            {rejected && (
              <>
                <StateMark tone="failed" />
                <span>Could not sign in. Check the username and the password.</span>
              </>
            )}
          </p>
          {failed && (
            <ErrorNotice
              error={asApiError(error)}
              title="Could not sign in"
              onRetry={() => void form.submitForm()}
            />
          )}
        </form>
      </FormFields>
    </>
  )
}
