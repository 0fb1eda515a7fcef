import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { deviceCodeMachine } from '#machines/interaction/deviceCodeMachine'
import { meApi } from '#store/api/resources/me'
import { sessionApi } from '#store/api/resources/session'
import { callApi } from '#store/actors/callApi'
import { asApiError, isApiError } from '#model/apiError'
import { settings } from '#model/settings'
import { DEVICE_CODE_LENGTH } from '#model/limits'
import { inspectorOf } from '#store/eventLog/actorInspector'
import { useAppStore } from '#store/hooks'
import type { AppStore } from '#store/store'
import { Button } from '#ui/actions/Button'
import { StateMark } from '#ui/feedback/StateBadge'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { CodeBoxes } from './CodeBoxes'
import styles from './VerifyPage.module.css'
import { deviceLogin } from './noun'

const confirmCode = (store: AppStore) =>
  callApi(
    (args: { body: { userCode: string } }, dispatch) =>
      dispatch(sessionApi.endpoints.deviceAuthConfirm.initiate(args, { track: false })),
    store,
  )

/** The maximum number of dropped characters shown. */
const SHOWN_LEFT_OUT = 16

const leftOutText = (leftOut: string) =>
  leftOut === ''
    ? ''
    : `A code is ${DEVICE_CODE_LENGTH} letters. Left out: ${Array.from(leftOut).slice(0, SHOWN_LEFT_OUT).join(' ')}`

/** Why the server rejected the code: usually because it is unknown, otherwise the server's message. */
function rejectionText(thrown: unknown): string {
  const { statusCode, message } = asApiError(thrown)
  return statusCode === 404 ? 'Code is invalid' : `Code is invalid: ${message}`
}

/** The account that the device will use, so that a user notices a foreign code. */
function WhoSignsIn() {
  const me = meApi.endpoints.currentUserView.useQuery({})
  if (me.data)
    return (
      <p>
        The device will act as <strong>{me.data.displayName}</strong> of the silo{' '}
        <strong>{me.data.siloName}</strong>.
      </p>
    )
  // A lost session redirects to the sign-in page.
  if (isApiError(me.error) && me.error.statusCode !== 401)
    return (
      <ErrorNotice
        error={me.error}
        title="Could not ask who is signed in"
        onRetry={() => void me.refetch()}
      />
    )
  return <p aria-busy>Asking who is signed in…</p>
}

/** Confirms a device by its code of eight letters. */
export function VerifyPage() {
  const go = useNavigate()
  const aboutCode = useId()
  const [letters, setLetters] = useState<string[]>(() => Array.from({ length: DEVICE_CODE_LENGTH }, () => ''))
  const [leftOut, setLeftOut] = useState('')
  const store = useAppStore()
  const [machine] = useState(() => deviceCodeMachine.provide({ actors: { confirmCode: confirmCode(store) } }))
  const actor = useActorRef(machine, {
    id: 'deviceCode',
    input: { dashAfter: settings.deviceCodeDashAfter },
    inspect: inspectorOf(store.log).inspect,
  })
  const rejected = useSelector(actor, (snapshot) => snapshot.matches('rejected'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const error = useSelector(actor, (snapshot) => snapshot.context.error)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isWhole = useSelector(actor, (snapshot) => snapshot.context.letters.length === DEVICE_CODE_LENGTH)
  const succeeded = useSelector(actor, (snapshot) => snapshot.matches('success'))

  useEffect(() => {
    if (succeeded) void go(deviceLogin.to.success(), { replace: true })
  }, [succeeded, go])

  function change(next: string[], dropped: string) {
    setLetters(next)
    setLeftOut(dropped)
    actor.send({ type: 'code.changed', letters: next.join('') })
  }
  const submit = () => actor.send({ type: 'code.submitted' })

  return (
    <>
      <h1>{deviceLogin.title}</h1>
      <WhoSignsIn />
      <p>Make sure this code matches the one shown on the device you are signing in on.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <CodeBoxes
          letters={letters}
          onChange={change}
          dashAfter={settings.deviceCodeDashAfter}
          describedBy={aboutCode}
          isRefused={rejected}
        />
        <div id={aboutCode} className={styles.about}>
          <p role="status">{leftOutText(leftOut)}</p>
          <p role="alert" className={styles.rejected}>
            {rejected && (
              <>
                <StateMark tone="failed" /> {rejectionText(error)}
              </>
            )}
          </p>
        </div>
        {failed && (
          <ErrorNotice error={asApiError(error)} title="Could not log in the device" onRetry={submit} />
        )}
        <Button
          tone="primary"
          type="submit"
          busy={busy}
          disabledReason={isWhole ? undefined : `The code has ${DEVICE_CODE_LENGTH} letters`}
        >
          Log in on device
        </Button>
      </form>
    </>
  )
}
