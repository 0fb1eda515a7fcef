import type { StatefulKind } from '#model/nouns'
import type { Observes, ObservedState, ResourceKind } from './resourceKind'

/** A change from the state last seen. */
export interface ObservedChange {
  kind: ResourceKind
  id: string
  name: string
  from: string
  to: string
  /** Whether the resource no longer exists. */
  isGone: boolean
  /** When it happened, in milliseconds of the region's clock, if the record says so. */
  since?: number | undefined
  /** It had not been read for a while, and its record does not say when it happened. */
  isUnseen?: true
}

/** A response of an endpoint that observes a kind. */
export interface ObservedAnswer {
  observes: Observes
  /** The cache entry of the response; undefined for a mutation. */
  cacheKey: string | undefined
  answer: unknown
  /** Whether the list is complete: its first page, without a next one. */
  isComplete: boolean
  /** When the request was sent, and when the response arrived, in milliseconds since the epoch. */
  sentAt: number
  answeredAt: number
}

interface LastSeen extends ObservedState {
  kind: ResourceKind
  /** When the state last changed, in milliseconds since the epoch. */
  changedAt: number
  /** When it was last read, in milliseconds since the epoch. */
  readAt: number
  /** The number of cache entries that contain the resource. */
  references: number
}

/** A resource in a cached response. */
export interface KnownResource extends ObservedState {
  kind: StatefulKind
}

/** A change is seen when it happens if the resource was read so shortly before, in milliseconds. */
const SEEN_WITHIN_MS = 10_000

type Listener = (change: ObservedChange) => void

/** Why a resource is watched. */
interface Watch {
  /** The log entry of the command that watches it. */
  cause: number | null
  /** Its state before the command. */
  from: string | undefined
}

/**
 * Follows the states of resources in all responses, and announces changes to the listeners of that resource. A
 * resource is gone when the region responds with 404 for it, or when a list of all records of its kind no longer
 * contains it. Drops resources that no cache entry contains.
 */
export class ResourceObserver {
  private readonly seen = new Map<string, LastSeen>()
  private readonly idsByEntry = new Map<string, ReadonlySet<string>>()
  private readonly listeners = new Map<string, Map<Listener, Watch>>()
  /** The watched resources of entries that the cache has dropped: the next response of the entry may show their end. */
  private readonly watchedByDropped = new Map<string, ReadonlySet<string>>()

  /** The last seen state of a resource. */
  lastSeen(id: string): string | undefined {
    return this.seen.get(id)?.state
  }

  /** The kind of a resource; undefined if it is not known. */
  kindOf(id: string): ResourceKind | undefined {
    return this.seen.get(id)?.kind
  }

  /** When a resource was last read, in milliseconds since the epoch; undefined if it is not known. */
  readAt(id: string): number | undefined {
    return this.seen.get(id)?.readAt
  }

  /** A version number: grows with every change. */
  version = 0

  /** Every followed resource with its last seen state. */
  known(): KnownResource[] {
    return [...this.seen.values()].map(({ kind, id, name, state }) => ({ kind: kind.name, id, name, state }))
  }

  /** The number of followed resources, for benchmarks. */
  get size(): number {
    return this.seen.size
  }

  /** The log entry of the command that watches a resource, or null if none does. */
  watchedBecauseOf(id: string): number | null {
    return this.firstOf(id, ({ cause }) => cause ?? undefined) ?? null
  }

  private firstOf<Found>(id: string, find: (watch: Watch) => Found | undefined): Found | undefined {
    for (const watch of this.listeners.get(id)?.values() ?? []) {
      const found = find(watch)
      if (found !== undefined) return found
    }
    return undefined
  }

