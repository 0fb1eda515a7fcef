import type { Action, Reducer, StoreEnhancer } from '@reduxjs/toolkit'
import { apiPhase, type ApiAction } from './apiAction'
import { redactAction } from './redactAction'

/** Maximum number of actions; older ones are folded into the checkpoint. */
const TAPE_SIZE = 1_000

/** One action that changed the state, redacted. */
interface TapedAction {
  action: Action
  /** The root state after the action. A reference is nearly free, because states share their structure. */
  after: unknown
  /** The number of the log's last entry when the action ran. */
  seq: number
}

/** The part of a query's cache state that the tape reads. */
interface QueryState {
  data?: unknown
}

/** Actions that are no history: those of the log itself, and those of subscriptions. */
const isUntaped = (type: string) => /^(eventLog\/|api\/internalSubscriptions\/)/.test(type)

/**
 * The actions that led from a checkpoint to the present, in the order in which the reducers ran. The tape wraps
 * the root reducer, so the order is right even for actions that are dispatched during another one. A repeated
 * response without news replaces the one before it, so that polls do not fill the tape.
 */
export class Tape {
  private readonly actions = new Map<number, TapedAction>()
  private start: unknown
  private startSeq = 0
  private count = 0
  private lastSeq = () => 0
  /** The order of the pending action of each open query, by request id. */
  private readonly openQueries = new Map<string, number>()
  /** The last response without news of each cache entry: its pending and its fulfilled action. */
  private readonly quietAnswers = new Map<string, readonly [number, number]>()

  constructor(private readonly size = TAPE_SIZE) {}

  /** Sets the source of the log's number, stored with each action. @param lastSeq returns the current number */
  follow(lastSeq: () => number) {
    this.lastSeq = lastSeq
  }

  /** The innermost of a store's enhancers. */
  readonly enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    type State = Parameters<typeof reducer>[0]
    type Taken = Parameters<typeof reducer>[1]
    const taped = (state: State, action: Taken) => {
      const after = reducer(state, action)
      if (state !== undefined) this.keep(action, state, after)
      return after
    }
    const store = createStore(taped as typeof reducer, preloadedState)
    this.start = store.getState()
    return store
  }

  /** The initial state of the tape. */
  get checkpoint(): unknown {
    return this.start
  }

  /** The actions after the checkpoint, oldest first. */
  get played(): readonly Action[] {
    return [...this.actions.values()].map(({ action }) => action)
  }

  /** The state after an entry of the log; undefined for entries before the start of the tape. */
  stateAt(seq: number): unknown {
    if (seq < this.startSeq) return undefined
    return [...this.actions.values()].findLast((taped) => taped.seq <= seq)?.after ?? this.start
  }

  private keep(action: Action, before: unknown, after: unknown) {
    if (before === after || isUntaped(action.type)) return
    const order = ++this.count
    this.actions.set(order, { action: redactAction(action), after, seq: this.lastSeq() })
    const phase = apiPhase(action)
    if (phase) this.compact(phase, action as ApiAction, order, before, after)
    while (this.actions.size > this.size) {
      const [oldest] = this.actions
      if (!oldest) break
      this.actions.delete(oldest[0])
      this.start = oldest[1].after
      this.startSeq = oldest[1].seq
    }
  }

  /** Removes an earlier response without news after a later response to the same query with the same data. */
  private compact(phase: string, { meta }: ApiAction, order: number, before: unknown, after: unknown) {
    const { queryCacheKey: key } = meta.arg
    if (key === undefined) return
    if (phase === 'pending') {
      this.openQueries.set(meta.requestId, order)
      return
    }
    const began = this.openQueries.get(meta.requestId)
    this.openQueries.delete(meta.requestId)
    if (phase !== 'fulfilled') return
    for (const replaced of this.quietAnswers.get(key) ?? []) this.actions.delete(replaced)
    this.quietAnswers.delete(key)
    const data = queryState(before, key)?.data
    if (began !== undefined && data !== undefined && data === queryState(after, key)?.data)
      this.quietAnswers.set(key, [began, order])
  }
}

const queryState = (state: unknown, key: string): QueryState | undefined =>
  (state as { api: { queries: Record<string, QueryState | undefined> } }).api.queries[key]

/** The state after actions: runs the reducers only, no middleware and no requests. */
export const fold = <State>(
  reducer: Reducer<State>,
  checkpoint: unknown,
  actions: readonly Action[],
): State => actions.reduce<State>((state, action) => reducer(state, action), checkpoint as State)
