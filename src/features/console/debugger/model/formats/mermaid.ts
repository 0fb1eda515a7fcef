import { type Chart, type ChartState, edgeWords } from '#machines/charts/chart'
import { wireWords } from '#model/case'

/** Replaces the dots of an id: the format allows letters, digits and `_`. */
const safe = (id: string) => id.replaceAll('.', '__')

/** A colon ends a state's name, a line break a statement. */
const label = (text: string) => text.replaceAll(':', ' ')

function stateLines({ states }: Chart, parent: string | null, indent: string): string[] {
  return states
    .filter((state) => state.parent === parent)
    .flatMap((state): string[] => {
      const start = state.isInitial ? [`${indent}[*] --> ${safe(state.id)}`] : []
      return [...start, ...ownLines(state, indent), ...innerLines({ states } as Chart, state, indent)]
    })
}

function ownLines({ id, name, type }: ChartState, indent: string): string[] {
  return [
    `${indent}state "${wireWords(name)}" as ${safe(id)}`,
    ...(type === 'final' ? [`${indent}${safe(id)} --> [*]`] : []),
  ]
}

function innerLines(chart: Chart, { id }: ChartState, indent: string): string[] {
  const inner = stateLines(chart, id, `${indent}  `)
  return inner.length === 0 ? [] : [`${indent}state ${safe(id)} {`, ...inner, `${indent}}`]
}

/** A chart as a state diagram of Mermaid. */
export function mermaidOf(chart: Chart): string {
  const edges = chart.edges.map(({ from, to, moves }) => {
    const words = edgeWords(moves).join(', ') || 'reported'
    return `  ${safe(from)} --> ${safe(to)} : ${label(words)}`
  })
  const notes = chart.states
    .filter(({ stays }) => stays.length > 0)
    .flatMap(({ id, stays }) => [
      `  note right of ${safe(id)}`,
      ...new Set(stays.map(({ words }) => `    stays on ${label(words)}`)),
      '  end note',
    ])
  return ['stateDiagram-v2', ...stateLines(chart, null, '  '), ...edges, ...notes, ''].join('\n')
}
