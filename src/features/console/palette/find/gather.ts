import { foundRows, searchApi, type SearchCall, type SearchedRow } from '#store/api/resources/search'
import { cachedQueries } from '#store/api/internals'
import { isApiError } from '#model/apiError'
import { isPrivateIp } from '#model/network/privateIp'
import { KEPT_S } from '#model/timing'
import { observable } from '#store/observable'
import { consolePart } from '#store/parts'
import type { AppStore } from '#store/store'
import type { FoundAt, FoundKind } from '#features/shared/foundFacts'
import { isOffered } from '#features/kit/noun/noun'
import { lastProjects } from '#features/kit/routing/lastProjects'
import { lastUsedFirst } from '#features/kit/routing/lastUsedFirst'
import { whenIdle } from '#src/whenIdle'
import { findIn, rangesWith } from './findIn'
import { FoundIndex, indexedName, partKey } from './foundIndex'
import type { Here } from './here'
import type { Sought } from './readTyped'

// Fills the index: asks for the lists that the search has not read yet, a few at a time, after a search that nothing has
// answered. Rule: NAV-12.

/** The number of parallel calls, while the page itself asks for nothing; otherwise there is one. */
const CALLS = 3

/** The age at which a list is read again, in milliseconds. */
const OLD_MS = KEPT_S * 1_000

/** How long the reading goes on after the search was closed, in milliseconds. */
const REST_MS = 30_000

/** How often it is looked whether the page still asks for something, in milliseconds. */
const LOOK_MS = 100

/** The shortest time between two changes of the progress, in milliseconds. */
const PROGRESS_MS = 200

/** The number of projects, those that were used last, that come before the lists of the region on pages outside of it. */
const PROJECTS_BEFORE = 5

/** The number of instances that are asked for their addresses in the pools: the API has no list of those. */
const MOST_OF_MANY = 300

/** Where an address that was not found would lie. */
interface Home {
  /** The IP pool; undefined for the pool of the region's own services. */
  pool: string | undefined
  /** The names of the silos that use the pool. */
  silos: readonly string[]
}

/** How far the reading has come, for a text. */
export interface Gathered {
  /** The typed text that it is for. */
  typed: string
  isRunning: boolean
  /** Everything was read that may have what is looked for; the rest goes on if it is running. */
  isSettled: boolean
  /** The projects that were searched, of all. */
  projects: { searched: number; of: number }
  /** The instances that were asked for their addresses in the pools, of those that are; undefined before that. */
  instances: { asked: number; of: number } | undefined
  /** The number of lists that could not be read, by what is in them: "firewall rules". */
  unread: ReadonlyMap<string, number>
  /** The number of instances that were not asked for their addresses. */
  unasked: number
  /** The number of rows that were read of a list which is longer. */
  cutAt: number | undefined
  /** The index may not grow any more. */
  isFull: boolean
  /** Where an address would lie: null for in no pool; undefined if that is not known. */
  home: Home | null | undefined
}

/** A list to be read. */
interface Waiting {
  kind: FoundKind
  at: FoundAt
  /** The lower, the earlier. */
  rank: number
}

/** A running call. */
interface Call {
  abort: () => void
}

/** A list that could not be read. */
interface Unread {
  kind: FoundKind
  /** When it was asked for, in milliseconds since the epoch. */
  at: number
  /** Another try cannot help now. */
  isRefused: boolean
  /** There is no such list: nothing was left out. */
  isAbsent: boolean
}

/** Statuses by which the version of the region has no such list. */
const ABSENT: readonly number[] = [410, 501]
/** Those after which another try cannot help now, for which the role is missing too. */
const REFUSED: readonly number[] = [403, 404, ...ABSENT]

/** The region wants no more calls now. */
const HELD_BACK: readonly number[] = [429, 503]

