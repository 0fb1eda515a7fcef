import { isSearched, foundRows, type Searched } from '#store/api/resources/search'
import { cutAt } from '#store/api/wire/nextPage'
import { isRecord } from '#model/isRecord'
import { ipKey, ipVersion } from '#model/network/ip'
import { PAGE_LIMIT } from '#model/paging'
import { observable } from '#store/observable'
import type { RootState } from '#store/store'
import type { FoundAt, FoundKind } from '#features/shared/foundFacts'
import { whenIdle } from '#src/whenIdle'
import { foundKinds } from './foundKinds'

// The index of the search: of each record that the console has read since the first search its name, its id and what else
// finds it, as one text. It is derived from the answers in the cache, and outlives them: an entry stays until its list says
// that it is gone. The cache alone has the records themselves. Rule: NAV-12.

/** The most memory that the index takes, in bytes as {@link weightOf} counts them. */
const MOST_BYTES = 12 * 1024 * 1024

/** What an entry takes besides its texts, in bytes: its object, and its place in the map of its kind. */
const ENTRY_BYTES = 160

/** The number of rows that are taken before the page gets its turn. */
const SLICE_ROWS = 1_000

/** The shortest time between two changes that are shown while the index grows, in milliseconds. */
const CHANGED_MS = 200

/** A record in the index. */
export interface Indexed {
  kind: FoundKind
  /** What its list is in. */
  at: FoundAt
  /** Its name, then the texts that find it: a line each, with an end of line behind the last one. */
  text: string
  /** The same in lower case; for most records it is the same string. */
  low: string
  to: string
  state: string | undefined
  instanceId: string | undefined
  /** What the lists in it are in. */
  inside: FoundAt | undefined
  /** The key of the list that has it, and the reading of that list. */
  part: string
  turn: number
}

/** A list of the API in the index. */
export interface Part {
  kind: FoundKind
  at: FoundAt
  /** When all of it was read last, in milliseconds since the epoch; undefined if only records of it were. */
  readAt: number | undefined
  /** The number of its rows, if it is longer than a console reads. */
  cutAt: number | undefined
  turn: number
}

/** An answer as the cache has it. */
interface Query {
  endpointName?: string | undefined
  originalArgs?: unknown
  data?: unknown
  /** When it arrived, in milliseconds since the epoch. */
  fulfilledTimeStamp?: number | undefined
}

/** An answer in the cache: a list, a page of one, or one record. */
interface Answered {
  kind: FoundKind
  at: FoundAt
  rows: readonly unknown[]
  /** The answer has all rows of the list. */
  isWhole: boolean
  cutAt: number | undefined
  readAt: number
}

/** Endpoints of pages whose names are not those of their operations. */
const operationOf: Readonly<Record<string, string>> = {
  bfdStatus: 'networkingBfdStatus',
  bgpStatus: 'networkingBgpStatus',
  lldpNeighbors: 'networkingSwitchPortLldpNeighbors',
  switchPortList: 'networkingSwitchPortList',
}

/** The arguments that say which part of a list is asked for, not where it is. */
const ofPages: ReadonlySet<string> = new Set(['list', 'limit', 'pageToken', 'sortBy'])

/** The key of a list: its operation, and what it is in. */
export const partKey = ({ list, needs }: FoundKind, at: FoundAt): string =>
  [list, ...needs.map((name) => at[name])].join('\n')

/** The name of a record: the first line of its text. */
export const indexedName = ({ text }: Indexed): string => text.slice(0, text.indexOf('\n'))

/** The memory that an entry takes, in bytes: letters beyond Latin-1 make a text twice as large. */
const weightOf = ({ text, low, to }: Indexed) => {
  const bytes = (each: string) => (/[^\0-\u00ff]/.test(each) ? 2 : 1) * each.length
  return ENTRY_BYTES + bytes(text) + (low === text ? 0 : bytes(low)) + bytes(to)
}

/** A text that finds a record, without ends of line, and an address of IPv6 in its shortest spelling. */
const lineOf = (text: string) =>
  text.includes(':') && ipVersion(text) === 6 ? ipKey(text) : text.replaceAll('\n', ' ')

/** Whether a place is another one, or in it. */
const isWithin = (at: FoundAt | undefined, outer: FoundAt) =>
  Object.entries(outer).every(([name, value]) => at?.[name] === value)

const textIn = (row: unknown, name: string) =>
  isRecord(row) && typeof row[name] === 'string' ? row[name] : undefined

/** What the search keeps of a row; undefined for one of a form that the console does not know, which its page reports. */
function factsIn(kind: FoundKind, row: unknown, at: FoundAt) {
  try {
    return kind.factsOf(row as never, at)
  } catch {
    return undefined
  }
}

