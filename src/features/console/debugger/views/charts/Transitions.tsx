import { Fragment } from 'react'
import type { Chart, ChartEdge, Move } from '#machines/charts/chart'
import { wireWords } from '#model/case'
import type { ChartMarks } from '../../model/marks'
import styles from './Transitions.module.css'

interface Row {
  key: string
  from: string
  move: Move
  /** Undefined where the state stays. */
  to: string | undefined
  edge: ChartEdge | undefined
}

const rowsOf = (chart: Chart, state: string | undefined): Row[] => [
  ...chart.edges
    .filter(({ from, to }) => state === undefined || from === state || to === state)
    .flatMap((edge) =>
      edge.moves.map((move, index) => ({
        key: `${edge.id} ${index}`,
        from: edge.from,
        move,
        to: edge.to,
        edge,
      })),
    ),
  ...chart.states
    .filter(({ id }) => state === undefined || id === state)
    .flatMap(({ id, stays }) =>
      stays.map((move, index) => ({ key: `${id} ${index}`, from: id, move, to: undefined, edge: undefined })),
    ),
]

/** The trigger of a transition, in words: the command, report or event, and its guard. */
function beginning({ kind, words, guard }: Move): string {
  const begin = kind === 'command' ? `command ${words}` : kind === 'report' ? `report ${words}` : words
  return guard ? `${begin} [${guard}]` : begin
}

function Progress({ edge, marks }: { edge: ChartEdge | undefined; marks: ChartMarks }) {
  if (!edge || !marks.taken.has(edge.id)) return null
  return marks.last.has(edge.id) ? 'last' : 'taken'
}

/** The path of a nested state, with line breaks after its dots. */
const StateName = ({ path }: { path: string }) =>
  path.split('.').map((name, depth) => (
    <Fragment key={name}>
      {depth > 0 && (
        <>
          .<wbr />
        </>
      )}
      {wireWords(name)}
    </Fragment>
  ))

/** The transitions of a chart as a table: of one state, or all. */
export function Transitions({
  chart,
  marks,
  state,
}: {
  chart: Chart
  marks: ChartMarks
  state: string | undefined
}) {
  const rows = rowsOf(chart, state)
  return (
    <table
      className={styles.table}
      aria-label={state === undefined ? 'All transitions' : `Transitions of ${wireWords(state)}`}
    >
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">On</th>
          <th scope="col">To</th>
          <th scope="col">Seen</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, from, move, to, edge }) => (
          <tr key={key} data-taken={(edge && marks.taken.has(edge.id)) || undefined}>
            <td>
              <StateName path={from} />
            </td>
            <td>{beginning(move)}</td>
            <td>
              {to === undefined ? <span className={styles.stays}>stays</span> : <StateName path={to} />}
            </td>
            <td>
              <Progress edge={edge} marks={marks} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
