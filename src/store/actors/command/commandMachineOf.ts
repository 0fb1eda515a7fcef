import { fromCallback, fromPromise, type AnyActorRef, type ContextFrom, type EventObject } from 'xstate'
import {
  commandMachine,
  STALLED_MS,
  type AlreadyDone,
  type SubjectObserved,
} from '#machines/interaction/commandMachine'
import type { CommandRequest } from '#machines/interaction/commandRequest'
import { DETAIL_POLL_MS, LIST_POLL_MS } from '#machines/lifecycle/pollInterval'
import { announce } from '../announce'
import { lastEnds } from './lastEnds'
import { callApi } from '../callApi'
import { meApi } from '#store/api/resources/me'
import { Cached } from '#store/api/cached'
import type { Command, Followed, Made } from '#store/commands/command'
import { restText, endWords, type EndWords } from '#store/commands/end'
import { participle } from '#store/commands/phrase'
import { isAlreadyDoneIn, isDoneIn } from '#store/commands/partition'
import { stepLabel } from '#store/commands/plan'
import { subjectTitle } from '#store/commands/subjectTitle'
import { inspectorOf } from '#store/eventLog/actorInspector'
import { keepLeftUndone } from '#store/kept/leftUndone'
import { ledgerPart } from '#store/ledger/ledger'
import { isApiError, type ApiError } from '#model/apiError'
import { isRecord } from '#model/isRecord'
import { wireWords } from '#model/case'
import { consolePartOf } from '#store/parts'
import { failedNotice } from '#store/api/wire/failedNotice'
import { noticeDismissed } from '#store/slices/notices'
import type { AppStore } from '#store/store'

// The effects of a command: its request, the watch on its resource, and its notices.

/** Restores the type of a command: the machines know its name only. */
export const commandOf = ({ command }: CommandRequest): Command => command as Command

/**
 * Logs an error about the resource's state as an entry: either the region changed the state first, or the
 * lifecycle is wrong.
 */
function noteDisagreement({ log, observer }: AppStore, request: CommandRequest, error: unknown) {
  const { command, subject } = request
  if (!isApiError(error) || error.statusCode < 400 || error.statusCode > 409) return
  const state = observer.lastSeen(subject.id) ?? subject.state ?? ''
  const { rule } = commandOf(request)
  if (!rule) return
  const { lifecycle, event } = rule
  log.record({
    kind: 'note',
    subject: { kind: subject.kind, id: subject.id },
    data: {
      verdict: lifecycle.can(state, event) ? 'refused' : 'stale',
      command: command.name,
      event,
      state,
      answer: error.message,
    },
  })
}

/** Keeps a command that was refused because the session has ended, to say it once its user is back. Rule: PLAN-5. */
function noteRefusedSession(
  store: AppStore,
  { command: { label }, subject, isStep }: CommandRequest,
  error: unknown,
) {
  const user = meApi.endpoints.currentUserView.select({})(store.getState()).data
  if (isStep || !user || !isApiError(error) || error.statusCode !== 401) return
  const { state: _, ...about } = subject
  keepLeftUndone(user.id, [{ label, subject: about, done: [], left: [stepLabel(label, subject)] }])
}

/** Waits until what a command has made is complete. @throws why it never will be */
function completed(
  { log, observer, dispatch }: AppStore,
  { subject: { id, name }, rule, follow }: Made,
  self: AnyActorRef,
  signal: AbortSignal,
) {
  const inspector = inspectorOf(log)
  return new Promise<void>((resolve, reject) => {
    const { lifecycle, event } = rule
    const end = (error?: ApiError) => {
      unwatch()
      followed.unsubscribe()
      if (error) reject(error)
      else resolve()
    }
    const take = (state: string, isGone = false) => {
      if (!isGone && lifecycle.can(state, event)) end()
      else if (isGone || !lifecycle.isTransitional(state))
        end({ message: `${name} is ${isGone ? 'gone' : wireWords(state)}`, statusCode: 500 })
    }
    const unwatch = observer.watch(id, ({ to, isGone }) => take(to, isGone), inspector.lastOf(self))
    const followed = inspector.within(self, () => dispatch(follow))
    // The observer does not announce the first response, because it is no change.
    void Promise.resolve(followed).then(() => {
      const state = observer.lastSeen(id)
      if (state !== undefined) take(state)
    })
    signal.addEventListener('abort', () => end(), { once: true })
  })
}