/** The records that a console has read, by kind. */
export class FoundIndex {
  private readonly records = new Map<FoundKind, Map<string, Indexed>>()
  private readonly parts = new Map<string, Part>()
  /** The answers that were taken, with the keys of their lists, and when their rows are in the index. */
  private taken = new WeakMap<object, { key: string; isIn: Promise<void> }>()
  private todo: { answered: Answered; from: number; isAwaited: boolean; done: () => void }[] = []
  private isSlicing = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private deletedSeen = 0
  private kinds: readonly FoundKind[] | undefined
  /** The kinds of lists that are asked for in each record of another kind. */
  private readonly parents = new Set<string>()
  /** The memory that it takes, in bytes. */
  bytes = 0
  /** A record was left out, because the index may not grow any more. */
  isFull = false
  /** Changes when the index does. */
  readonly version = observable(0)

  /** @param mostBytes a bound other than the usual one, for tests */
  constructor(private readonly mostBytes = MOST_BYTES) {}

  /** The number of records. */
  get size(): number {
    return [...this.records.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /** The kinds of records that can be found. */
  allKinds(): readonly FoundKind[] {
    if (!this.kinds) {
      this.kinds = foundKinds()
      for (const { of, isOfMany } of this.kinds) if (!isOfMany) this.parents.add(of)
    }
    return this.kinds
  }

  /** The records of a kind. */
  of(kind: FoundKind): Iterable<Indexed> {
    return this.records.get(kind)?.values() ?? []
  }

  /** The record of a list with an ID. */
  byId(list: Searched, id: string): Indexed | undefined {
    const kinds = this.allKinds().filter((kind) => kind.list === list)
    return kinds.map((kind) => this.records.get(kind)?.get(id)).find((record) => record !== undefined)
  }

  /** A list in the index. */
  part(kind: FoundKind, at: FoundAt): Part | undefined {
    return this.parts.get(partKey(kind, at))
  }

  /** The number of rows that were read of the longest list which has more; undefined if each was read to its end. */
  longest(): number | undefined {
    const cut = [...this.parts.values()].flatMap((part) => part.cutAt ?? [])
    return cut.length === 0 ? undefined : Math.max(...cut)
  }

  /** What the lists in the records of a list are in. */
  insidesOf(kind: FoundKind, at: FoundAt): readonly FoundAt[] {
    const key = partKey(kind, at)
    return [...this.of(kind)].flatMap(({ part, inside }) => (part === key && inside ? [inside] : []))
  }

  /** Takes over what the cache has and the index has not yet, a part at a time. */
  take({ api: { queries }, deleted }: Pick<RootState, 'api' | 'deleted'>): void {
    for (const id of deleted.slice(this.deletedSeen)) this.forget(id)
    this.deletedSeen = deleted.length
    for (const query of Object.values(queries)) {
      if (typeof query?.data !== 'object' || query.data === null) continue
      void this.add(query)
    }
  }

  /**
   * Takes over an answer of the cache.
   *
   * @param isAwaited what finds something in it is to be shown at once; otherwise it is soon
   * @returns a promise that its rows are in the index
   */
  add(query: Query, isAwaited = false): Promise<void> {
    const data = query.data as object
    const known = this.taken.get(data)
    if (known) {
      this.noteReadAgain(known.key, query.fulfilledTimeStamp)
      return known.isIn
    }
    const answered = this.answeredBy(query)
    const isIn = answered
      ? new Promise<void>((done) => {
          this.todo.push({ answered, from: 0, isAwaited, done })
          this.slice()
        })
      : Promise.resolve()
    this.taken.set(data, { key: answered ? partKey(answered.kind, answered.at) : '', isIn })
    return isIn
  }

  /** Takes over everything that waits for its turn, at once. */
  settle(): void {
    while (this.todo.length > 0) this.takeSlice()
  }

  /** Empties the index: its session is over. */
  clear(): void {
    for (const { done } of this.todo) done()
    this.records.clear()
    this.parts.clear()
    this.taken = new WeakMap()
    this.todo = []
    this.bytes = 0
    this.isFull = false
    this.changed()
  }

  /** Says that there is something new, now. */
  changed(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.version.set(this.version.get() + 1)
  }

  /** Says so now and then, while much arrives. */
  private soonChanged() {
    this.timer ??= setTimeout(() => this.changed(), CHANGED_MS)
  }

  private slice() {
    if (this.isSlicing) return
    this.isSlicing = true
    whenIdle(() => {
      this.isSlicing = false
      this.takeSlice()
      if (this.todo.length > 0) this.slice()
    })
  }

  /** Takes some of the rows that wait, now. */
  takeSlice(): void {
    let room = SLICE_ROWS
    while (room > 0) {
      const [next] = this.todo
      if (!next) break
      const { answered, from, done } = next
      const { rows } = answered
      const part = this.partOf(answered)
      if (from === 0) part.turn += 1
      const to = Math.min(rows.length, from + room)
      for (const row of rows.slice(from, to)) this.takeRow(row, answered, part.turn)
      room -= Math.max(1, to - from)
      next.from = to
      if (to < rows.length) continue
      this.todo.shift()
      if (answered.isWhole) this.sweep(answered, part)
      if (next.isAwaited) this.changed()
      done()
    }
    this.soonChanged()
  }

  private partOf({ kind, at }: Pick<Answered, 'kind' | 'at'>): Part {
    const key = partKey(kind, at)
    const known = this.parts.get(key)
    if (known) return known
    const part: Part = { kind, at, readAt: undefined, cutAt: undefined, turn: 0 }
    this.parts.set(key, part)
    return part
  }

  private noteReadAgain(key: string, readAt: number | undefined) {
    const part = this.parts.get(key)
    if (part?.readAt !== undefined && readAt !== undefined) part.readAt = Math.max(part.readAt, readAt)
  }

  private takeRow(row: unknown, { kind, at }: Answered, turn: number) {
    const facts = factsIn(kind, row, at)
    const label = facts?.label ?? textIn(row, 'name') ?? textIn(row, 'displayName')
    if (!facts || label === undefined) return
    const { to, texts = [], state, instanceId } = facts
    const id = textIn(row, 'id')
    const lines = [label, id, ...texts, textIn(row, 'description')]
    const text = `${lines.flatMap((line) => (line ? [lineOf(line)] : [])).join('\n')}\n`
    const low = text.toLowerCase()
    const record: Indexed = {
      kind,
      at,
      text,
      low: low === text ? text : low,
      to,
      state,
      instanceId: instanceId ?? undefined,
      inside: this.parents.has(kind.list) ? kind.inside?.(row as never, at) : undefined,
      part: partKey(kind, at),
      turn,
    }
    this.keep(id ?? `${label}\n${to}`, record)
  }

  private keep(key: string, record: Indexed) {
    const ofKind = this.records.get(record.kind) ?? new Map<string, Indexed>()
    const known = ofKind.get(key)
    const bytes = this.bytes + weightOf(record) - (known ? weightOf(known) : 0)
    if (bytes > this.mostBytes) {
      this.isFull = true
      return
    }
    this.bytes = bytes
    // Renamed: its lists have another place.
    if (known?.inside && !isWithin(record.inside, known.inside)) this.dropInside(known.inside)
    this.records.set(record.kind, ofKind.set(key, record))
  }

  /** Removes what a whole list does not have any more. */
  private sweep({ kind, at, cutAt: cut, readAt }: Answered, part: Part) {
    const key = partKey(kind, at)
    for (const [id, record] of this.records.get(kind) ?? [])
      if (record.part === key && record.turn < part.turn) this.remove(kind, id, record)
    part.readAt = readAt
    part.cutAt = cut
  }

  /** Removes a deleted record, of any kind. */
  private forget(id: string) {
    for (const [kind, ofKind] of this.records) {
      const record = ofKind.get(id)
      if (record) this.remove(kind, id, record)
    }
    this.changed()
  }

  private remove(kind: FoundKind, key: string, record: Indexed) {
    this.records.get(kind)?.delete(key)
    this.bytes -= weightOf(record)
    if (record.inside) this.dropInside(record.inside)
  }

  /** Removes what was in a record that is gone. */
  private dropInside(inside: FoundAt) {
    for (const [partOf, { at }] of this.parts) if (isWithin(at, inside)) this.parts.delete(partOf)
    for (const [inner, ofKind] of this.records)
      for (const [id, other] of ofKind) if (isWithin(other.at, inside)) this.remove(inner, id, other)
  }

  /** The list that an answer is of; undefined for answers that have no records of a kind. */
  private answeredBy({
    endpointName = '',
    originalArgs,
    data,
    fulfilledTimeStamp,
  }: Query): Answered | undefined {
    const args = (isRecord(originalArgs) ? originalArgs : {}) as Readonly<Record<string, unknown>>
    const isByName = endpointName === 'byName'
    const named = isByName || endpointName === 'search' ? args['list'] : endpointName
    const name = String(named)
    const operation = operationOf[name] ?? name
    const isOne = isByName || !isSearched(operation)
    const list = isOne ? operation.replace(/View$/, 'List') : operation
    if (!isSearched(list)) return undefined
    const given = (isByName ? args['at'] : args) as Readonly<Record<string, unknown>>
    const isGiven = (need: string) => typeof given[need] === 'string'
    const [kind] = this.allKinds()
      .filter((each) => each.list === list && each.needs.every(isGiven))
      .toSorted((a, b) => b.needs.length - a.needs.length)
    if (!kind) return undefined
    const at = Object.fromEntries(kind.needs.map((need) => [need, String(given[need])]))
    const others = Object.keys(given).filter((key) => !ofPages.has(key) && !kind.needs.includes(key))
    const limit = Number(args['limit'] ?? Infinity)
    const isPart = isOne || others.length > 0 || Boolean(args['pageToken']) || limit <= PAGE_LIMIT
    const rows = foundRows(data)
    return {
      kind,
      at,
      // An answer that is no list is one record.
      rows: isOne || (rows.length === 0 && textIn(data, 'id') !== undefined) ? [data] : rows,
      isWhole: !isPart,
      cutAt: cutAt(data),
      readAt: fulfilledTimeStamp ?? 0,
    }
  }
}