/** Reads the lists that are not in the index. */
class Gathering {
  /** How far it has come; undefined before the first text that needs it. */
  readonly progress = observable<Gathered | undefined>(undefined)
  private readonly waiting = new Map<string, Waiting>()
  private readonly asking = new Map<string, Waiting & { call: Call }>()
  /** The lists that could not be read, and when. */
  private readonly unread = new Map<string, Unread>()
  private workers = 0
  private here: Here | undefined
  private sought: Sought = { text: '', also: undefined, terms: [] }
  private typed = ''
  private stage: 'lists' | 'many' | 'end' = 'lists'
  private isSettled = false
  /** When all lists had been read, in milliseconds since the epoch. */
  private wholeAt: number | undefined
  private planned = 0
  private unasked = 0
  private home: Home | null | undefined
  private restTimer: ReturnType<typeof setTimeout> | undefined
  private progressTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly store: AppStore,
    private readonly index: FoundIndex,
  ) {}

  /** Reads what a text may be in, unless it was read lately. Begins again where it was stopped. */
  begin(here: Here, typed: string, sought: Sought): void {
    clearTimeout(this.restTimer)
    this.here = here
    this.typed = typed
    this.sought = sought
    this.planned = 0
    this.unasked = 0
    this.home = undefined
    this.stage = 'lists'
    this.isSettled = false
    this.waiting.clear()
    for (const [key, { isRefused, at }] of this.unread)
      if (!isRefused || this.isOld(at)) this.unread.delete(key)
    for (const kind of this.index.allKinds()) if (this.isRoot(kind)) this.plan(kind, {})
    this.work()
    void this.settle()
    this.report()
  }

  /** Whether all lists were read lately. */
  isWhole(): boolean {
    return this.wholeAt !== undefined && !this.isOld(this.wholeAt)
  }

  /** The search was closed: the reading goes on for a while. */
  rest(): void {
    clearTimeout(this.restTimer)
    this.restTimer = setTimeout(() => this.stop(), REST_MS)
  }

  /** Stops the reading; the index stays. */
  stop(): void {
    clearTimeout(this.restTimer)
    clearTimeout(this.progressTimer)
    this.progressTimer = undefined
    this.waiting.clear()
    for (const { call } of this.asking.values()) call.abort()
    this.asking.clear()
    this.progress.set(undefined)
  }

  private isOld(at: number) {
    return this.store.log.now() - at > OLD_MS
  }

  private isRoot({ of }: FoundKind) {
    return of === 'silo' || (of === 'region' && this.here?.isOperator === true)
  }

  private get wantsAddress() {
    return this.sought.terms.some(({ kind }) => kind === 'address')
  }

  /** Whether a list, or one in it, may have what is looked for. */
  private isRelevant({ hasAddresses }: FoundKind) {
    return !this.wantsAddress || hasAddresses === true
  }

  /** The rank of a list: addresses come first for an address; then project by project, from the outside to the inside. */
  private rankOf(kind: FoundKind, { project }: FoundAt) {
    const names = this.projectNames()
    const isOfRegion = project === undefined && kind.of !== 'silo'
    const outside = isOfRegion && this.here?.isInRegion !== true ? PROJECTS_BEFORE + 0.5 : 0
    const place = project === undefined ? outside : 1 + names.indexOf(project)
    return (this.isRelevant(kind) ? 0 : 1e6) + place * 10 + kind.needs.length
  }

  private projectKind() {
    return this.index.allKinds().find(({ list }) => list === 'projectList')
  }

  private projectNames() {
    const kind = this.projectKind()
    const names = kind ? [...this.index.of(kind)].map(indexedName) : []
    return lastUsedFirst(names, lastProjects(this.here?.userId))
  }

  /** Adds a list to those that wait, or what is in its records if it was read lately. */
  private plan(kind: FoundKind, at: FoundAt) {
    const key = partKey(kind, at)
    if (!this.here || !isOffered(this.here.version, kind.noun)) return
    if (this.unread.has(key) || this.asking.has(key)) return
    const readAt = this.index.part(kind, at)?.readAt
    if (readAt === undefined || this.isOld(readAt))
      this.waiting.set(key, { kind, at, rank: this.rankOf(kind, at) })
    else this.planInside(kind, at)
  }

  private planInside(kind: FoundKind, at: FoundAt) {
    const inner = this.index.allKinds().filter(({ of, isOfMany }) => of === kind.list && !isOfMany)
    if (inner.length === 0) return
    for (const inside of this.index.insidesOf(kind, at)) for (const each of inner) this.plan(each, inside)
  }

  /** Adds the addresses of single instances, for an address that was found nowhere else. @returns whether there are some */
  private planMany(): boolean {
    const addresses = this.sought.terms.flatMap(({ kind, text }) => (kind === 'address' ? [text] : []))
    const mayBeOut = addresses.filter((ip) => !isPrivateIp(ip) && this.mayBeInPool(ip))
    if (mayBeOut.length === 0 || findIn(this.index, this.sought).isExact) return false
    for (const kind of this.index.allKinds().filter(({ isOfMany }) => isOfMany))
      for (const parent of this.index.allKinds().filter(({ list }) => list === kind.of))
        for (const record of this.index.of(parent)) {
          const at = parent.inside?.({ name: indexedName(record) } as never, record.at)
          if (!at || this.unread.has(partKey(kind, at))) continue
          const readAt = this.index.part(kind, at)?.readAt
          if (readAt !== undefined && !this.isOld(readAt)) continue
          if (this.planned < MOST_OF_MANY) {
            this.planned += 1
            this.plan(kind, at)
          } else this.unasked += 1
        }
    return this.planned > 0
  }

  /** Whether an address may be in an IP pool: operators know their ranges. */
  private mayBeInPool(ip: string) {
    return this.here?.isOperator !== true || rangesWith(this.index, ip).length > 0
  }

  private work() {
    const wanted = Math.min(CALLS, this.asking.size + this.waiting.size)
    while (this.workers < wanted) {
      this.workers += 1
      void this.readOn()
    }
  }

  /** Reads list after list: while the page asks for something, only if no other call runs. */
  private async readOn() {
    const { signal } = this.store.parts
    while (!signal.aborted) {
      while (this.asking.size > 0 && this.waiting.size > 0 && this.isPageAsking())
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      const next = this.next()
      if (!next) break
      await this.read(next)
      await this.settle()
      this.report()
    }
    this.workers -= 1
    const isWhole = this.isSettled && [...this.unread.values()].every(({ isRefused }) => isRefused)
    if (this.workers === 0 && isWhole) this.wholeAt = this.store.log.now()
    this.report()
  }

  /** The lists that wait or are asked for, and may have what is looked for. */
  private relevant(): Waiting[] {
    return [...this.waiting.values(), ...this.asking.values()].filter(({ kind }) => this.isRelevant(kind))
  }

  /** Once all lists were read that may have what is looked for: asks single instances, then ends. */
  private async settle() {
    if (this.stage === 'end' || this.relevant().length > 0) return
    if (this.stage === 'lists' && this.planMany()) {
      this.stage = 'many'
      this.work()
      return
    }
    this.stage = 'end'
    const { typed } = this
    const home = await this.homeOf()
    if (this.typed !== typed) return
    this.home = home
    this.isSettled = true
    this.index.changed()
    this.report()
  }

  private next(): Waiting | undefined {
    let best: Waiting | undefined
    for (const each of this.waiting.values()) if (!best || each.rank < best.rank) best = each
    if (best) this.waiting.delete(partKey(best.kind, best.at))
    return best
  }

  /** Whether anything but the search waits for an answer. */
  private isPageAsking() {
    const state = this.store.getState()
    return (
      cachedQueries(state).some(
        (query) => query?.status === 'pending' && query.endpointName !== searchApi.endpoints.search.name,
      ) || Object.values(state.api.mutations).some((mutation) => mutation?.status === 'pending')
    )
  }

  /** Reads one list into the index. */
  private async read(waiting: Waiting) {
    const { kind } = waiting
    const key = partKey(kind, waiting.at)
    const args = { list: kind.list, ...waiting.at } as SearchCall
    // Nothing that the user has done is the cause: the log has what it brings of news, as of a poll.
    const call = this.store.log.within(null, () =>
      this.store.dispatch(searchApi.endpoints.search.initiate(args, { forceRefetch: KEPT_S })),
    )
    call.unsubscribe()
    this.asking.set(key, { ...waiting, call })
    const answer = await call
    const { data, error } = answer
    if (this.asking.get(key)?.call !== call) return
    if (data !== undefined && !error) {
      await this.index.add(answer)
      this.asking.delete(key)
      this.planInside(kind, waiting.at)
      this.work()
      return
    }
    this.asking.delete(key)
    const status = isApiError(error) ? error.statusCode : 0
    if (status === 401) {
      this.stop()
      this.index.clear()
      return
    }
    const at = this.store.log.now()
    this.unread.set(key, { kind, at, isRefused: REFUSED.includes(status), isAbsent: ABSENT.includes(status) })
    if (!HELD_BACK.includes(status)) return
    // It has said so several times: the lists that wait are not searched now.
    for (const [left, { kind: of }] of this.waiting)
      this.unread.set(left, { kind: of, at, isRefused: false, isAbsent: false })
    this.waiting.clear()
  }

  /** In which pool and silos an address would lie that belongs to nothing. */
  private async homeOf(): Promise<Gathered['home']> {
    const [term] = this.sought.terms.filter(({ kind }) => kind === 'address')
    if (!term || this.here?.isOperator !== true || findIn(this.index, this.sought).isExact) return undefined
    const [range] = rangesWith(this.index, term.text)
    if (!range) return null
    const pool = range.at['pool']
    if (pool === undefined) return { pool, silos: [] }
    const ask = (call: SearchCall) => {
      const asked = this.store.dispatch(searchApi.endpoints.search.initiate(call, { forceRefetch: KEPT_S }))
      asked.unsubscribe()
      return asked
    }
    const [links, silos] = await Promise.all([
      ask({ list: 'systemIpPoolSiloList', pool }),
      ask({ list: 'siloList' }),
    ])
    const users = new Set(
      foundRows(links.data).map((link) => (link as SearchedRow<'systemIpPoolSiloList'>).siloId),
    )
    const rows = foundRows(silos.data) as readonly SearchedRow<'siloList'>[]
    return { pool, silos: rows.flatMap(({ id, name }) => (users.has(id) ? [name] : [])) }
  }

  /** Says how far it is: at once if it begins or ends, otherwise now and then. */
  private report() {
    const isRunning = this.workers > 0
    const known = this.progress.get()
    const isSame = known?.typed === this.typed && known.isSettled === this.isSettled
    if (isSame && isRunning && known.isRunning) {
      this.progressTimer ??= setTimeout(() => this.reportNow(), PROGRESS_MS)
      return
    }
    this.reportNow()
  }

  private reportNow() {
    clearTimeout(this.progressTimer)
    this.progressTimer = undefined
    if (this.here === undefined) return
    const unfinished = new Set(this.relevant().flatMap(({ at }) => at['project'] ?? []))
    const of = this.projectNames().length
    const unread = new Map<string, number>()
    for (const { kind, isAbsent } of this.unread.values())
      if (!isAbsent) unread.set(kind.noun.many, (unread.get(kind.noun.many) ?? 0) + 1)
    this.progress.set({
      typed: this.typed,
      isRunning: this.workers > 0,
      isSettled: this.isSettled,
      projects: { searched: of - unfinished.size, of },
      instances:
        this.stage === 'many'
          ? { asked: this.planned - this.relevant().length, of: this.planned }
          : undefined,
      unread,
      unasked: this.unasked,
      cutAt: this.index.longest(),
      isFull: this.index.isFull,
      home: this.home,
    })
  }
}

/** The index of a console, and what fills it: made by the first search, gone with the session. */
export const finding = consolePart(
  (store) => {
    const index = new FoundIndex()
    const gathering = new Gathering(store, index)
    let user: string | undefined
    let seen: object | undefined
    let isWaiting = false
    function follow() {
      if (isWaiting || seen === store.getState().api.queries) return
      isWaiting = true
      whenIdle(() => {
        isWaiting = false
        const now = store.getState()
        seen = now.api.queries
        index.take(now)
      })
    }
    const unfollow = store.subscribe(follow)
    index.take(store.getState())
    index.takeSlice()
    return {
      index,
      gathering,
      /** Names the user: what another one has read is forgotten. */
      isOf(userId: string | undefined) {
        if (user !== undefined && userId !== user) index.clear()
        user = userId
      },
      end() {
        unfollow()
        gathering.stop()
        index.clear()
      },
    }
  },
  (part) => part.end(),
)