  /**
   * Listens to the changes of one resource.
   *
   * @param cause the log entry of the command that watches it
   * @param from its state before that command: the first response that has the resource, if it is in no cache entry,
   *   shows a change from it
   * @returns a function that stops listening
   */
  watch(id: string, listener: Listener, cause: number | null = null, from?: string): () => void {
    const listeners = this.listeners.get(id) ?? new Map<Listener, Watch>()
    this.listeners.set(id, listeners.set(listener, { cause, from }))
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      this.listeners.delete(id)
      if (this.listeners.size === 0) this.watchedByDropped.clear()
      if (this.seen.get(id)?.references === 0) this.seen.delete(id)
    }
  }

  /** Processes a response. @returns the changes since the previous responses */
  take({ observes, cacheKey, answer, isComplete, sentAt, answeredAt }: ObservedAnswer): ObservedChange[] {
    this.version += 1
    const { kind, shows } = observes
    const records = shows === 'one' ? [answer] : itemsOf(answer)
    const now = records.flatMap((record) => kind.read(record) ?? [])
    const changes: ObservedChange[] = []
    for (const next of now) {
      const before = this.seen.get(next.id)
      if (!before) {
        if (cacheKey === undefined) continue
        this.seen.set(next.id, { ...next, kind, changedAt: answeredAt, readAt: answeredAt, references: 0 })
        const from = this.firstOf(next.id, (watch) => watch.from)
        if (from !== undefined && from !== next.state) changes.push(changeOf(kind, next, from, true))
        continue
      }
      before.name = next.name
      const isLate = answeredAt - before.readAt > SEEN_WITHIN_MS
      before.readAt = Math.max(before.readAt, answeredAt)
      if (before.state === next.state) continue
      // The response to a request from before the last change is outdated.
      if (sentAt < before.changedAt) continue
      changes.push(changeOf(kind, next, before.state, isLate))
      before.state = next.state
      before.changedAt = answeredAt
    }
    if (cacheKey === undefined) return changes
    const ids = new Set(now.map(({ id }) => id))
    // Before the entry drops these resources: one in no other entry would be dropped without an announcement.
    if (shows === 'all' && isComplete)
      for (const id of this.idsIn(cacheKey)) if (!ids.has(id)) changes.push(...this.remove(id))
    this.replaceEntry(cacheKey, ids)
    this.watchedByDropped.delete(cacheKey)
    return changes
  }

  /** Processes a 404 for a cache entry. @returns the change to gone, if the resource was known */
  missing(cacheKey: string): ObservedChange[] {
    return [...this.idsIn(cacheKey)].flatMap((id) => this.remove(id))
  }

  /** Processes a deletion by this console. @returns the change to gone, if the resource was known */
  deleted(id: string): ObservedChange[] {
    return this.remove(id)
  }

  /** Calls the listeners of the changed resource. */
  announce(change: ObservedChange) {
    // Iterates over a copy: listeners added by this change are not called for it.
    for (const listener of Array.from(this.listeners.get(change.id)?.keys() ?? [])) listener(change)
  }

  /** Processes the removal of a cache entry: drops the resources that no other entry contains. */
  forgetEntry(cacheKey: string) {
    this.version += 1
    const watched = [...this.idsIn(cacheKey)].filter((id) => this.listeners.has(id))
    if (watched.length > 0) this.watchedByDropped.set(cacheKey, new Set(watched))
    this.replaceEntry(cacheKey, new Set())
    this.idsByEntry.delete(cacheKey)
  }

  /** Processes the reset of the whole cache. */
  forgetAll() {
    this.version += 1
    this.seen.clear()
    this.idsByEntry.clear()
    this.watchedByDropped.clear()
  }

  /** The resources in an entry; those in one that was dropped, as far as they are watched. */
  private idsIn(cacheKey: string): ReadonlySet<string> {
    return this.idsByEntry.get(cacheKey) ?? this.watchedByDropped.get(cacheKey) ?? new Set()
  }

  private replaceEntry(cacheKey: string, ids: ReadonlySet<string>) {
    const earlier = this.idsByEntry.get(cacheKey) ?? new Set()
    this.idsByEntry.set(cacheKey, ids)
    for (const id of ids) {
      const seen = this.seen.get(id)
      if (seen && !earlier.has(id)) seen.references += 1
    }
    for (const id of earlier) {
      const seen = this.seen.get(id)
      if (!seen || ids.has(id)) continue
      seen.references -= 1
      if (seen.references === 0 && !this.listeners.has(id)) this.seen.delete(id)
    }
  }

  private remove(id: string): ObservedChange[] {
    const before = this.seen.get(id)
    if (!before) return []
    this.version += 1
    this.seen.delete(id)
    const { kind, name, state: from } = before
    return from === kind.lifecycle.gone
      ? []
      : [{ kind, id, name, from, to: kind.lifecycle.gone ?? 'gone', isGone: true }]
  }
}

const changeOf = (
  kind: ResourceKind,
  { id, name, state, since }: ObservedState,
  from: string,
  isLate: boolean,
): ObservedChange => ({
  kind,
  id,
  name,
  from,
  to: state,
  isGone: state === kind.lifecycle.gone,
  ...(Number.isFinite(since) ? { since } : isLate && { isUnseen: true }),
})

/** The records of a list: one page, or all. */
function itemsOf(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer as readonly unknown[]
  const items = typeof answer === 'object' && answer !== null && 'items' in answer ? answer.items : undefined
  return Array.isArray(items) ? (items as readonly unknown[]) : []
}
