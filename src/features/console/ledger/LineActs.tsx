import { useState } from 'react'
import { Button } from '#ui/actions/Button'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { recordIn } from '#store/kept/deletedRecords'
import { whyNotUndo, type Line } from '#store/ledger/line'
import { useUndo } from '#features/kit/ledger/useLedger'
import { deletedThings } from '#features/console/deleted/noun'
import { logEntry } from '#features/console/debugger/noun'
import { lineTitle } from '#features/kit/ledger/lineText'
import { Link } from '#features/kit/routing/Link'
import { LineCodeDialog } from './LineCodeDialog'
import { whyNoCode } from './lineCode'
import type { useAgain } from './useAgain'
import button from '#ui/actions/Button.module.css'
import styles from './ActivityDrawer.module.css'

interface LineActsProps {
  line: Line
  /** All lines, parts as well. */
  lines: readonly Line[]
  again: ReturnType<typeof useAgain>
  /** The id of this page in the lines that it runs. */
  here: string
  /** Called when one of them is chosen. */
  onChosen: () => void
}

/**
 * The buttons of a line: one undoes it, one brings back what it deleted, one begins it again, one shows its code, one
 * leads to its causes in the log. One that is not possible is left out; the menu on the page of all activity says why.
 */
export function LineActs({ line, lines, again, here, onChosen }: LineActsProps) {
  const of = <VisuallyHidden>: {lineTitle(line)}</VisuallyHidden>
  const undoLine = useUndo()
  const [isCodeShown, setCodeShown] = useState(false)
  const canUndo = whyNotUndo(line) === undefined
  const canRun = again.whyNot(line) === undefined
  const causes = line.page === here ? line.entry : undefined
  const deleted = recordIn(line)
  const hasCode = whyNoCode(line, here) === undefined
  if (!canUndo && !canRun && !hasCode && causes === undefined && !deleted) return undefined
  function undo() {
    undoLine(line.id)
    onChosen()
  }
  function run() {
    again.run(line)
    onChosen()
  }
  return (
    <span className={`${styles.acts} ${button.line}`}>
      {canUndo && (
        <Button tone="ghost" size="small" onClick={undo}>
          Undo{of}
        </Button>
      )}
      {canRun && (
        <Button tone="ghost" size="small" onClick={run}>
          Do again{of}
        </Button>
      )}
      {deleted && (
        <Link
          to={deletedThings.to.page({ project: deleted.project, deleted: deleted.id })}
          onClick={onChosen}
        >
          Bring back…{of}
        </Link>
      )}
      {hasCode && (
        <Button tone="ghost" size="small" onClick={() => setCodeShown(true)}>
          Show code{of}
        </Button>
      )}
      {isCodeShown && <LineCodeDialog line={line} lines={lines} onDismiss={() => setCodeShown(false)} />}
      {causes !== undefined && (
        <Link to={logEntry(causes)} onClick={onChosen}>
          Why it happened{of}
        </Link>
      )}
    </span>
  )
}
