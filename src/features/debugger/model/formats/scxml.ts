import type { Chart, ChartState, Move } from '../chart'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const attributes = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escaped(value)}"`]))
    .join('')

const transition = ({ event, guard }: Move, target: string | undefined, indent: string) =>
  `${indent}<transition${attributes({ event: event === '' ? undefined : event, cond: guard, target })}/>`

function stateLines(chart: Chart, state: ChartState, indent: string): string[] {
  const { id, type } = state
  const children = chart.states.filter(({ parent }) => parent === id)
  if (type === 'final') return [`${indent}<final${attributes({ id })}/>`]
  if (type === 'history')
    return [
      `${indent}<history${attributes({ id })}>`,
      `${indent}  <transition${attributes({ target: children[0]?.id ?? initialIn(chart, state.parent) })}/>`,
      `${indent}</history>`,
    ]
  const element = type === 'parallel' ? 'parallel' : 'state'
  const inner = [
    ...state.runs.map((src) => `${indent}  <invoke${attributes({ id: src, src })}/>`),
    ...chart.edges
      .filter(({ from }) => from === id)
      .flatMap(({ to, moves }) => moves.map((move) => transition(move, to, `${indent}  `))),
    ...state.stays.map((move) => transition(move, undefined, `${indent}  `)),
    ...children.flatMap((child) => stateLines(chart, child, `${indent}  `)),
  ]
  const initial = type === 'compound' ? initialIn(chart, id) : undefined
  const open = `${indent}<${element}${attributes({ id, initial })}`
  return inner.length === 0 ? [`${open}/>`] : [`${open}>`, ...inner, `${indent}</${element}>`]
}

const initialIn = ({ states }: Chart, parent: string | null) =>
  states.find((state) => state.parent === parent && state.isInitial)?.id

/** A chart as State Chart XML (W3C). Conditions are named, as the machine names its guards. */
export function scxmlOf(chart: Chart): string {
  const top = chart.states.filter(({ parent }) => parent === null)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0"${attributes({ name: chart.id, initial: initialIn(chart, null) })}>`,
    ...top.flatMap((state) => stateLines(chart, state, '  ')),
    '</scxml>',
    '',
  ].join('\n')
}
