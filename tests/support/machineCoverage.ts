import { mkdirSync, writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
import { vi } from 'vitest'
import type * as XState from 'xstate'
import type { AnyActorRef, AnyMachineSnapshot, Snapshot } from 'xstate'
import { factsIn, type StateChange } from '#features/console/debugger/model/factsIn'
import type { Entry } from '#store/eventLog/entry'
import { EventLog } from '#store/eventLog/eventLog'
import type { Region } from '#mirage/region'

// Records the transitions of the machines during tests, for the coverage of a whole run: every change of
// state of a running actor, every change of a resource that a store observed, and every move of a resource of the
// mock region. Evaluating a machine for a table does not count.

/** The folder for the facts of a run; without it nothing is recorded. */
const folder = process.env['ORRERY_COVERAGE']

/** Test files share the worker, so its facts outlive each file. */
const seen = ((globalThis as { orreryFacts?: Set<string> }).orreryFacts ??= new Set<string>())

const note = (fact: StateChange) => void seen.add(JSON.stringify(fact))

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => 'machine' in snapshot

/** Notes what the machines of an actor's system do from its start on: by XState's inspection. */
function noteMachines({ system }: AnyActorRef) {
  const last = new WeakMap<object, Snapshot<unknown>>()
  system.inspect((inspected) => {
    if (inspected.type !== '@xstate.snapshot') return
    const { actorRef, event, snapshot } = inspected
    const before = last.get(actorRef)
    // An event that the machine ignores.
    if (before === snapshot || !isOfMachine(snapshot)) return
    const from = before && isOfMachine(before) ? before.value : null
    note({ machine: snapshot.machine.id, from, by: event.type, to: snapshot.value })
    last.set(actorRef, snapshot)
  })
}

/** Notes the machines of all actors that the modules of a test file start. A file has mocks of its own. */
function watchActors() {
  vi.doMock('xstate', async (importOriginal) => {
    const xstate = await importOriginal<typeof XState>()
    const createActor: typeof xstate.createActor = (...given) => {
      const actor = xstate.createActor(...given)
      noteMachines(actor)
      return actor
    }
    return { ...xstate, createActor }
  })
}

let areLogsWatched = false

/** Notes the changes of resources that all logs of this process record. */
function watchLogs() {
  if (areLogsWatched) return
  areLogsWatched = true
  const { record } = EventLog.prototype
  EventLog.prototype.record = function (entry) {
    const seq = record.call(this, entry)
    if (entry.kind === 'observed')
      for (const fact of factsIn([{ ...entry, seq, at: 0, cause: null } as Entry])) seen.add(fact)
    return seq
  }
}

/**
 * Records every move of a region's resources: allowed single steps as transitions, any other by its target only.
 */
export function watchRegion({ stateListeners }: Region) {
  if (folder === undefined) return
  stateListeners.add((_, to, moved) => {
    if (!moved) return
    const { lifecycle, from = null } = moved
    const found = from === null ? undefined : lifecycle.explain(from, to)
    const steps = found && 'steps' in found && found.steps.length === 1 ? found.steps : []
    note({ machine: lifecycle.id, from, by: steps, to })
  })
}

/** Starts to record machines, in a run with a folder for facts; in the setup of each test file. */
export function watchMachines() {
  if (folder === undefined) return
  watchActors()
  watchLogs()
}

/** Writes the facts of this worker so far. */
export function writeFacts() {
  if (folder === undefined || seen.size === 0) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}/unit-${process.pid}-${threadId}.json`,
    JSON.stringify({ source: 'unit', facts: [...seen].sort() }),
  )
}
