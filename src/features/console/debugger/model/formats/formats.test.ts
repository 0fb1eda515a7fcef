import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { charts } from '#machines/charts/charts'
import { boxLines, type Chart, type Move } from '#machines/charts/chart'
import { structureOf } from '../../../../../../tools/charts/structure'
import { mermaidOf } from './mermaid'
import { scxmlOf } from './scxml'
import { svgOf } from './svg'
import { xstateJsonOf } from './xstateJson'

const names = charts.map((chart) => ({ id: chart.id, chart }))

/** A move without its place; a delay by its time, which the library has in the name of its event. */
const essenceOfMove = ({ event, delay, order: _, ...move }: Move) => ({
  ...move,
  by: delay === undefined ? event : `after ${delay}`,
})

/** A structure without its places: the same after a round trip. */
const essence = ({ states, edges }: Pick<ReturnType<typeof structureOf>, 'states' | 'edges'>) => ({
  states: states.map(({ id, type, isInitial, tags, runs, runIds, entry, exit, stays }) => ({
    id,
    type,
    isInitial,
    tags,
    runs,
    runIds,
    entry,
    exit,
    stays: stays.map(essenceOfMove),
  })),
  edges: edges.map(({ id, moves }) => ({ id, moves: moves.map(essenceOfMove) })),
})

test.each(names)('$id as XState JSON makes the same machine', ({ chart }) => {
  const machine = createMachine(JSON.parse(xstateJsonOf(chart)) as object)
  expect(essence(structureOf(machine, chart.kind))).toEqual(essence(chart))
})

/** The elements that are not closed in order; none in a well-formed text. */
function unclosed(xml: string): string[] {
  const open: string[] = []
  for (const [, close, name = '', rest = ''] of xml.matchAll(/<(\/?)([a-z]+)((?:"[^"]*"|[^">])*)>/gi))
    if (close && open.at(-1) === name) open.pop()
    else if (close || !rest.endsWith('/')) open.push(close + name)
  return open
}

test.each(names)('$id as SCXML and as SVG is well formed, with every state in it', ({ chart }) => {
  const palette = { ground: 'white', box: 'white', line: 'gray', text: 'black', muted: 'gray', tones: {} }
  expect(unclosed(svgOf(chart, palette, new Set()))).toEqual([])
  expect(unclosed(scxmlOf(chart))).toEqual([])
  const scxml = scxmlOf(chart)
  for (const { id } of chart.states) expect(scxml).toContain(`id="${id}"`)
  for (const { to } of chart.edges) expect(scxml).toContain(`target="${to}"`)
})

/** The chart of a machine. */
const chartOf = (id: string): Chart => charts.find((chart) => chart.id === id) as Chart

test('SCXML sends the events of delays itself, and takes them back on the way out', () => {
  const command = scxmlOf(chartOf('command'))
  const event = 'xstate.after.stalled.command.watching.moving'
  expect(command).toContain(`<send id="${event}" event="${event}" delay="30000ms"/>`)
  expect(command).toContain(`<cancel sendid="${event}"/>`)
  expect(command).toContain(`<transition event="${event}" target="watching.stalled"/>`)
  expect(scxmlOf(chartOf('serialConsole'))).toContain('delayexpr="backoff"')
})

test('SCXML takes the ends of its actors by their ids, and stays inside where the machine does', () => {
  const command = scxmlOf(chartOf('command'))
  expect(command).toContain('<invoke id="actor.0.command.requesting" src="send"/>')
  expect(command).toContain('event="done.invoke.actor.0.command.requesting" cond="watches"')
  expect(command).toContain('event="subject.observed" target="watching.moving" type="internal"')
})

test('what Root is asked for is an event of its own, no command of a lifecycle', () => {
  const root = chartOf('root')
  expect(root.states.flatMap(boxLines)).toContain('command.issued')
  expect(mermaidOf(root)).toContain('stays on command.issued')
})

test('Mermaid has nested states, starts and ends', () => {
  expect(mermaidOf(chartOf('command'))).toBe(`stateDiagram-v2
  [*] --> begun
  state "begun" as begun
  state "requesting" as requesting
  state "looking" as looking
  state "watching" as watching
  state watching {
    [*] --> watching__moving
    state "moving" as watching__moving
    state "stalled" as watching__stalled
  }
  state "settled" as settled
  settled --> [*]
  state "failed" as failed
  failed --> [*]
  begun --> watching : at once [isAnswered]
  begun --> requesting : at once
  requesting --> watching : send is done [watches]
  requesting --> settled : send is done, send fails [isAlreadyGone]
  requesting --> looking : send fails [mayBeSo]
  requesting --> failed : send fails [isAwaited], send fails
  looking --> settled : look is done [isSo]
  looking --> failed : look is done [isAwaited], look is done, look fails [isAwaited], look fails
  watching --> settled : subject.observed [isAtRest]
  watching --> watching__moving : subject.observed
  watching__moving --> watching__stalled : after 30 s
  note right of requesting
    stays on dialog.left
  end note
  note right of looking
    stays on dialog.left
  end note
`)
})
