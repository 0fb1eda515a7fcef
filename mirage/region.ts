import type { Lifecycle } from '../src/machines/lifecycle/ask'
import type { OperationName, Operations } from '../src/store/api/generated/operationTypes'
import type { Answer, CallArgs } from '../src/store/api/operation'
import type { Clock } from './clock'
import type { Random } from './random'
import type { FaultRecipe } from './wire/faults'
import type { Caller, World } from './world'

/** The region: what it knows, its time and its chance. */
export interface Region {
  world: World
  /** Where it answers, for addresses it hands out. */
  origin: string
  clock: Clock
  random: Random
  /** Now, as the wire writes it. */
  timestamp(): string
  /** Who is signed in. @throws 401 when nobody is. */
  caller(): Caller
  signIn(userId: string | null): void
  /** Who is told when a resource has moved by itself or by a command: its id and its new state. */
  readonly moved: Set<(id: string, state: string) => void>
  /** What is to go wrong on purpose. */
  faults: FaultRecipe
  /** Whether callers are told apart by cookies, as over HTTP, rather than being whoever the page is seen as. */
  usesCookies: boolean
  /** Says who makes the call that is being answered; undefined for the region's own person. */
  actAs(who: { userId: string | null; sessionId: string | null } | undefined): void
  /** The id of who calls, or null. */
  callerId(): string | null
  /** The id of the session the call belongs to, or null. */
  session(): string | null
}

/** Arguments as the caller gives them; a body of bytes arrives as bytes. */
type ArgsOf<K extends OperationName> = Operations[K]['body'] extends Blob
  ? Operations[K]['args'] & { body: Uint8Array }
  : CallArgs<K>

/** One call, parsed. */
export interface Call<K extends OperationName> {
  args: ArgsOf<K>
  region: Region
  headers: Headers
}

/** An answer that is no JSON, with its own status and headers. */
export class Bytes {
  constructor(
    readonly body: Uint8Array,
    readonly status = 200,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** Answers a call, or throws a {@link Fault}. The table of operations types both ends. */
export type Handler<K extends OperationName> = (
  call: Call<K>,
) => Answer<K> extends Blob ? Bytes : Answer<K> | Bytes

/** One handler for each operation: one that is missing, or answers another shape, does not compile. */
export type Handlers = { [K in OperationName]: Handler<K> }

/** A resource's handlers, typed by the table. */
export const handlersOf = <Own extends Partial<Handlers>>(own: Own) => own

/** How long the pretend hardware stays in a state, and what it reports then. */
export type Behaviour = Readonly<Record<string, { afterMs: number; report: string } | undefined>>

/** A resource as its lifecycle sees it. */
interface Moving {
  lifecycle: Lifecycle
  behaviour: Behaviour
  id: string
  /** Reads the state afresh, or undefined when the resource is gone. */
  read(): string | undefined
  write(state: string): void
}

/** Moves a resource into a state, and lets the hardware take it on from there. */
export function moveTo(region: Region, moving: Moving, state: string) {
  moving.write(state)
  for (const hear of region.moved) hear(moving.id, state)
  const next = moving.behaviour[state]
  if (!next || region.world.still.has(moving.id)) return
  region.clock.after(next.afterMs, () => {
    // The row is read again: it may have moved, or be gone.
    if (moving.read() !== state) return
    const target = moving.lifecycle.next(state, next.report)
    if (target) moveTo(region, moving, target)
  })
}
