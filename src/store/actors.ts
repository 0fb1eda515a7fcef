import { createActor, fromPromise, waitFor } from 'xstate'
import { commandMachine } from '../machines/interaction/commandMachine'
import { confirmMachine, type Issue } from '../machines/interaction/confirmMachine'
import { consoleMachine, type CommandRef } from '../machines/interaction/consoleMachine'
import { sessionMachine } from '../machines/interaction/sessionMachine'
import { api } from './api/api'
import { meApi } from './api/me'
import { sessionApi } from './api/session'
import { store } from './appStore'
import { callApi } from './callApi'
import { commandNamed } from './commands/command'
import { showConfirm } from './consoleView'
import { dropDraftsOf } from './drafts'
import { lawOf } from './eventLog/observe'
import { noteSignOut } from './lastSession'
import { asApiError, isApiError } from './model/apiError'
import { noticeShown } from './slices/notices'

/** Goes to an address with a full load: what was cached belongs to whoever was signed in. */
const leaveTo = (url: string) => location.assign(url)

/** The part of an endpoint that a command needs; endpoints are named by operation. */
interface Initiates {
  initiate(args: object, options: { track: false }): Parameters<typeof store.dispatch>[0]
}

const send = callApi(({ command, record }: Issue, dispatch) => {
  const { operation, toArgs } = commandNamed(command)
  const endpoint = (api.endpoints as Record<string, Initiates | undefined>)[operation]
  if (!endpoint) throw new Error(`No module with the endpoint "${operation}" has been loaded`)
  return dispatch(endpoint.initiate(toArgs(record), { track: false })) as unknown as {
    abort(): void
    unwrap(): Promise<unknown>
  }
})

const command = commandMachine.provide({
  actors: { send },
  actions: {
    announceStarted: ({ context, event }) => {
      const { started, startedLink } = commandNamed(context.command)
      const answer: unknown = 'output' in event ? event.output : undefined
      const title = started?.(context.record, answer)
      const link = startedLink?.(context.record, answer)
      if (title) store.dispatch(noticeShown({ tone: 'success', title, ...(link ? { link } : {}) }))
    },
    noteFailed: ({ context }) => noteRefusal(context, context.error),
    announceFailed: ({ context }) => {
      const { message, requestId } = asApiError(context.error)
      store.dispatch(
        noticeShown({
          tone: 'failed',
          title: commandNamed(context.command).failed(context.record),
          body: message,
          ...(requestId ? { requestId } : {}),
        }),
      )
    },
  },
})

/** A refusal that the law does not explain is an entry of its own: either the world moved first, or the law is wrong. */
function noteRefusal({ command: name, record }: Issue, error: unknown) {
  const { lifecycle, event, subject } = commandNamed(name)
  if (!lifecycle || !event || !isApiError(error) || error.statusCode < 400 || error.statusCode > 409) return
  const seen = subject(record)
  const now = store.recorder.known(seen.id)?.state ?? seen.state ?? ''
  const verdict = lifecycle.can(now, event) ? 'refused' : 'stale'
  store.recorder.record('note', `${seen.kind}:${seen.id}`, {
    verdict,
    command: name,
    state: now,
    answer: error.message,
  })
}

let issued = 0

/** Issues a command; it goes on by itself. @returns the actor that carries it out */
function begin({ command: name, record }: Issue, isAwaited: boolean): CommandRef | undefined {
  const { subject, underway, watch = false } = commandNamed(name)
  const id = `command-${++issued}`
  const title = underway?.(record)
  if (title) store.dispatch(noticeShown({ tone: 'success', title }))
  root.send({
    type: 'command.issued',
    id,
    command: name,
    record,
    subjectId: subject(record).id,
    watches: watch,
    isAwaited,
  })
  return (root.getSnapshot().children as Record<string, CommandRef | undefined>)[id]
}

/** Carries a command out for the dialog, which shows an error itself until it is left. @throws what the call threw */
const carryOut = fromPromise<void, Issue>(async ({ input, signal }) => {
  const child = begin(input, true)
  if (!child) return
  signal.addEventListener('abort', () => child.send({ type: 'dialog.left' }), { once: true })
  const answered = await waitFor(child, (snapshot) => !snapshot.matches('requesting'))
  if (answered.matches('failed')) throw answered.context.error
})

const root = createActor(
  consoleMachine.provide({
    actors: {
      command,
      confirm: confirmMachine.provide({ actors: { carryOut } }),
      session: sessionMachine.provide({
        actors: {
          logout: callApi((_, dispatch) =>
            dispatch(sessionApi.endpoints.logout.initiate({}, { track: false })),
          ),
        },
        actions: {
          redirectToLogin: ({ context }) =>
            leaveTo(`/login?redirect_uri=${encodeURIComponent(context.location ?? '/')}`),
          goToLogin: () => {
            noteSignOut()
            const me = meApi.endpoints.currentUserView.select({})(store.getState()).data
            if (me) dropDraftsOf(me.id)
            leaveTo('/login')
          },
        },
      }),
    },
  }),
  { id: 'console', inspect: store.recorder.inspect },
)

root.start()
store.recorder.onObserved(({ kind, id, state }) => {
  root.send({ type: 'subject.observed', id, isAtRest: !(lawOf(kind)?.isTransitional(state) ?? false) })
})

const { confirm, session } = root.getSnapshot().children

confirm?.subscribe((snapshot) => {
  const { issue } = snapshot.context
  const asked = issue && snapshot.hasTag('open') ? commandNamed(issue.command) : undefined
  const text = asked?.confirm?.(issue?.record)
  showConfirm(
    asked && text
      ? {
          text,
          verb: asked.label,
          isActing: snapshot.hasTag('busy'),
          isSlow: snapshot.hasTag('slow'),
          ...(snapshot.matches('failed')
            ? { failure: { title: asked.failed(issue?.record), error: asApiError(snapshot.context.error) } }
            : {}),
          accept: () => confirm.send({ type: 'confirm.accepted' }),
          dismiss: () => confirm.send({ type: 'confirm.dismissed' }),
        }
      : null,
  )
})

/** Issues a command: asks first if the command wants to be asked for. */
export function issue(name: string, record: unknown) {
  if (commandNamed(name).confirm) confirm?.send({ type: 'confirm.asked', command: name, record })
  else begin({ command: name, record }, false)
}

/** Ends the session by the person's own wish. */
export const signOut = () => session?.send({ type: 'session.left' })

/** Ends the session because the server no longer knows it. */
export const expire = (at: string) => session?.send({ type: 'session.expired', location: at })