/** Sends the request of a command once its line is kept, and waits until what it makes is complete. */
const sendOf = (store: AppStore) =>
  callApi((request: CommandRequest, dispatch) => dispatch(commandOf(request).call(request.record)), store, {
    before: ({ line }) => (line === undefined ? undefined : consolePartOf(store, ledgerPart).kept(line)),
    sent({ line }, call) {
      if (line !== undefined) consolePartOf(store, ledgerPart).sent(line, call)
    },
    async after({ input, self, signal }, answer) {
      const made = commandOf(input).makes?.(input.record, answer)
      if (made) await completed(store, made, self, signal)
    },
  })

/** Whether a reading has a record, and so no error. */
const hasRecord = (answer: unknown) => isRecord(answer) && answer['error'] === undefined

/**
 * Reads the resource of a refused command once, whatever the page has of it, and asks the command, or else its lifecycle.
 * Rule: CMD-7.
 */
const lookOf = ({ log, observer, dispatch }: AppStore) =>
  fromPromise<AlreadyDone | null, CommandRequest>(async ({ input, self }) => {
    const command = commandOf(input)
    const { isSo, follow } = command
    const inspector = inspectorOf(log)
    if (isSo)
      return (await inspector.within(self, () => dispatch(isSo(input.record)))) ? { reached: null } : null
    if (!follow) return null
    const reading = inspector.within(self, () => dispatch(follow(input.record)))
    const answer = await reading
    reading.unsubscribe()
    const state = hasRecord(answer) ? observer.lastSeen(input.subject.id) : undefined
    return state !== undefined && isAlreadyDoneIn(state, command) ? { reached: { state } } : null
  })

const GONE = { type: 'subject.observed', state: 'gone', isAtRest: true, reached: 'gone' } as const

/** Whether a reading has found nothing. */
const isMissing = (answer: unknown) =>
  isRecord(answer) && isApiError(answer['error']) && answer['error'].statusCode === 404

/**
 * Watches the resource of a command to its end: by what pages read, and while no page reads it, by reading it at the poll
 * interval of its own page.
 */
function watchOf({ log, observer, dispatch }: AppStore) {
  const inspector = inspectorOf(log)
  return fromCallback<EventObject, CommandRequest, SubjectObserved>(({ input, self, sendBack }) => {
    const { id, state: before } = input.subject
    const { follow } = commandOf(input)
    const unwatch = observer.watch(
      id,
      ({ kind, to, isGone, since, isUnseen }) => {
        inspector.attribute(self, log.cause)
        sendBack({
          type: 'subject.observed',
          state: isGone ? 'gone' : to,
          isAtRest: isGone || !kind.lifecycle.isTransitional(to),
          reached: to,
          since,
          isUnseen,
        })
      },
      inspector.lastOf(self),
      before,
    )
    let reading: Followed | undefined
    const read = () => {
      const isRead = log.now() - (observer.readAt(id) ?? 0) <= LIST_POLL_MS
      if (!follow || isRead || reading) return
      const own = inspector.within(self, () => dispatch(follow(input.record)))
      reading = own
      const end = () => {
        own.unsubscribe()
        if (reading === own) reading = undefined
      }
      own.then((answer) => {
        end()
        // The observer has not heard of it if this was the first reading since the pages have dropped theirs.
        if (isMissing(answer)) sendBack({ ...GONE, isUnseen: true })
      }, end)
    }
    const timer = setInterval(read, DETAIL_POLL_MS)
    return () => {
      clearInterval(timer)
      reading?.unsubscribe()
      unwatch()
    }
  })
}

type Actions = NonNullable<Parameters<typeof commandMachine.provide>[0]['actions']>

/** Says something to screen readers alone: the page shows the state. */
const speak = (store: AppStore, self: AnyActorRef, title: string) =>
  announce(store, self, { tone: 'success', title, isSpoken: true })

