import type { FactValue } from '#store/undo/undoView'
import { formatBytes } from '#ui/format/bytes'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import styles from './Sides.module.css'

const said = (value: FactValue) => (typeof value === 'number' ? formatBytes(value) : value || <EmptyCell />)

interface SidesProps {
  heads: readonly string[]
  rows: readonly { label: string; values: readonly FactValue[] }[]
}

/** The values of what two people have changed, side by side. */
export const Sides = ({ heads, rows }: SidesProps) => (
  <table className={styles.sides}>
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>What</VisuallyHidden>
        </th>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, values }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {heads.map((head, index) => (
            <td key={head}>{said(values[index] ?? '')}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
