import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { deviceCodeMachine } from '../../machines/interaction/deviceCodeMachine'
import { paths } from '../../paths'
import { sessionApi } from '../../store/api/session'
import { callApi } from '../../store/callApi'
import { useInteraction } from '../../store/useInteraction'
import { DEVICE_CODE_LENGTH } from '../../store/model/limits'
import { Button } from '../../ui/Button'
import { CodeBoxes } from './CodeBoxes'

/** The specification says 3; control planes that print XXXX-XXXX need 4. See docs/decisions. */
const dashAfter = Number(import.meta.env.VITE_DEVICE_CODE_DASH_AFTER ?? 3)
const confirmCode = callApi((args: { body: { userCode: string } }, dispatch) =>
  dispatch(sessionApi.endpoints.deviceAuthConfirm.initiate(args, { track: false })),
)

/** Lets a device in that shows a code: eight letters, then yes or no from the server. */
export function VerifyPage() {
  const go = useNavigate()
  const [letters, setLetters] = useState<string[]>(() => Array.from({ length: DEVICE_CODE_LENGTH }, () => ''))
  const actor = useInteraction(deviceCodeMachine, {
    id: 'deviceCode',
    provide: { actors: { confirmCode } },
    input: { dashAfter },
  })
  const rejected = useSelector(actor, (snapshot) => snapshot.matches('error'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isWhole = useSelector(actor, (snapshot) => snapshot.context.letters.length === DEVICE_CODE_LENGTH)
  const succeeded = useSelector(actor, (snapshot) => snapshot.matches('success'))

  useEffect(() => {
    if (succeeded) void go(paths.deviceSuccess())
  }, [succeeded, go])

  function change(next: string[]) {
    setLetters(next)
    actor.send({ type: 'code.changed', letters: next.join('') })
  }
  return (
    <>
      <h1>Device authentication</h1>
      <p>Make sure this code matches the one shown on the device you are signing in on.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'code.submitted' })
        }}
      >
        <CodeBoxes letters={letters} onChange={change} dashAfter={dashAfter} describedBy="code-fault" />
        <p role="alert" id="code-fault">
          {rejected ? 'Code is invalid' : ''}
        </p>
        <Button
          tone="primary"
          type="submit"
          busy={busy}
          {...(isWhole ? {} : { disabledReason: `The code has ${DEVICE_CODE_LENGTH} letters` })}
        >
          Log in on device
        </Button>
      </form>
    </>
  )
}
