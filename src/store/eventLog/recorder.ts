import type { Action, Middleware } from '@reduxjs/toolkit'
import type { InspectionEvent } from 'xstate'
import type { ApiError } from '../model/apiError'
import type { Entry, EntryKind } from './entry'
import { recorded } from './eventLogReducer'
import { lawOf, sightings, type Sighting } from './observe'
import { isPiece, redactAction, redactArgs, redactContext, redactEvent } from './redact'
import type { Tape } from './tape'

/** How long entries are gathered before they go to the store together, in milliseconds: about a frame. */
const FLUSH_MS = 16

type CallPhase = 'pending' | 'fulfilled' | 'rejected'
interface CallAction extends Action {
  payload?: unknown
  meta: {
    requestId: string
    arg: { endpointName: string; originalArgs: Record<string, unknown> | undefined }
    baseQueryMeta?: { response?: { status: number } }
    condition?: boolean
  }
}

/** `api/executeQuery/fulfilled` → `fulfilled`; undefined for any other action. */
function callPhase(action: Action): CallPhase | undefined {
  const found = /^api\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/.exec(action.type)
  return found?.[1] as CallPhase | undefined
}

/** An actor's name in the log. */
const nameOf = (actor: { sessionId: string }) => ('id' in actor ? String(actor.id) : actor.sessionId)

/** What a view was asked for, whatever the operation: a stop and a view of the same thing share it. */
const viewKey = (args: Record<string, unknown>) =>
  JSON.stringify(Object.entries(args).sort(([a], [b]) => a.localeCompare(b)))

/** The one way into the event store: intents, machine events, requests, replies, observed states, routes, notes. */
export class Recorder {
  private seq = 0
  private waiting: Entry[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private dispatch: ((action: Action) => void) | undefined
  private intentSeq: number | null = null
  private readonly requests = new Map<string, { seq: number; at: number }>()
  private readonly eventSeqs = new WeakMap<object, number>()
  private readonly actorEvents = new Map<string, number>()
  private readonly lastStates = new Map<string, string>()
  private readonly seen = new Map<string, Sighting>()
  private readonly lists = new Map<string, Set<string>>()
  /** The id behind a view, which may have been asked for by name. */
  private readonly views = new Map<string, string>()
  private readonly observers = new Set<(seen: Sighting) => void>()

  constructor(
    private readonly tape: Tape,
    private readonly now: () => number = Date.now,
  ) {}

  /** Adds one entry. @returns its number, to be given as the cause of what follows. */
  record(
    kind: EntryKind,
    subject: string,
    data: Entry['data'],
    cause: number | null = this.intentSeq,
  ): number {
    const seq = ++this.seq
    this.waiting.push({ seq, at: this.now(), kind, subject, cause, data })
    this.timer ??= setTimeout(() => this.flush(), FLUSH_MS)
    return seq
  }

  /** Sends what waits to the store now. */
  flush() {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.waiting.length === 0 || !this.dispatch) return
    const batch = this.waiting
    this.waiting = []
    this.dispatch(recorded(batch))
  }

  /** A wish of a person. It is the cause of all that happens until the end of the task. */
  intent(subject: string, source: 'pointer' | 'keyboard' | 'palette' | 'demo' | 'inspector') {
    this.intentSeq = this.record('intent', subject, { source }, null)
    setTimeout(() => {
      this.intentSeq = null
    }, 0)
  }

  /** Hears of every resource whose state an answer has shown. @returns a function that stops it. */
  onObserved(observer: (seen: Sighting) => void): () => void {
    this.observers.add(observer)
    return () => void this.observers.delete(observer)
  }

  /** How a resource was last seen. */
  known(id: string): Sighting | undefined {
    return this.seen.get(id)
  }

  /** Given to every live actor as `inspect`. */
  readonly inspect = (inspection: InspectionEvent) => {
    const id = nameOf(inspection.actorRef)
    if (inspection.type === '@xstate.event') {
      const sender = inspection.sourceRef
        ? (this.actorEvents.get(nameOf(inspection.sourceRef)) ?? null)
        : null
      const seq = this.record(
        'event',
        `console/${id}`,
        redactEvent(inspection.event),
        sender ?? this.intentSeq,
      )
      this.eventSeqs.set(inspection.event, seq)
      this.actorEvents.set(id, seq)
    }
    if (inspection.type === '@xstate.snapshot' && 'value' in inspection.snapshot) {
      const snapshot = inspection.snapshot as unknown as { value: unknown; context: object }
      const to = JSON.stringify(snapshot.value)
      const from = this.lastStates.get(id)
      if (from === to) return
      this.lastStates.set(id, to)
      const data = {
        from: from ? (JSON.parse(from) as unknown) : null,
        to: snapshot.value,
        context: redactContext(snapshot.context),
      }
      this.record('state', `console/${id}`, data, this.eventSeqs.get(inspection.event) ?? null)
    }
  }

