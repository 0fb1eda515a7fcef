import { DETAIL_POLL_MS } from '#machines/lifecycle/pollInterval'
import type {
  Disk,
  FloatingIp,
  Image,
  Instance,
  Project,
  Snapshot,
  SupportBundleInfo,
  Vpc,
} from '../api/generated/types'
import { disksApi } from '../api/resources/disks'
import { floatingIpsApi } from '../api/resources/floatingIps'
import { imagesApi } from '../api/resources/images'
import { instancesApi } from '../api/resources/instances'
import { projectsApi } from '../api/resources/projects'
import { snapshotsApi } from '../api/resources/snapshots'
import { supportBundlesApi } from '../api/resources/supportBundles'
import { vpcsApi } from '../api/resources/vpcs'
import { Turns } from '../api/wire/turns'
import { notDoneText, parseFutureId } from '../commands/many'
import { asApiError } from '../model/apiError'
import { diskKind } from '../observer/kinds/disk'
import { imageKind } from '../observer/kinds/image'
import { instanceKind } from '../observer/kinds/instance'
import { snapshotKind } from '../observer/kinds/snapshot'
import { supportBundleKind } from '../observer/kinds/supportBundle'
import type { ResourceKind } from '../observer/resourceKind'
import type { AppStore } from '../store'
import { standingAt, type Line, type Standing, endings } from './line'
import { wireWords } from '../model/case'
import { entryOf } from '../model/entryOf'
import type { Kind } from '../model/nouns'

// The outcome of lines whose page was closed before their end.

/** How often a subject in transition is asked for again, at most: ten minutes. */
const MOST_ASKS = 300

interface Answer<Row = unknown> {
  data?: Row
  error?: unknown
}

/** Asks the region, whatever the page has in its cache. */
const ONCE = { subscribe: false, forceRefetch: true } as const

/** The call for one subject by its id, and its kind if it has states. */
interface View<Row = unknown> {
  kind?: ResourceKind
  ask: (store: AppStore, id: string) => PromiseLike<Answer<Row>>
}

const instances = instancesApi.endpoints

/** A view by id, or by project and name of a subject that did not exist when it was named. */
function selectorOf(id: string) {
  const future = parseFutureId(id)
  return future ? { of: future.name, project: future.project } : { of: id }
}

/** The records that the views of one thing by its id answer with, by kind. */
export interface Viewed {
  instance: Instance
  disk: Disk
  snapshot: Snapshot
  image: Image
  supportBundle: SupportBundleInfo
  project: Project
  vpc: Vpc
  floatingIp: FloatingIp
}

/** The kinds that have a view of one thing by its id. */
export type ViewedKind = Extract<Kind, keyof Viewed>

/**
 * The views of subjects, by kind. The lines of a kind without one cannot be put right: it has no states, or its noun
 * says why in `tests/nouns`.
 */
export const subjectViews: { readonly [Name in ViewedKind]: View<Viewed[Name]> } = {
  instance: {
    kind: instanceKind,
    ask({ dispatch }, id) {
      const { of: instance, ...at } = selectorOf(id)
      return dispatch(instances.instanceView.initiate({ ...at, instance }, ONCE))
    },
  },
  disk: {
    kind: diskKind,
    ask({ dispatch }, id) {
      const { of: disk, ...at } = selectorOf(id)
      return dispatch(disksApi.endpoints.diskView.initiate({ ...at, disk }, ONCE))
    },
  },
  snapshot: {
    kind: snapshotKind,
    ask: ({ dispatch }, snapshot) =>
      dispatch(snapshotsApi.endpoints.snapshotView.initiate({ snapshot }, ONCE)),
  },
  image: {
    kind: imageKind,
    ask: ({ dispatch }, image) => dispatch(imagesApi.endpoints.imageView.initiate({ image }, ONCE)),
  },
  supportBundle: {
    kind: supportBundleKind,
    ask: ({ dispatch }, bundleId) =>
      dispatch(supportBundlesApi.endpoints.supportBundleView.initiate({ bundleId }, ONCE)),
  },
  project: {
    ask: ({ dispatch }, project) => dispatch(projectsApi.endpoints.projectView.initiate({ project }, ONCE)),
  },
  vpc: {
    ask: ({ dispatch }, vpc) => dispatch(vpcsApi.endpoints.vpcView.initiate({ vpc }, ONCE)),
  },
  floatingIp: {
    ask: ({ dispatch }, floatingIp) =>
      dispatch(floatingIpsApi.endpoints.floatingIpView.initiate({ floatingIp }, ONCE)),
  },
}

const CLOSED = 'Its page was closed before its end.'
/** The subjects that are asked for at the same time, at most: a batch leaves a thousand. */
const ASKED_AT_ONCE = 4

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })

/** Whether a line deletes its subject. One that an older console has kept says so by its label only. */
const isDeletion = ({ deletes, label }: Line): boolean => deletes ?? label.startsWith('Delete')

