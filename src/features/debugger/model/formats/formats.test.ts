import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { charts } from '../../charts'
import { structureOf } from '../../../../../tools/charts/structure'
import { mermaidOf } from './mermaid'
import { scxmlOf } from './scxml'
import { svgOf } from './svg'
import { xstateJsonOf } from './xstateJson'

const names = charts.map((chart) => ({ id: chart.id, chart }))

/** What a structure and the one after a round trip must share: everything but the words, which need the delays. */
const essence = ({ states, edges }: Pick<ReturnType<typeof structureOf>, 'states' | 'edges'>) => ({
  states: states.map(({ id, type, isInitial, tags, runs }) => ({ id, type, isInitial, tags, runs })),
  edges: edges
    .flatMap(({ id, moves }) => moves.map(({ event, guard }) => `${id} ${event} ${guard ?? ''}`))
    .toSorted(),
})

test.each(names.filter(({ id }) => id !== 'root'))(
  '$id as XState JSON makes the same machine',
  ({ chart }) => {
    const machine = createMachine(JSON.parse(xstateJsonOf(chart)) as object)
    expect(essence(structureOf(machine, chart.kind))).toEqual(essence(chart))
  },
)

/** The elements that are opened and not closed in order; none in a well-formed text. */
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

test('Mermaid has nested states, starts and ends', () => {
  const command = charts.find(({ id }) => id === 'command')
  expect(command && mermaidOf(command)).toBe(`stateDiagram-v2
  [*] --> requesting
  state "requesting" as requesting
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
  requesting --> watching : send is done [watches]
  requesting --> settled : send is done, send fails [isAlreadyGone]
  requesting --> failed : send fails [isAwaited], send fails
  watching --> settled : subject.observed [isAtRest]
  watching --> watching__moving : subject.observed
  watching__moving --> watching__stalled : after 30 s
  note right of requesting
    stays on dialog.left
  end note
`)
})
