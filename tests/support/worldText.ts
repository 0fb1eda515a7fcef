import type { World } from '#mirage/world'

/** The tables that reading changes, or that have what a caller is known by. */
const left: ReadonlySet<string> = new Set(['history', 'auditLog', 'sessions', 'deviceRequests'])

const DATE = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*Z/g
const ORIGIN = /http:\/\/[\w.:]+/g

/** What a region or the console makes up: ids, MAC addresses, networks of its own, tokens, and the ends of names. */
const MADE_UP =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|02:5A(?::[0-9A-F]{2}){4}|\bfd[0-9a-f]{2}(?::[0-9a-f]{1,4}){2}:|-[0-9a-f]{16,}"|-[0-9a-f]{6}"/g

/** The rows of a region as text, table by table, without times and origins. */
const tablesOf = (world: World): readonly (readonly [name: string, text: string])[] =>
  Object.entries(world).flatMap(([name, table]) => {
    if (left.has(name)) return []
    const rows = 'all' in table ? table.all() : 'get' in table ? [table.get()] : []
    const text = JSON.stringify(rows, undefined, 1)
    return [[name, text.replaceAll(DATE, 'a time').replaceAll(ORIGIN, 'the region')] as const]
  })

const madeUpIn = (tables: ReturnType<typeof tablesOf>) =>
  new Set(tables.flatMap(([, text]) => text.match(MADE_UP) ?? []))

/** The rows of a region, and what it has made up since its beginning, in the order in which the rows have it. */
export interface WorldText {
  tables: Readonly<Record<string, string>>
  madeUp: readonly string[]
}

/**
 * Begins to read a region. In its rows, what it makes up later is numbered: two regions in which the same is done have the
 * same text.
 */
export function watchWorld(world: World): () => WorldText {
  const first = madeUpIn(tablesOf(world))
  return () => {
    const tables = tablesOf(world)
    const madeUp = [...madeUpIn(tables)].filter((text) => !first.has(text))
    const numbers = new Map(madeUp.map((text, index) => [text, `new ${index}`]))
    const numbered = (text: string) => text.replaceAll(MADE_UP, (found) => numbers.get(found) ?? found)
    return { tables: Object.fromEntries(tables.map(([name, text]) => [name, numbered(text)])), madeUp }
  }
}

/** The tables in which two regions differ, each with the first line that does. */
export function differencesOf(one: WorldText, other: WorldText): readonly string[] {
  return Object.entries(one.tables).flatMap(([name, text]) => {
    const [mine, theirs] = [text.split('\n'), (other.tables[name] ?? '').split('\n')]
    const at = mine.findIndex((line, index) => line !== theirs[index])
    if (at < 0 && mine.length === theirs.length) return []
    return [`${name}: ${mine[at] ?? 'less'} / ${theirs[at] ?? 'less'}`]
  })
}