  /** Sees every plain action; must come last, after thunks have become actions. */
  readonly middleware: Middleware = (api) => {
    this.dispatch = api.dispatch as (action: Action) => void
    return (next) => (raw) => {
      const action = raw as Action
      if (action.type === 'eventLog/recorded') return next(action)
      const answer = next(action)
      const phase = callPhase(action)
      if (phase && isPiece((action as CallAction).meta.arg.endpointName)) {
        this.piece(phase, action as CallAction)
        return answer
      }
      let seq = this.seq
      if (phase) seq = this.call(phase, action as CallAction)
      else if (!action.type.startsWith('api/') && !action.type.startsWith('__rtkq')) {
        seq = this.record('action', action.type, { payload: (action as { payload?: unknown }).payload })
      }
      this.tape.keep(seq, redactAction(action), api.getState())
      return answer
    }
  }

  /** One piece of many: only its refusal is worth an entry. One that was called off has no payload. */
  private piece(phase: CallPhase, { meta, payload }: CallAction) {
    if (phase !== 'rejected' || payload === undefined) return
    const { endpointName, originalArgs } = meta.arg
    const { statusCode = null, errorCode = null, requestId = null } = payload as Partial<ApiError>
    this.record('reply', endpointName, {
      args: redactArgs(endpointName, originalArgs),
      status: statusCode,
      errorCode,
      serverRequestId: requestId,
    })
  }

  private call(phase: CallPhase, { meta, payload }: CallAction): number {
    const { endpointName, originalArgs = {} } = meta.arg
    if (phase === 'pending') {
      const seq = this.record('request', endpointName, {
        args: redactArgs(endpointName, originalArgs),
        requestId: meta.requestId,
      })
      this.requests.set(meta.requestId, { seq, at: this.now() })
      return seq
    }
    const request = this.requests.get(meta.requestId)
    if (!request) return this.seq
    this.requests.delete(meta.requestId)
    const ms = this.now() - request.at
    const refused = payload as { statusCode?: number; errorCode?: string; requestId?: string } | undefined
    const data =
      phase === 'fulfilled'
        ? { status: meta.baseQueryMeta?.response?.status ?? 200, ms }
        : {
            status: refused?.statusCode ?? null,
            errorCode: refused?.errorCode ?? null,
            serverRequestId: refused?.requestId ?? null,
            ms,
          }
    const seq = this.record('reply', endpointName, data, request.seq)
    if (phase === 'fulfilled') this.observe(endpointName, originalArgs, payload, seq)
    else if (refused?.statusCode === 404) this.gone([this.views.get(viewKey(originalArgs))], seq)
    return seq
  }

  private observe(operation: string, args: Record<string, unknown>, answer: unknown, cause: number) {
    const now = sightings(answer)
    for (const one of now) {
      const before = this.seen.get(one.id)
      this.seen.set(one.id, one)
      for (const observer of this.observers) observer(one)
      if (!before || before.state === one.state) continue
      const verdict = lawOf(one.kind)?.explain(before.state, one.state) ?? { verdict: 'unknown' }
      this.record(
        'observed',
        `${one.kind}:${one.id}`,
        { from: before.state, to: one.state, ...verdict },
        cause,
      )
    }
    const [only] = now
    if (only && !(typeof answer === 'object' && answer !== null && 'items' in answer))
      this.views.set(viewKey(args), only.id)
    const page = answer as { items?: unknown; nextPage?: unknown } | null
    // Only a complete list tells that something is gone: one page long, and the first one.
    if (
      !page ||
      !Array.isArray(page.items) ||
      args['pageToken'] ||
      page.items.length >= Number(args['limit'] ?? 0)
    )
      return
    const key = `${operation} ${JSON.stringify(args)}`
    const ids = new Set(now.map((one) => one.id))
    this.gone(
      [...(this.lists.get(key) ?? [])].filter((id) => !ids.has(id)),
      cause,
    )
    this.lists.set(key, ids)
  }

  private gone(ids: readonly unknown[], cause: number) {
    for (const id of ids) {
      const before = typeof id === 'string' ? this.seen.get(id) : undefined
      if (!before) continue
      this.seen.delete(before.id)
      for (const observer of this.observers) observer({ ...before, state: 'destroyed' })
      const verdict = lawOf(before.kind)?.explain(before.state, 'destroyed') ?? { verdict: 'unknown' }
      this.record(
        'observed',
        `${before.kind}:${before.id}`,
        { from: before.state, to: 'destroyed', ...verdict },
        cause,
      )
    }
  }
}
