import { fileURLToPath } from 'node:url'
import { getInitialSnapshot, getNextTransitions, type AnyStateMachine } from 'xstate'
import type { LifecycleTable } from '#machines/lifecycle/ask'
import { lifecycles } from '#machines/lifecycle/machines'
import { usualOf } from './usual'

/** The folder with the tables of the lifecycles. */
export const tablesFolder = fileURLToPath(new URL('../../src/machines/tables/', import.meta.url))

function statesOf(machine: AnyStateMachine): LifecycleTable['states'] {
  const base = getInitialSnapshot(machine)
  return Object.fromEntries(
    Object.keys(machine.states).map((state) => {
      const snapshot = machine.resolveState({ value: state, context: base.context as object })
      const targets: Record<string, string> = {}
      for (const transition of getNextTransitions(snapshot)) {
        const event = { type: transition.eventType }
        // The library lists empty transitions, which mean "forbidden": `can` excludes them.
        if (!snapshot.can(event)) continue
        targets[transition.eventType] = transition.target?.[0]?.key ?? state
      }
      const { suggests } = (machine.states[state]?.meta ?? {}) as { suggests?: string }
      return [state, { tags: [...snapshot.tags], ...(suggests && { suggests }), targets }]
    }),
  )
}

/** What a lifecycle machine allows in each state, as a table. */
function tableOf(machine: AnyStateMachine): LifecycleTable {
  const gone = Object.keys(machine.states).find((state) => machine.states[state]?.type === 'final')
  const initial = String(getInitialSnapshot(machine).value)
  const states = statesOf(machine)
  const usual = usualOf({
    states: Object.keys(states),
    initial,
    gone,
    events: (state) => new Map(Object.entries(states[state]?.targets ?? {})),
    isTransitional: (state) => states[state]?.tags.includes('transitional') ?? false,
  })
  return { id: machine.id, initial, ...(gone !== undefined && { gone }), usual, states }
}

/** The tables of all lifecycles, by the name of their file. */
export const tables = (): Map<string, LifecycleTable> =>
  new Map(lifecycles.map((machine) => [`${machine.id}.json`, tableOf(machine)]))
