import type { Action } from '@reduxjs/toolkit'
import { factsIn, type StateChange } from '#features/console/debugger/model/factsIn'
import { differences } from '#store/past/differences'
import type { Entry } from '#store/eventLog/entry'
import type { AppStore } from '#store/store'

/** The event log as browser tests read it. Only a build with the mock region has it: see tests/README.md. */
interface LogForTests {
  /** Everything logged so far, oldest first. */
  entries(): readonly Entry[]
  /** The store's state, including the log. */
  state(): object
  /** The actions from which the present can be rebuilt, redacted. */
  tape(): readonly object[]
  /** The changes of state so far, each once, as text: see `Fact`. */
  facts(): readonly string[]
  /** Dispatches an action, for measurements. */
  dispatch(action: Action): void
  /** Records nothing from now on, for measurements of what recording costs. */
  silence(): void
  /** Where the current state differs from the state rebuilt from checkpoint and tape: paths with both values. */
  differences(): readonly string[]
}

declare global {
  interface Window {
    orreryLog?: LogForTests
  }
}

/** Sets `window.orreryLog`. */
export function exposeLog(store: AppStore) {
  const { tape } = store
  const entries = () => {
    store.log.flush()
    return store.getState().eventLog.entries
  }
  window.orreryLog = {
    entries,
    state() {
      store.log.flush()
      return store.getState()
    },
    facts: () => [
      ...factsIn(entries()),
      ...store.observer
        .known()
        .map(({ kind, state }) =>
          JSON.stringify({ machine: kind, from: null, by: [], to: state } satisfies StateChange),
        ),
    ],
    dispatch: (action) => void store.dispatch(action),
    silence() {
      Object.assign(store.log, { record: () => 0, intent: () => 0 })
    },
    tape: () => tape?.played ?? [],
    differences: () => (tape ? differences(store.getState(), tape) : ['there is no tape']),
  }
}
