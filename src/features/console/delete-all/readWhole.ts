import { instancesApi } from '#store/api/resources/instances'
import { meApi } from '#store/api/resources/me'
import { projectsApi } from '#store/api/resources/projects'
import { silosApi } from '#store/api/resources/silos'
import { vpcsApi } from '#store/api/resources/vpcs'
import { manyRow } from '#store/commands/many'
import { TaskQueue } from '#store/api/wire/taskQueue'
import { isApiError } from '#model/apiError'
import type { AppStore } from '#store/store'
import { deleteProject } from '#features/silo/projects/commands'
import { deleteSilo } from '#features/system/silos/commands'
import { deleteVpc } from '#features/project/vpcs/commands'
import { goesWith, type ThingKind, type ThingPlace } from '#features/shared/thingFacts'
import { kindsInside, kindFacts } from './kinds'
import { askFor } from '#features/kit/queries/askFor'
import { askForPages } from '#features/kit/queries/askForAll'
import { thingOf, type WholeReading, type Thing, type Whole } from './thing'

/** The lists that are read at the same time, at most. */
const READ_AT_ONCE = 4

/** How far a reading is. The number of lists grows while it goes on: each VPC has lists of its own. */
export interface ReadProgress {
  read: number
  of: number
}

interface ReadOptions {
  onProgress?: (progress: ReadProgress) => void
  signal?: AbortSignal
}

/** A place to read in, with its thing. */
interface Found {
  thing: Thing
  place: ThingPlace
}

async function wholeOf(store: AppStore, whole: Whole): Promise<Found> {
  const isOwnSilo = true
  switch (whole.kind) {
    case 'project': {
      const record = await askFor(store, projectsApi.endpoints.projectView, { project: whole.project })
      const { id, name } = record
      return {
        thing: thingOf('project', { ...goesWith(record), runs: manyRow(deleteProject, record) }),
        place: { id, name, project: name, isOwnSilo },
      }
    }
    case 'vpc': {
      const { project } = whole
      const record = await askFor(store, vpcsApi.endpoints.vpcView, { project, vpc: whole.vpc })
      const { id, name } = record
      return {
        thing: thingOf('vpc', { ...goesWith(record), runs: manyRow(deleteVpc, record) }),
        place: { id, name, project, isOwnSilo },
      }
    }
    case 'silo': {
      const me = await askFor(store, meApi.endpoints.currentUserView, {})
      const record = await askFor(store, silosApi.endpoints.siloView, { silo: whole.silo })
      const { id, name } = record
      const isOwn = me.siloId === id
      return {
        thing: thingOf('silo', { ...goesWith(record), runs: manyRow(deleteSilo, { silo: record, isOwn }) }),
        place: { id, name, project: '', isOwnSilo: isOwn },
      }
    }
  }
}

/** What an error of a list means: nothing to read, a list that the user may not read, or that the reading fails. */
function meaningOf(error: unknown): 'none' | 'unread' | 'failed' {
  if (!isApiError(error)) return 'failed'
  // Gone meanwhile; or the region has no such list.
  if (error.statusCode === 404 || error.errorCode === 'NotOffered') return 'none'
  return error.statusCode === 403 ? 'unread' : 'failed'
}

/**
 * Reads everything that is in a project, a VPC or a silo, from the lists that there are. Rule: DOWN-1.
 *
 * @returns undefined if it was stopped
 * @throws the error of a request
 */
export async function readWhole(
  store: AppStore,
  whole: Whole,
  { onProgress, signal }: ReadOptions = {},
): Promise<WholeReading | undefined> {
  const { cause } = store.log
  const queue = new TaskQueue(READ_AT_ONCE)
  const unread = new Set<string>()
  const outside = new Map<string, string>()
  const progress = { read: 0, of: 1 }
  const isStopped = () => signal?.aborted === true

  /** Sends a request with the click that began the reading as its cause. */
  const because = <Result>(send: () => Promise<Result>) => queue.run(() => store.log.within(cause, send))
  function count(more: Partial<ReadProgress>) {
    progress.read += more.read ?? 0
    progress.of += more.of ?? 0
    if (!isStopped()) onProgress?.({ ...progress })
  }

  async function readList(kind: ThingKind, place: ThingPlace): Promise<readonly Thing[]> {
    const { list, words, to } = kindFacts(kind)
    const read = list(place)
    const things: Thing[] = []
    if (!read) {
      if (kind === 'project') unread.add(`Only the users of ${place.name} see its ${words[1]}`)
      return things
    }
    try {
      if (isStopped()) return things
      for await (const rows of read(store, because)) {
        things.push(...rows.map((facts) => thingOf(kind, facts, place.id, to?.(facts.name, place))))
        if (isStopped()) break
      }
    } catch (error) {
      const meaning = meaningOf(error)
      if (meaning === 'failed') throw error
      if (meaning === 'unread') unread.add(`Your roles do not show the ${words[1]} of ${place.name}`)
    }
    return things
  }

  /** The things in a place, each before what is in it. */
  async function readIn({ thing, place }: Found, isWhole: boolean): Promise<readonly Thing[]> {
    const { contents, kept } = kindsInside(thing.kind)
    const wanted = [...contents, ...(isWhole ? kept : [])]
    count({ of: wanted.length })
    const parts = await Promise.all(
      wanted.map(async (kind) => {
        const found = await readList(kind, place)
        count({ read: 1 })
        const isPlace = kindsInside(kind).contents.length > 0
        const inner = await Promise.all(
          found.map(async (each) =>
            isPlace ? await readIn({ thing: each, place: placeOf(each, place) }, false) : [],
          ),
        )
        return found.flatMap((each, index) => [each, ...(inner[index] ?? [])])
      }),
    )
    return parts.flat()
  }

  /** The instances of the project of a VPC, which hold its subnets by their interfaces. */
  async function readOutside({ project }: ThingPlace) {
    count({ of: 1 })
    const { instanceList } = instancesApi.endpoints
    for await (const rows of askForPages(store, instanceList, { project }, because)) {
      for (const { id, name } of rows) outside.set(id, name)
      if (isStopped()) break
    }
    count({ read: 1 })
  }

  const found = await because(() => wholeOf(store, whole))
  count({ read: 1 })
  const [inside] = await Promise.all([
    readIn(found, true),
    whole.kind === 'vpc' ? readOutside(found.place) : undefined,
  ])
  return isStopped() ? undefined : { things: [found.thing, ...inside], unread: [...unread], outside }
}

/** The place of a thing in another place. */
const placeOf = ({ kind, id, name }: Thing, { project, isOwnSilo }: ThingPlace): ThingPlace => ({
  id,
  name,
  project: kind === 'project' ? name : project,
  isOwnSilo,
})
