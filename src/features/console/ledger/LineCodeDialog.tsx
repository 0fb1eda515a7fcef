import { Suspense } from 'react'
import type { Line } from '#store/ledger/line'
import { useAppStore } from '#store/hooks'
import { LateCodeDialog } from '#features/kit/code/ShowCode'
import { lineTitle } from '#features/kit/ledger/lineText'
import { codeOfLine } from './lineCode'

interface LineCodeDialogProps {
  line: Line
  /** All lines, parts as well. */
  lines: readonly Line[]
  onDismiss: () => void
}

/** The requests behind a line of the activity. Rule: CODE-3. */
export function LineCodeDialog({ line, lines, onDismiss }: LineCodeDialogProps) {
  const store = useAppStore()
  return (
    <Suspense>
      <LateCodeDialog
        ask={() => codeOfLine(store, line, lines)}
        about={`${lineTitle(line)}: what the region was sent.`}
        onDismiss={onDismiss}
      />
    </Suspense>
  )
}
