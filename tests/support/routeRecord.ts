import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isOffered } from '#features/kit/noun/noun'
import type { OperationName } from '#store/api/generated/operationTypes'
import { NEWEST, type Version } from '#store/api/versions/generated/shipped'
import { isForCounts, operationsOf, type Call } from './calls'
import { descriptionOf } from './descriptions'
import type { Contents } from './pageTraveller'
import { allRoutes, otherStates, type ListedRoute } from './routes'

// The recorded content and requests of each route, in the files of `browser/everyRoute/`: one for each thing that an
// address names in a project or in System, one for all other routes, and one for the navigations around them.

/** The content and the requests of one route, as lines of text. */
export interface RouteRecord<Frame = string[]> {
  title: string
  headings: string[]
  /** The links of the contents in the order of the page, each with its place, as in `main: docks → /projects/docks`. */
  links: string[]
  /** The navigations around it, each with its links; the files have their names, see {@link Recorded}. */
  frames: Frame[]
  /** The menus, by the names of their buttons, and the lists of tabs, by theirs. */
  menus: string[]
  tabLists: string[]
  /** The API requests on opening it, sorted. */
  calls: string[]
}

interface Recorded {
  /** The links of each navigation: those of most pages are the same. */
  frames: Record<string, string[]>
  routes: Record<string, RouteRecord<string>>
}

const folder = new URL('../browser/everyRoute/', import.meta.url)
const NAVIGATIONS = 'navigations.json'

/** The file of a route, as in `project-disks.json` for `/projects/docks/disks` and the form of a new disk. */
function fileOf(path: string): string {
  const [area, first, second] = path.slice(1).split('/')
  const place = area === 'projects' ? ['project', second] : area === 'system' ? ['system', first] : []
  const [of, thing] = place
  return of && thing ? `${of}-${thing.replace(/-new$/, '')}.json` : 'other.json'
}

const readFile = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as unknown

function read(): Recorded {
  const files = readdirSync(folder).filter((name) => name !== NAVIGATIONS)
  return {
    frames: readFile(NAVIGATIONS) as Recorded['frames'],
    routes: Object.assign({}, ...files.map(readFile)) as Recorded['routes'],
  }
}

/** Writes all files. A file without routes goes. */
function write({ frames, routes }: Recorded) {
  const files: Record<string, object> = { [NAVIGATIONS]: frames }
  for (const [path, record] of Object.entries(routes))
    files[fileOf(path)] = { ...files[fileOf(path)], [path]: record }
  for (const [name, contents] of Object.entries(files))
    writeFileSync(new URL(name, folder), `${JSON.stringify(contents, undefined, 2)}\n`)
  for (const name of readdirSync(folder)) if (!(name in files)) rmSync(new URL(name, folder))
}

let present = read()

/** Every route of the list, in its order. */
export const recordedRoutes = [...allRoutes, ...otherStates]

/** The navigations whose links are the same on most pages. */
const isFrame = (place: string) => place === 'banner' || place.endsWith(' navigation')

/**
 * Dates and the prefixes of readings follow the time of day at which the region starts, and how long a state has lasted
 * the time of the test.
 */
export const withoutDates = (text: string) =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d(:|%3A)\d\d(:|%3A)\d\d(\.\d+)?Z/g, '<date>')
    .replaceAll(/\b\d{1,2}\s[A-Z][a-z]{2}(?:\s\d{4})?\s\d\d:\d\d\b/g, '<date>')
    .replaceAll(/\bfor \d+\s(?:mo|d|h|min|s)(?:\s\d+\s(?:d|h|min|s))?/g, 'for <time>')
    .replaceAll(/\((?:[KMGT]i)?B\/s\)/g, '(B/s)')

/** The shortest poll interval, in milliseconds. A repeated call within this time is a duplicate. */
const SOONEST_POLL_MS = 1_900

/** The name of the operation of a call, in a region of the usual version or in one of today. */
const operationOf = (call: Call) =>
  operationsOf([call])[0] ?? operationsOf([call], NEWEST)[0] ?? 'no operation'

/** The operations that the counts of System in the sidebar read. Pages send the same calls for themselves. */
const countedInSystem: readonly string[] = [
  'sledList',
  'physicalDiskList',
  'sledListUninitialized',
  'siloUtilizationList',
  'systemIpPoolList',
  'systemIpPoolUtilizationView',
  'networkingBgpStatus',
  'networkingBfdStatus',
  'alertReceiverList',
  'alertDeliveryList',
]

