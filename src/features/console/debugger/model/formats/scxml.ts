import { transitionsOf, type Chart, type ChartState, type Transition } from '#machines/charts/chart'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const attributes = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escaped(value)}"`]))
    .join('')

/** The id of an actor. An id in XML does not begin with a digit. */
const actorOf = (id: string) => `actor.${id}`

/** The format's name of an event: it has other names for the ends of actors. */
const eventOf = (event: string): string | undefined =>
  event === ''
    ? undefined
    : event
        .replace(/^xstate\.done\.(?=actor\.)/, 'done.invoke.')
        .replace(/^xstate\.error\.(?=actor\.)/, 'error.platform.')

/** A transition; internal if its target is inside the state, unless the machine re-enters the state. */
function transitionLine(from: string, { move, to }: Transition): string {
  const isInside = to?.startsWith(`${from}.`) && !move.reenter
  return `<transition${attributes({
    event: eventOf(move.event),
    cond: move.guard,
    target: to,
    type: isInside ? 'internal' : undefined,
  })}/>`
}

/** The entry and exit actions of a state with delays: they send and cancel the events of the delays. */
function delayLines(transitions: readonly Transition[]): string[] {
  const delays = new Map(
    transitions.flatMap(({ move: { event, delay } }) =>
      delay === undefined ? [] : [[event, delay] as const],
    ),
  )
  if (delays.size === 0) return []
  const sent = [...delays].map(([event, delay]) => {
    const time = typeof delay === 'number' ? { delay: `${delay}ms` } : { delayexpr: delay }
    return `  <send${attributes({ id: event, event, ...time })}/>`
  })
  const cancelled = [...delays.keys()].map((event) => `  <cancel${attributes({ sendid: event })}/>`)
  return ['<onentry>', ...sent, '</onentry>', '<onexit>', ...cancelled, '</onexit>']
}

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
  const transitions = transitionsOf(chart, state)
  const inner = [
    ...[
      ...delayLines(transitions),
      ...state.runs.map(
        (src, index) => `<invoke${attributes({ id: actorOf(state.runIds?.[index] ?? src), src })}/>`,
      ),
      ...transitions.map((each) => transitionLine(id, each)),
    ].map((line) => `${indent}  ${line}`),
    ...children.flatMap((child) => stateLines(chart, child, `${indent}  `)),
  ]
  const initial = type === 'compound' ? initialIn(chart, id) : undefined
  const open = `${indent}<${element}${attributes({ id, initial })}`
  return inner.length === 0 ? [`${open}/>`] : [`${open}>`, ...inner, `${indent}</${element}>`]
}

const initialIn = ({ states }: Chart, parent: string | null) =>
  states.find((state) => state.parent === parent && state.isInitial)?.id

/** Converts a chart to State Chart XML (W3C). Guards and computed delays keep the machine's names. */
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
