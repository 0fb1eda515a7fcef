import type { Lifecycle } from '#machines/lifecycle/ask'
import type { OperationName, Operations } from '#store/api/generated/operationTypes'
import type { Version } from '#store/api/versions/generated/shipped'
import type { Answer, CallArgs } from '#store/api/wire/operation'
import type { Clock, Timer } from './clock'
import type { Random } from './random'
import type { BinaryResponse } from './wire/binaryResponse'
import type { FaultRecipe } from './wire/faultInjection'
import type { Caller, World } from './world'

/** A user and the session through which they call; null and null for a caller without credentials. */
export interface Identity {
  userId: string | null
  sessionId: string | null
}

/** A change of state: its lifecycle and the previous state; undefined for a new resource. */
interface Moved {
  lifecycle: Lifecycle
  from: string | undefined
}

/** The mock region: its rows, clock, random numbers and caller. */
export interface Region {
  world: World
  /** The origin at which it answers; addresses in its responses start with it. */
  origin: string
  clock: Clock
  /** The newest version of its API. */
  api: Version
  /** The timer of the simulated hardware: its waits are shorter than the clock's by its speed. */
  hardware: Timer & { speed: number }
  random: Random
  /** The present moment, as the wire writes it. No two calls return the same. */
  timestamp(): string
  /** The caller of the present call. @throws 401 when the call has no valid credentials */
  caller(): Caller
  signIn(userId: string | null): void
  /** The lifecycles that run, by the id of the resource: of what moves, and of nothing at rest. */
  readonly running: Map<string, { stop(): void }>
  /** Called with the id, the new state and the cause of every change of state. */
  readonly stateListeners: Set<(id: string, state: string, moved?: Moved) => void>
  /** Records the changes since the last call in the world's history. */
  recordHistory(): void
  /** Whether instances may join multicast groups. As in the control plane, usually not. */
  hasMulticast: boolean
  /** Failures and delays on purpose. */
  faults: FaultRecipe
  /** Whether cookies identify the callers, as over HTTP. In the page, the signed-in persona makes every call. */
  usesCookies: boolean
  /** Sets the caller of the present call; undefined for the signed-in persona of the page. */
  actAs(identity: Identity | undefined): void
  /** The id of the user who calls, or null. */
  callerId(): string | null
  /** The id of the session of the call, or null. */
  session(): string | null
}

/** Arguments as the caller passes them; a body of bytes arrives as bytes. */
type ArgsOf<K extends OperationName> = Operations[K]['body'] extends Blob
  ? Operations[K]['args'] & { body: Uint8Array }
  : CallArgs<K>

/** One call, parsed. */
interface Call<K extends OperationName> {
  args: ArgsOf<K>
  region: Region
  headers: Headers
}

/** Answers a call, or throws an {@link ApiError}. The table of operations types both ends. */
type Handler<K extends OperationName> = (
  call: Call<K>,
) => Answer<K> extends Blob ? BinaryResponse : Answer<K> | BinaryResponse

/** One handler per operation: a missing one, or a wrong answer type, does not compile. */
export type Handlers = { [K in OperationName]: Handler<K> }

/** The handlers of one resource, typed by the table. */
export const handlersOf = <Own extends Partial<Handlers>>(own: Own) => own
