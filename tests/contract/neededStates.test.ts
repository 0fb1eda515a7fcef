import { expect, it } from 'vitest'
import { barredRequests } from '#store/code/neededStates'
import { allCommands } from '../support/allCommands'

// What scripts wait for is what the commands of the console need: the same lifecycles and the same events.

/** The lifecycles of the things that scripts wait for, by the names of commands. */
const awaited = new Set(['instance', 'disk', 'snapshot'])

it('each event is one of its lifecycle, and each command of a thing that scripts wait for has its request here', () => {
  const known = new Set(
    Object.values(barredRequests).flatMap((all) => all.map(({ kind, event }) => `${kind} ${event}`)),
  )
  const wanted = [...allCommands.values()].flatMap(({ rule }) =>
    rule && awaited.has(rule.lifecycle.id) ? [`${rule.lifecycle.id} ${rule.event}`] : [],
  )
  expect(wanted.length).toBeGreaterThan(10)
  expect([...new Set(wanted)].filter((event) => !known.has(event)).toSorted()).toEqual([
    // It is sent as a resize is, and has the same states.
    'instance command.updateBootDisk',
  ])
})
