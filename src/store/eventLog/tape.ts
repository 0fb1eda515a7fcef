import type { Action, Reducer, StoreEnhancer } from '@reduxjs/toolkit'
import { apiPhase, type ApiAction } from './apiAction'
import { redactAction } from './redactAction'

/** How many actions are kept; older ones are folded into the checkpoint. */
const TAPE_SIZE = 1_000

/** One action that changed the state, redacted. */
interface TapedAction {
  action: Action
  /** The root state after it: a reference, nearly free, because states share their structure. */
  after: unknown
  /** The number of the last entry of the log when it ran. */
  seq: number
}

/** The state of a query in the cache, as far as the tape needs it. */
interface QueryState {
  data?: unknown
}

/** What changes the state without being history: the log itself, and who subscribes to what at the moment. */
const isUntaped = (type: string) => /^(eventLog\/|api\/internalSubscriptions\/)/.test(type)

/**
 * The actions that led from a checkpoint to the present, in the order in which the reducers ran. It wraps the root
 * reducer: an action that is dispatched while another one is on its way cannot come before it. A repeated answer that
 * brings nothing new takes the place of the one before it, so that polls do not fill the tape.
 */
export class Tape {
  private readonly actions = new Map<number, TapedAction>()
  private start: unknown
  private startSeq = 0
  private count = 0
  private lastSeq = () => 0
  /** The order of the pending action of each open query, by request. */
  private readonly openQueries = new Map<string, number>()
  /** The last answer without news of each cache entry: its pending and its fulfilled action. */
  private readonly quietAnswers = new Map<string, readonly [number, number]>()

  constructor(private readonly size = TAPE_SIZE) {}

  /** Each action is kept with the number of the log's last entry. @param lastSeq the number at the moment */
  follow(lastSeq: () => number) {
    this.lastSeq = lastSeq
  }

  /** Goes innermost among a store's enhancers. */
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

  /** The state in which the tape begins. */
  get checkpoint(): unknown {
    return this.start
  }

  /** The actions after the checkpoint, oldest first. */
  get played(): readonly Action[] {
    return [...this.actions.values()].map(({ action }) => action)
  }

  /** The state after an entry of the log; undefined when the tape does not reach back so far. */
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

  /** Lets go of an earlier answer without news once a later answer to the same query says all it said. */
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

/** The state that actions lead to: reducers alone, no middleware, no calls. */
export const fold = <State>(
  reducer: Reducer<State>,
  checkpoint: unknown,
  actions: readonly Action[],
): State => actions.reduce<State>((state, action) => reducer(state, action), checkpoint as State)
