import { Button } from '#ui/actions/Button'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import type { Line } from '#store/ledger/line'
import { logEntry } from '#features/debugger/noun'
import { lineTitle } from '#features/kit/ledger/lineText'
import { Link } from '#features/kit/routing/Link'
import type { useAgain } from './useAgain'
import styles from './ActivityDrawer.module.css'

interface LineActsProps {
  line: Line
  again: ReturnType<typeof useAgain>
  /** The id of this page in the lines that it runs. */
  here: string
  /** Called when one of them is chosen. */
  onChosen: () => void
}

/**
 * The buttons of a line: one begins it again, one leads to its causes in the log. One that is not possible is left out;
 * the menu on the page of all activity says why.
 */
export function LineActs({ line, again, here, onChosen }: LineActsProps) {
  const of = <VisuallyHidden>: {lineTitle(line)}</VisuallyHidden>
  const canRun = again.whyNot(line) === undefined
  const hasCauses = line.page === here
  if (!canRun && !hasCauses) return undefined
  function run() {
    again.run(line)
    onChosen()
  }
  return (
    <span className={styles.acts}>
      {canRun && (
        <Button tone="ghost" size="small" onClick={run}>
          Do again{of}
        </Button>
      )}
      {hasCauses && (
        <Link to={logEntry(line.seq)} onClick={onChosen}>
          Why it happened{of}
        </Link>
      )}
    </span>
  )
}