/** The time at rest after which the frame reads what its counts lack, in milliseconds, without what a test may lose. */
const REST_MS = 1_900

/**
 * Whether a call is of the frame: every page makes these, unless another page just did. Those for the user's roles are
 * made when the browser is idle, and those for the counts of the sidebar once the page is at rest.
 *
 * @param first the first call of the page
 */
export const isOfFrame = (call: Call, first = call): boolean =>
  isForCounts(call) ||
  (countedInSystem.includes(operationOf(call)) && (call.at ?? 0) - (first.at ?? 0) >= REST_MS) ||
  [
    'currentUserView',
    'currentUserGroups',
    'systemPolicyView',
    'policyView',
    'projectPolicyView',
    'siloView',
  ].includes(operationOf(call))

/** The calls of a page as sorted lines, without dates, and without polls, whose number depends on the time. */
function callLines(calls: readonly Call[]): string[] {
  const sent = new Map<string, { last: number; isTwice: boolean }>()
  for (const call of calls) {
    const line = `${operationOf(call)}: ${call.method} ${withoutDates(call.url)}`
    const { at = 0 } = call
    const before = sent.get(line)
    // A repetition is the page's own: the frame reads nothing twice.
    if (isOfFrame(call, before ? call : calls[0])) continue
    const isTwice = before !== undefined && (before.isTwice || at - before.last < SOONEST_POLL_MS)
    sent.set(line, { last: at, isTwice })
  }
  return [...sent].map(([line, { isTwice }]) => (isTwice ? `${line} (more than once)` : line)).toSorted()
}

/** The content and the requests of a route. @param lists the visible menus and lists of tabs */
export function recordOf(
  { title, headings, links }: Contents,
  lists: Pick<RouteRecord, 'menus' | 'tabLists'>,
  calls: readonly Call[],
): RouteRecord {
  const places = Object.entries(links).map(([place, lines]) => ({
    isFrame: isFrame(place),
    lines: lines.map((line) => withoutDates(`${place}: ${line}`)),
  }))
  return {
    title,
    headings: headings.map(withoutDates),
    links: places.filter((place) => !place.isFrame).flatMap(({ lines }) => lines),
    frames: places.filter((place) => place.isFrame).map(({ lines }) => withoutCounts(lines)),
    ...lists,
    calls: callLines(calls),
  }
}

/** The links of a navigation, without those of its counts: these come when the page is at rest. */
const withoutCounts = (lines: readonly string[]) =>
  lines.filter((line) => !/ navigation: (?:\d+ failed|.*needs? attention.*) → /.test(line))

/** The record of a route; undefined for a new one. */
export function recorded(path: string): RouteRecord | undefined {
  const found = present.routes[path]
  return found && { ...found, frames: found.frames.map((name) => withoutCounts(present.frames[name] ?? [])) }
}

/** The operations that the page of a route calls, by its record. */
export const recordedOperations = (path: string): OperationName[] =>
  (recorded(path)?.calls ?? []).map((call) => call.slice(0, call.indexOf(':')) as OperationName)

/**
 * Whether a region of a version has a page: the feature of its noun, and the operations that it calls, which are those of
 * the record, of the usual version.
 */
export function offersRoute(api: Version, route: ListedRoute): boolean {
  if (!isOffered(api, route)) return false
  const offered = new Set<string>(descriptionOf(api).operations.map(({ name }) => name))
  return recordedOperations(route.path).every((operation) => offered.has(operation))
}

/** Replaces the records of routes, in the order of the route list. Other records are kept. */
export function writeRecords(made: ReadonlyMap<string, RouteRecord>): void {
  // Another worker may have recorded routes too.
  present = read()
  const frames: Recorded['frames'] = {}
  const routes: Recorded['routes'] = {}
  /** The name of a navigation: its own, with its page when there are several of that name. */
  const nameOf = (lines: string[], path: string) => {
    const own = lines[0]?.split(': ')[0] ?? 'empty'
    const same = (name: string) => JSON.stringify(frames[name] ?? lines) === JSON.stringify(lines)
    const name = Object.keys(frames).find((known) => known.startsWith(own) && same(known))
    const fresh = name ?? (same(own) ? own : `${own} of ${path}`)
    frames[fresh] = lines
    return fresh
  }
  for (const { path } of recordedRoutes) {
    const now = made.get(path) ?? recorded(path)
    if (now) routes[path] = { ...now, frames: now.frames.map((lines) => nameOf(lines, path)) }
  }
  present = { frames, routes }
  write(present)
}
