import { isAsyncThunkAction, isFulfilled, isPending, isRejected, type UnknownAction } from '@reduxjs/toolkit'
import type { Observes } from '../observer/resourceKind'

/** The base query's facts about a response besides its data. */
interface AnswerMeta {
  response?: { status: number; headers?: Headers }
  observes?: Observes
  /** The record that a write has replaced, where it was read right before. */
  replaced?: unknown
}

/** An action of a request in one of its phases, as RTK Query dispatches it. */
export interface ApiAction extends UnknownAction {
  payload?: unknown
  meta: {
    requestId: string
    condition?: boolean
    baseQueryMeta?: AnswerMeta
    arg: {
      type: 'query' | 'mutation'
      endpointName: string
      queryCacheKey?: string
      originalArgs?: Record<string, unknown>
      track?: boolean
    }
  }
}

export type ApiPhase = 'pending' | 'fulfilled' | 'rejected'

/** The phase of a request action; undefined for any other action. */
export function apiPhase(action: unknown): ApiPhase | undefined {
  if (!isAsyncThunkAction(action) || !action.type.startsWith('api/execute')) return undefined
  if (isPending(action)) return 'pending'
  if (isFulfilled(action)) return 'fulfilled'
  return isRejected(action) ? 'rejected' : undefined
}

/** Listens to the calls of a console that change something. */
export interface CallListener {
  /** Called before each action of such a call has an effect, with the state until then. */
  onMutation?: ((action: ApiAction, state: unknown) => void) | undefined
}
