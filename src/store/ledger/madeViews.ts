import { regionTimeOf } from '#src/regionTime'
import type { Snapshot } from '../api/generated/types'
import { snapshotsApi } from '../api/resources/snapshots'
import { asApiError, type ApiError } from '#model/apiError'
import { entryOf } from '#model/entryOf'
import { ALL_LIMIT } from '#model/paging'
import type { AppStore } from '../store'
import type { Line } from './line'
import { subjectViews, type SubjectAnswer } from './subjectViews'

// What a command has made of its subject, where the subject does not show it: a snapshot of a disk. It is looked for in
// its list, so that a command whose page was closed before its answer is not offered a second time. Rule: MANY-5.

/** Asks the region, whatever the page has in its cache. */
const ONCE = { subscribe: false, forceRefetch: true } as const

/** How much earlier than its request a thing may say that it was made, in milliseconds: two clocks agree that well. */
const CLOCKS_MS = 2_000

/** Whether what a line has made is there, or why that is not known. */
type Look = (line: Line) => Promise<boolean | ApiError>

/** The data of an answer. @throws its error */
function dataOf<Row>({ data, error }: SubjectAnswer<Row>): Row {
  if (data === undefined) throw error
  return data
}

/** A look at the snapshots of the disk of a line. The list of a project is read once for all lines. */
function snapshotLook(store: AppStore): Look {
  const lists = new Map<string, Promise<{ items: readonly Snapshot[]; nextPage?: string | null }>>()
  async function listOf(project: string) {
    const { snapshotList } = snapshotsApi.endpoints
    return dataOf(await store.dispatch(snapshotList.initiate({ project, limit: ALL_LIMIT }, ONCE)))
  }
  return async ({ subject: { id }, sentAt, begunAt }) => {
    const since = regionTimeOf(sentAt ?? begunAt) - CLOCKS_MS
    try {
      const { projectId } = dataOf(await subjectViews.disk.ask(store, id))
      const list = lists.get(projectId) ?? listOf(projectId)
      lists.set(projectId, list)
      const { items, nextPage } = await list
      const isThere = items.some(
        ({ diskId, timeCreated }) => diskId === id && Date.parse(timeCreated) >= since,
      )
      if (isThere || !nextPage) return isThere
      return { message: 'The list of snapshots is too long to look for it.', statusCode: 0 }
    } catch (error) {
      return asApiError(error)
    }
  }
}

/** The looks at what commands make, by their names. */
const looks: Readonly<Record<string, (store: AppStore) => Look>> = {
  'disk.snapshot': snapshotLook,
  'disk.snapshotFirst': snapshotLook,
}

/** Whether what a command makes can be looked for. */
export const isLookedFor = (verb: string): boolean => Object.hasOwn(looks, verb)

/** A function that looks for what lines have made; undefined for a line that makes nothing, or whose subject shows it. */
export function madeViews(store: AppStore) {
  const byVerb = new Map<string, Look>()
  return (line: Line): ReturnType<Look> | undefined => {
    const look = byVerb.get(line.verb) ?? entryOf(looks, line.verb)?.(store)
    if (look) byVerb.set(line.verb, look)
    return look?.(line)
  }
}
