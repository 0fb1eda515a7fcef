import type { FactValue, UndoView } from '#store/undo/undoView'
import { Button } from '#ui/actions/Button'
import { formatBytes } from '#ui/format/bytes'
import { Dialog } from '#ui/overlays/Dialog'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import styles from './UndoDialog.module.css'

const said = (value: FactValue) => (typeof value === 'number' ? formatBytes(value) : value || <EmptyCell />)

/** Asks whether an undo replaces what has changed meanwhile: before, the change, and now, side by side. Rule: UNDO-3. */
export const UndoDialog = ({ undo: { title, rows, insist, keep } }: { undo: UndoView }) => (
  <Dialog
    open
    role="alertdialog"
    size="free"
    title={`${title} has changed meanwhile`}
    onDismiss={keep}
    footer={
      <>
        <Button tone="ghost" onClick={keep}>
          Keep
        </Button>
        <Button tone="danger" onClick={insist}>
          Put back anyway
        </Button>
      </>
    }
  >
    <p>Undoing your change would also overwrite what has changed since.</p>
    <table className={styles.sides}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>What</VisuallyHidden>
          </th>
          <th scope="col">Before</th>
          <th scope="col">Your change</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, mine, now }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{said(before)}</td>
            <td>{said(mine)}</td>
            <td>{said(now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Dialog>
)