/** "web-1 was already deleted"; "Delete the role of Aino: already done". */
const alreadyTitle = ({ command: { label }, subject }: CommandRequest) =>
  subject.title === undefined
    ? `${subjectTitle(subject)} was already ${participle(label)}`
    : `${subject.title}: already done`

/**
 * The words of the end of a command. One whose resource has come to rest in a state that the command does not lead to has
 * the name of that state.
 */
export function endOf(
  store: AppStore,
  { request, answer, reached }: Pick<ContextFrom<typeof commandMachine>, 'request' | 'answer' | 'reached'>,
): EndWords | undefined {
  const command = commandOf(request)
  const state = reached?.state
  const isThere =
    state === undefined || (state === 'gone' ? command.deletes : !command.rule || isDoneIn(state, command))
  return isThere
    ? endWords(command.end(request.record, { answer, reached: state, cached: new Cached(store.getState()) }))
    : { says: restText(subjectTitle(request.subject), state) }
}

/** The notices of a command: that it is under way, that it has begun, ended or failed. */
const noticesOf = (store: AppStore): Actions => ({
  showUnderWay: ({ context: { request, watches }, self }) => {
    const title = commandOf(request).begins?.(request.record)
    if (!title || watches || request.isStep) return
    announce(store, self, { id: self.id, tone: 'success', title, isUnderWay: true })
  },
  dropUnderWay: ({ context: { request, watches }, self }) => {
    if (!commandOf(request).begins || watches || request.isStep) return
    inspectorOf(store.log).within(self, () => store.dispatch(noticeDismissed(self.id)))
  },
  announceStarted: ({ context: { request }, self }) => {
    const title = commandOf(request).begins?.(request.record)
    if (!title || request.isStep) return
    announce(store, self, {
      id: self.id,
      tone: 'success',
      title,
      about: request.subject.id,
      line: request.line,
    })
  },
  announceEnded: ({ context, self }) => {
    const { request, reached } = context
    const words = endOf(store, context)
    if (!words || request.isStep) return
    const { says: title, next: link, copy, begin } = words
    if (reached) {
      // What was said of its beginning is over.
      inspectorOf(store.log).within(self, () => store.dispatch(noticeDismissed(self.id)))
      const ends = consolePartOf(store, lastEnds)
      ends.set(new Map(ends.get()).set(request.subject.id, { words, state: reached.state }))
    }
    announce(store, self, {
      tone: 'success',
      title,
      ...(link && { link }),
      ...(copy && { copy }),
      ...(begin && { begin }),
      ...(reached && { about: request.subject.id }),
      line: request.line,
    })
  },
  announceGone: ({ context: { request }, self }) => {
    if (request.isStep) return
    announce(store, self, { tone: 'success', title: alreadyTitle(request) })
  },
  announceSo: ({ context: { request, reached }, self }) => {
    if (request.isStep) return
    const title = reached
      ? `${subjectTitle(request.subject)} is ${wireWords(reached.state)} already`
      : alreadyTitle(request)
    announce(store, self, { tone: 'success', title })
  },
  announceFailed: ({ context: { request, error }, self }) => {
    const title = commandOf(request).errorMessage(request.record)
    announce(store, self, failedNotice(title, error))
  },
})

/**
 * The command machine with its effects.
 *
 * @param showStalled reports a stalled command with the time of its last news, in milliseconds since the epoch;
 * undefined when it resumes
 */
export function commandMachineOf(
  store: AppStore,
  showStalled: (resourceId: string, sinceMs: number | undefined) => void,
) {
  const { log, observer } = store
  return commandMachine.provide({
    actors: { send: sendOf(store), look: lookOf(store), watch: watchOf(store) },
    actions: {
      ...noticesOf(store),
      noteFailed: ({ context: { request, error }, self }) => {
        inspectorOf(log).within(self, () => noteDisagreement(store, request, error))
        noteRefusedSession(store, request, error)
      },
      noteStalled: ({ context: { request }, self }) => {
        const { id, name } = request.subject
        showStalled(id, log.now() - STALLED_MS)
        const state = observer.lastSeen(id)
        if (state !== undefined && !request.isStep) speak(store, self, `${name} is still ${wireWords(state)}`)
      },
      noteNotStalled: ({ context }) => showStalled(context.request.subject.id, undefined),
    },
  })
}
