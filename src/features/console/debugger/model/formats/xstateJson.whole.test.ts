import { readFileSync } from 'node:fs'
import {
  createMachine,
  fromCallback,
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ExecutableActionsFrom,
} from 'xstate'
import { expect, test } from 'vitest'
import { isStateless, transitionsOf, type Chart } from '#machines/charts/chart'
import { pathsOf } from '#machines/charts/statePaths'
import { fileOf } from '../../../../../../tools/charts/files'
import { machines } from '../../../../../../tools/charts/machines'
import { xstateJsonOf } from './xstateJson'

// Compares every exported machine with its original: from each common state, every event with every result of the
// guards must lead both to the same states, with the same actions, actors and delays.

type Actions = readonly ExecutableActionsFrom<AnyStateMachine>[]
type Moment = readonly [snapshot: AnyMachineSnapshot, actions: Actions]

/** Two machines that are in the same place. */
interface Pair {
  own: AnyMachineSnapshot
  exported: AnyMachineSnapshot
}

const movesOf = ({ states, edges }: Chart) => [
  ...edges.flatMap(({ moves }) => moves),
  ...states.flatMap(({ stays }) => stays),
]

/** The names of the guards of a chart. */
const guardsOf = (chart: Chart): string[] => [...new Set(movesOf(chart).flatMap(({ guard }) => guard ?? []))]

/** The guards that an event may ask, with those of moves that follow by themselves; all for a delay, which has no name. */
const guardsAskedBy = (chart: Chart, type: string): string[] =>
  type.startsWith('xstate.after')
    ? guardsOf(chart)
    : [
        ...new Set(
          movesOf(chart).flatMap(({ guard, kind, event }) =>
            kind === 'always' || event === type ? (guard ?? []) : [],
          ),
        ),
      ]

/** Every subset of these names. */
const choicesOf = (names: readonly string[]): ReadonlySet<string>[] =>
  names.reduce<ReadonlySet<string>[]>(
    (choices, name) => choices.flatMap((choice) => [choice, new Set([...choice, name])]),
    [new Set<string>()],
  )

/** The value of a computed delay; it does not matter here. */
const COMPUTED_MS = 7

const delayed = (actions: Actions) =>
  actions.flatMap(({ type, params }) => {
    const { event, delay } = (params ?? {}) as { event?: { type: string }; delay?: number }
    return type === 'xstate.raise' && event && delay !== undefined ? [{ event: event.type, delay }] : []
  })

/** The library's actions that start and cancel delays. */
const ofDelays: ReadonlySet<string> = new Set(['xstate.raise', 'xstate.cancel'])

/** A step in plain data. The events of delays have other names in an export, so only their times count. */
function looksOf([snapshot, actions]: Moment) {
  const { value, status, tags } = snapshot
  const history = Object.entries(snapshot.historyValue as Record<string, { id: string }[]>)
  return {
    value,
    status,
    tags: [...tags].toSorted(),
    history: history.map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
    delays: delayed(actions).map(({ delay }) => delay),
    actions: actions
      .filter(({ type }) => !ofDelays.has(type))
      .map(({ type, params }) => {
        const { id, src } = (params ?? {}) as { id?: string; src?: string }
        return [type, id, src].filter((part) => typeof part === 'string').join(' ')
      }),
  }
}

/** An event of a declared type; a wildcard is replaced by any name. */
const eventOf = (type: string) => ({ type: type.replace('*', 'any-1') })

const stubsFor = <Stub>(names: readonly string[], stub: (name: string) => Stub): Record<string, Stub> =>
  Object.fromEntries(names.map((name) => [name, stub(name)]))

/** Walks a machine and its export together. @returns the states that both reach */
function walk(machine: AnyStateMachine, chart: Chart) {
  let allowed: ReadonlySet<string> = new Set()
  const { actions, actors, delays } = machine.implementations
  const guards = guardsOf(chart)
  const stubs = {
    guards: stubsFor(guards, (name) => () => allowed.has(name)),
    actions: stubsFor(Object.keys(actions), () => () => {}),
    actors: stubsFor(Object.keys(actors), () => fromCallback(() => {})),
  }
  const computed = Object.keys(delays).filter((name) => typeof delays[name] !== 'number')
  const computedDelays = stubsFor(computed, () => COMPUTED_MS)
  // Drops the functions of the config: they compute contexts and inputs, which no transition here needs.
  const own = createMachine(JSON.parse(JSON.stringify(machine.config)) as object, {
    ...stubs,
    delays: { ...delays, ...computedDelays },
  })
  const exported = createMachine(JSON.parse(xstateJsonOf(chart)) as object, {
    ...stubs,
    delays: computedDelays,
  })
  const waiting: Pair[] = []
  const seen = new Set<string>()
  const states = new Set<string>()
  const delayNames = new Map<string, string>()
  function meet(mine: Moment, other: Moment, how: string) {
    const looks = looksOf(mine)
    expect({ how, ...looksOf(other) }).toEqual({ how, ...looks })
    for (const [index, { event }] of delayed(mine[1]).entries())
      delayNames.set(event, delayed(other[1])[index]?.event ?? '')
    const key = JSON.stringify([looks.value, looks.history])
    // An actor that has ended, also by an error, has no further steps.
    if (looks.status === 'active' && !seen.has(key)) waiting.push({ own: mine[0], exported: other[0] })
    seen.add(key)
    for (const path of pathsOf(looks.value)) states.add(path)
  }
  const choices = new Map(own.events.map((type) => [type, choicesOf(guardsAskedBy(chart, type))]))
  meet(initialTransition(own) as Moment, initialTransition(exported) as Moment, 'start')
  // The list grows while it is walked.
  for (const at of waiting)
    for (const type of own.events)
      for (allowed of choices.get(type) ?? [])
        meet(
          transition(own, at.own, eventOf(type)) as Moment,
          transition(exported, at.exported, eventOf(delayNames.get(type) ?? type)) as Moment,
          `${JSON.stringify(at.own.value)} on ${type}, allowed: ${[...allowed].join(', ')}`,
        )
  return [...states].toSorted()
}

/** The states that a machine can be in: not those that it leaves at once; none for a stateless machine. */
const statesOf = (chart: Chart): string[] =>
  chart.states
    .filter((state) => state.type !== 'history' && !isStateless(chart))
    .filter((state) => !transitionsOf(chart, state).some(({ move }) => move.kind === 'always'))
    .map(({ id }) => id)
    .toSorted()

test.each(machines.map(({ machine }) => ({ id: machine.id, machine })))(
  '$id as XState JSON loads, and goes where the machine goes',
  ({ id, machine }) => {
    const chart = JSON.parse(readFileSync(fileOf(id), 'utf8')) as Chart
    expect(walk(machine, chart)).toEqual(statesOf(chart))
  },
)
