import { mkdirSync, writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
import { Actor, type AnyMachineSnapshot, type EventObject } from 'xstate'
import { factsIn, type StateChange } from '#features/debugger/model/factsIn'
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

interface Updated {
  _snapshot: Partial<AnyMachineSnapshot>
}

/** Wraps the methods to watch, once: each test file runs the setup again. */
function watch() {
  const { update } = Actor.prototype as unknown as {
    update: ((this: Updated, snapshot: Partial<AnyMachineSnapshot>, event: EventObject) => void) & {
      isWatched?: true
    }
  }
  if (update.isWatched) return
  const watched: typeof update = function (this: Updated, snapshot, event) {
    if (snapshot.machine) {
      const from = this._snapshot === snapshot ? null : this._snapshot.value
      note({ machine: snapshot.machine.id, from, by: event.type, to: snapshot.value })
    }
    update.call(this, snapshot, event)
  }
  watched.isWatched = true
  Object.assign(Actor.prototype, { update: watched })
  const { record } = EventLog.prototype
  EventLog.prototype.record = function (entry) {
    const seq = record.call(this, entry)
    if (entry.kind === 'observed')
      for (const fact of factsIn([{ ...entry, seq, at: 0, cause: null } as Entry])) seen.add(fact)
    return seq
  }
}

/**
 * Records every move of a region's resources: lawful single steps as transitions, any other by its target only.
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

/** Starts to record machines, in a run with a folder for facts. */
export function watchMachines() {
  if (folder !== undefined) watch()
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