/** The outcome of a line, by an answer about its subject. Undefined while the subject is in transition. */
export function judged(
  line: Line,
  kind: Pick<ResourceKind, 'lifecycle' | 'read'> | undefined,
  answer: Answer,
  at: number,
): Line | undefined {
  const { name } = line.subject
  // The library has already dropped the response, since it has no subscriber: the subject is asked for again.
  if (answer.data === undefined && answer.error === undefined) return undefined
  const isToBe = parseFutureId(line.subject.id) !== undefined
  if (answer.data !== undefined && isToBe) return standingAt(line, 'done', at)
  if (answer.data === undefined) {
    const { statusCode, message } = asApiError(answer.error)
    if (statusCode === 404 && isToBe)
      return standingAt(line, 'stopped', at, { words: `${CLOSED} ${name} was not created.` })
    if (statusCode !== 404) return standingAt(line, 'unknown', at, { words: `${CLOSED} ${message}` })
    return standingAt(line, isDeletion(line) ? 'done' : 'gone', at)
  }
  const state = kind?.read(answer.data)?.state
  if (!kind || state === undefined)
    return standingAt(line, 'unknown', at, { words: `${CLOSED} ${name} still exists.` })
  const { lifecycle } = kind
  if (lifecycle.isTransitional(state)) return undefined
  const { event = '' } = line
  // A reboot ends in the state that it began in: the state does not show it.
  if (lifecycle.isDone(state, event) && !lifecycle.can(state, event))
    return standingAt(line, 'done', at, { reached: state })
  const asBefore = state === line.subject.state ? ', as before' : ''
  return standingAt(line, 'unknown', at, { words: `${CLOSED} ${name} is ${wireWords(state)}${asBefore}.` })
}

/** Follows the subject of commands until it rests. */
async function follow(
  store: AppStore,
  lines: readonly Line[],
  put: (line: Line) => void,
  turns: Turns,
  signal: AbortSignal,
) {
  const subject = lines[0]?.subject
  const view = entryOf<View>(subjectViews, subject?.kind ?? '')
  for (let asks = 0; subject && view && subject.id !== '' && asks < MOST_ASKS && !signal.aborted; asks += 1) {
    const answer = await turns.run(async () => (signal.aborted ? {} : await view.ask(store, subject.id)))
    if (signal.aborted) return
    const settled = lines.map((line) => judged(line, view.kind, answer, store.log.now()))
    if (settled.every((line) => line !== undefined)) return settled.forEach(put)
    await pause(DETAIL_POLL_MS, signal)
  }
  if (signal.aborted) return
  for (const line of lines) put(standingAt(line, 'unknown', store.log.now(), { words: CLOSED }))
}

/** The line of a plan whose page was closed, ended as the line of its last step. */
function endedPlan(plan: Line, parts: readonly Line[], at: number): Line {
  const last = parts.findLast(({ verb }) => verb === plan.steps?.at(-1))
  return last?.standing === 'done'
    ? standingAt(plan, 'done', at)
    : standingAt(plan, 'stopped', at, { words: CLOSED })
}

/**
 * The line of a batch whose page was closed, with the rows that can still be run. These are neither rows whose own lines
 * have ended, nor rows that the region may have done and that must not be done twice. Rule: MANY-5.
 */
export function endedBatch(batch: Line, parts: readonly Line[], at: number): Line {
  const { label, isOnce, rows = { total: 0, done: 0, failed: 0 }, left = [] } = batch
  const bySubject = new Map(parts.map((part) => [part.subject.id, part.standing]))
  const standings = left.map(({ id }) => bySubject.get(id))
  const isOver = (standing: Standing | undefined) =>
    standing !== undefined && (endings[standing].isKnown || (standing === 'unknown' && isOnce))
  const over = standings.filter(isOver)
  const done = over.filter((standing) => standing === 'done').length
  const still = left.filter((_, row) => !isOver(standings[row]))
  const counted = {
    total: rows.total,
    done: rows.done + done,
    failed: rows.failed + over.length - done,
  }
  const unknown = standings.filter((standing) => standing === 'unknown' && isOnce).length
  const words = [
    notDoneText({ label, total: rows.total, left: still }),
    ...(unknown > 0 ? [`${unknown} may have been done and are not sent again`] : []),
  ].map((sentence) => `${sentence}.`)
  const ended = { ...batch, rows: counted, left: still }
  if (still.length > 0 || unknown > 0) return standingAt(ended, 'stopped', at, { words: words.join(' ') })
  return standingAt(ended, counted.failed > 0 ? 'failed' : 'done', at)
}

/**
 * Puts lines right whose page was closed: asks once for the subject of each command, and again only while it is in
 * transition. Plans, uploads and batches have ended with their page; what became of their parts is known before. Nothing
 * is sent again.
 *
 * @param put takes each line that was put right
 * @param partsOf the lines that are parts of another
 */
export async function putRight(
  store: AppStore,
  lines: readonly Line[],
  put: (line: Line) => void,
  partsOf: (id: string) => readonly Line[],
  signal: AbortSignal,
): Promise<void> {
  const turns = new Turns(ASKED_AT_ONCE)
  const bySubject = new Map<string, Line[]>()
  for (const line of lines) {
    if (line.kind === 'command') {
      const key = `${line.subject.kind} ${line.subject.id}`
      bySubject.set(key, [...(bySubject.get(key) ?? []), line])
    } else if (line.kind === 'change' || line.kind === 'upload')
      put(
        standingAt(line, line.kind === 'change' ? 'unknown' : 'stopped', store.log.now(), { words: CLOSED }),
      )
  }
  await Promise.all([...bySubject.values()].map((of) => follow(store, of, put, turns, signal)))
  if (signal.aborted) return
  const rest = (kind: Line['kind']) => lines.filter((line) => line.kind === kind)
  for (const plan of rest('plan')) put(endedPlan(plan, partsOf(plan.id), store.log.now()))
  for (const batch of rest('batch')) put(endedBatch(batch, partsOf(batch.id), store.log.now()))
}
