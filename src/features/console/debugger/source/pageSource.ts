import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { aboutText, versionLine } from '#store/api/versions/regionFacts'
import { inspectorOf } from '#store/eventLog/actorInspector'
import type { Entry } from '#store/eventLog/entry'
import { ownPath } from '#model/ownPath'
import type { AppStore, RootState } from '#store/store'
import { charts } from '#machines/charts/charts'
import { sampleOf, sentEvents } from '../model/eventForms'
import { pathsOf } from '#machines/charts/statePaths'
import { machines } from '../noun'
import { followResource } from './followResource'
import { pageActions } from './pageActions'
import type { PastMoment } from './pastMoments'
import type { DebugSource } from './debugSource'
import type { Seen, SeenActor } from '../model/seen'

/** Minimum time between two updates, in milliseconds, so that the page keeps its frame rate under load. */
const SHOW_EVERY_MS = 100

/** Caches the actor of each snapshot: testing a machine with every event is expensive. */
const seenBySnapshot = new WeakMap<AnyMachineSnapshot, SeenActor>()

function seenActor(actor: AnyActorRef): SeenActor {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  const known = seenBySnapshot.get(snapshot)
  if (known) return known
  const seen = seenIn(actor, snapshot)
  seenBySnapshot.set(snapshot, seen)
  return seen
}

function seenIn(actor: AnyActorRef, snapshot: AnyMachineSnapshot): SeenActor {
  const states = pathsOf(snapshot.value)
  const { id } = snapshot.machine
  return {
    name: actor.id,
    machine: id,
    // A machine without states counts as its own state.
    states: states.length > 0 ? states : [id],
    accepts: sentEvents.filter((type) => snapshot.can(sampleOf(type))),
  }
}

/** The address of the page after an entry, ignoring the debugger's own page. */
function pathAt(entries: readonly Entry[], seq: number): string | undefined {
  const routes = entries.filter((entry) => entry.kind === 'route')
  const before = routes.findLast((entry) => entry.seq <= seq && !entry.subject.startsWith(machines.to.page()))
  if (before) return ownPath(before.subject)
  // If the log has dropped the page's entry, the next one has its address.
  const next = routes.find((entry) => entry.seq > seq)
  return next && ownPath(next.data.from)
}

/** The console after an entry of its log; undefined if that is no longer known. */
function pastOf(store: AppStore, seq: number): PastMoment | undefined {
  const state = store.tape?.stateAt(seq) as RootState | undefined
  const { entries, dropped } = store.getState().eventLog
  const path = pathAt(entries, seq)
  if (!state || path === undefined) return undefined
  // Adds the log, which the tape leaves out.
  return {
    path,
    state: { ...state, eventLog: { dropped, entries: entries.filter((entry) => entry.seq <= seq) } },
  }
}

/** The source of this page: its log, the resources in its cache, and its actors. */
export function pageSource(store: AppStore): DebugSource {
  const { live } = inspectorOf(store.log)
  let shown: Seen | undefined
  let version = -1
  let running = live.list()

  function get(): Seen {
    const { entries, dropped } = store.getState().eventLog
    const { observer } = store
    const areResourcesCurrent = version === observer.version
    if (shown?.entries === entries && areResourcesCurrent && running === live.list()) return shown
    running = live.list()
    shown = {
      entries,
      dropped,
      resources: shown && areResourcesCurrent ? shown.resources : observer.known(),
      actors: running.map(seenActor),
    }
    version = observer.version
    return shown
  }

  return {
    kind: 'page',
    charts,
    region: () => ({ versions: versionLine(store.regionVersion), about: aboutText(store.regionVersion) }),
    actions: pageActions(store),
    ...(store.tape && { past: (seq: number) => pastOf(store, seq) }),
    follow: (id) => followResource(store, id),
    get,
    subscribe(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const soon = () => {
        timer ??= setTimeout(() => {
          timer = undefined
          listener()
        }, SHOW_EVERY_MS)
      }
      const stop = [store.subscribe(soon), live.subscribe(soon)]
      return () => {
        clearTimeout(timer)
        stop.forEach((end) => end())
      }
    },
  }
}
