import { useSelector } from '@xstate/react'
import { Form, Formik } from 'formik'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { object, string } from 'yup'
import { loginMachine } from '../../machines/interaction/loginMachine'
import { sessionApi } from '../../store/api/session'
import { callApi } from '../../store/callApi'
import { asApiError } from '../../store/model/apiError'
import { useInteraction } from '../../store/useInteraction'
import { Button } from '../../ui/Button'
import { TextField } from '../shared/form/fields'
import { RefusalNotice } from '../shared/RefusalNotice'
import { useNotify } from '../shared/useNotify'
import { useParam } from '../shared/useParam'
import { safeRedirect } from './redirect'
import { SignInReason } from './SignInReason'
import { SiloHeading } from './SiloHeading'

const schema = object({
  username: string().ensure().required('Username is required'),
  password: string().ensure().required('Password is required'),
})
const login = callApi((args: { siloName: string; body: { username: string; password: string } }, dispatch) =>
  dispatch(sessionApi.endpoints.loginLocal.initiate(args, { track: false })),
)

/** Signing in with a name and a password of the silo's own. The password goes to the call and nowhere else. */
export function LocalLoginPage() {
  const { silo } = useParam('silo')
  const [search] = useSearchParams()
  const go = useNavigate()
  const notify = useNotify()
  const actor = useInteraction(loginMachine, {
    id: 'login',
    provide: { actors: { login } },
    input: { siloName: silo },
  })
  const rejected = useSelector(actor, (snapshot) => snapshot.matches('rejected'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const error = useSelector(actor, (snapshot) => snapshot.context.error)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const succeeded = useSelector(actor, (snapshot) => snapshot.matches('success'))
  const wanted = search.get('redirect_uri')

  useEffect(() => {
    if (!succeeded) return
    notify('Logged in')
    void go(safeRedirect(wanted), { replace: true })
  }, [succeeded, wanted, go, notify])

  return (
    <>
      <SiloHeading silo={silo} />
      <SignInReason />
      <Formik
        initialValues={{ username: '', password: '' }}
        validationSchema={schema}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={(values) => actor.send({ type: 'login.submitted', ...values })}
      >
        {({ submitForm }) => (
          <Form noValidate>
            <TextField name="username" label="Username" autoComplete="username" />
            <TextField name="password" label="Password" type="password" autoComplete="current-password" />
            <Button tone="primary" type="submit" busy={busy}>
              Sign in
            </Button>
            <p role="alert">{rejected ? 'Could not sign in. Check the username and the password.' : ''}</p>
            {failed && (
              <RefusalNotice
                error={asApiError(error)}
                title="Could not sign in"
                onRetry={() => void submitForm()}
              />
            )}
          </Form>
        )}
      </Formik>
    </>
  )
}
