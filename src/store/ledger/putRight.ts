import { DETAIL_POLL_MS } from '#machines/lifecycle/pollInterval'
import { disksApi } from '../api/resources/disks'
import { floatingIpsApi } from '../api/resources/floatingIps'
import { imagesApi } from '../api/resources/images'
import { instancesApi } from '../api/resources/instances'
import { projectsApi } from '../api/resources/projects'
import { snapshotsApi } from '../api/resources/snapshots'
import { supportBundlesApi } from '../api/resources/supportBundles'
import { vpcsApi } from '../api/resources/vpcs'
import { leftText } from '../commands/many'
import { asApiError } from '../model/apiError'
import { diskKind } from '../observer/kinds/disk'
import { imageKind } from '../observer/kinds/image'
import { instanceKind } from '../observer/kinds/instance'
import { snapshotKind } from '../observer/kinds/snapshot'
import { supportBundleKind } from '../observer/kinds/supportBundle'
import type { ResourceKind } from '../observer/resourceKind'
import type { AppStore } from '../store'
import { standingAt, type Line } from './line'

// What became of the lines whose page was closed before their end.

/** How often a subject in transition is asked for again, at most: ten minutes. */
const MOST_ASKS = 300

interface Answer {
  data?: unknown
  error?: unknown
}

/** The call for one subject by its id, and its kind if it has states. */
interface View {
  kind?: ResourceKind
  ask: (store: AppStore, id: string, forceRefetch: boolean) => PromiseLike<Answer>
}

const instances = instancesApi.endpoints
/** The views of subjects, by kind. */
export const subjectViews: Readonly<Record<string, View | undefined>> = {
  instance: {
    kind: instanceKind,
    ask: ({ dispatch }, instance, forceRefetch) =>
      dispatch(instances.instanceView.initiate({ instance }, { subscribe: false, forceRefetch })),
  },
  disk: {
    kind: diskKind,
    ask: ({ dispatch }, disk, forceRefetch) =>
      dispatch(disksApi.endpoints.diskView.initiate({ disk }, { subscribe: false, forceRefetch })),
  },
  snapshot: {
    kind: snapshotKind,
    ask: ({ dispatch }, snapshot, forceRefetch) =>
      dispatch(
        snapshotsApi.endpoints.snapshotView.initiate({ snapshot }, { subscribe: false, forceRefetch }),
      ),
  },
  image: {
    kind: imageKind,
    ask: ({ dispatch }, image, forceRefetch) =>
      dispatch(imagesApi.endpoints.imageView.initiate({ image }, { subscribe: false, forceRefetch })),
  },
  supportBundle: {
    kind: supportBundleKind,
    ask: ({ dispatch }, bundleId, forceRefetch) =>
      dispatch(
        supportBundlesApi.endpoints.supportBundleView.initiate(
          { bundleId },
          { subscribe: false, forceRefetch },
        ),
      ),
  },
  project: {
    ask: ({ dispatch }, project, forceRefetch) =>
      dispatch(projectsApi.endpoints.projectView.initiate({ project }, { subscribe: false, forceRefetch })),
  },
  vpc: {
    ask: ({ dispatch }, vpc, forceRefetch) =>
      dispatch(vpcsApi.endpoints.vpcView.initiate({ vpc }, { subscribe: false, forceRefetch })),
  },
  floatingIp: {
    ask: ({ dispatch }, floatingIp, forceRefetch) =>
      dispatch(
        floatingIpsApi.endpoints.floatingIpView.initiate({ floatingIp }, { subscribe: false, forceRefetch }),
      ),
  },
}

const CLOSED = 'Its page was closed before its end.'
const spoken = (state: string) => state.replaceAll('_', ' ')

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** What the answer about a subject says of its line. Undefined while the subject is in transition. */
function verdictOf(line: Line, kind: ResourceKind | undefined, answer: Answer, at: number): Line | undefined {
  if (answer.data === undefined) {
    const { statusCode, message } = asApiError(answer.error)
    return statusCode === 404
      ? standingAt(line, 'gone', at)
      : standingAt(line, 'unknown', at, { words: `${CLOSED} ${message}` })
  }
  const state = kind?.read(answer.data)?.state
  if (!kind || state === undefined)
    return standingAt(line, 'unknown', at, { words: `${CLOSED} ${line.subject.name} still exists.` })
  if (kind.lifecycle.isTransitional(state)) return undefined
  return state === line.subject.state
    ? standingAt(line, 'unknown', at, {
        words: `${CLOSED} ${line.subject.name} is ${spoken(state)}, as before.`,
      })
    : standingAt(line, 'done', at, { reached: state })
}

/** Follows the subject of one command until it rests. */
async function follow(
  store: AppStore,
  lines: readonly Line[],
  put: (line: Line) => void,
  signal: AbortSignal,
) {
  const subject = lines[0]?.subject
  const view = subjectViews[subject?.kind ?? '']
  for (let asks = 0; subject && view && subject.id !== '' && asks < MOST_ASKS && !signal.aborted; asks += 1) {
    const answer = await view.ask(store, subject.id, asks > 0)
    if (signal.aborted) return
    const settled = lines.map((line) => verdictOf(line, view.kind, answer, store.log.now()))
    if (settled.every((line) => line !== undefined)) return settled.forEach(put)
    await pause(DETAIL_POLL_MS, signal)
  }
  if (signal.aborted) return
  for (const line of lines) put(standingAt(line, 'unknown', store.log.now(), { words: CLOSED }))
}

/**
 * Puts lines right whose page was closed: asks once for the subject of each command, and again only while it is in
 * transition. Plans, uploads and batches have ended with their page; nothing is sent again.
 *
 * @param put takes each line that was put right
 */
export async function putRight(
  store: AppStore,
  lines: readonly Line[],
  put: (line: Line) => void,
  signal: AbortSignal,
): Promise<void> {
  const bySubject = new Map<string, Line[]>()
  for (const line of lines) {
    if (line.kind === 'command') {
      const key = `${line.subject.kind} ${line.subject.id}`
      bySubject.set(key, [...(bySubject.get(key) ?? []), line])
    } else {
      const standing = line.kind === 'change' ? 'unknown' : 'stopped'
      const { label, rows, left = [] } = line
      const words = rows ? `${leftText({ label, total: rows.total, left })}.` : CLOSED
      put(standingAt(line, standing, store.log.now(), { words }))
    }
  }
  await Promise.all([...bySubject.values()].map((of) => follow(store, of, put, signal)))
}
