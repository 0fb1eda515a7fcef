import { useCallback } from 'react'
import { whyNotBack } from '#store/kept/deletedRecords'
import { whyNotUndo, type Line } from '#store/ledger/line'
import { copyItem, type RecordItem } from '#features/kit/commands/useCommandItems'
import { useLedgerPart, useUndo } from '#features/kit/ledger/useLedger'
import { Link } from '#features/kit/routing/Link'
import { deletedThings } from '#features/console/deleted/noun'
import { logEntry } from '#features/console/debugger/noun'
import { whyNoCode } from './lineCode'
import { activityOf } from './noun'
import { useAgain } from './useAgain'

/** The entry that does again what a line did. */
function againItem(line: Line, again: ReturnType<typeof useAgain>): RecordItem {
  return {
    kind: 'act',
    key: 'again',
    label: 'Do again',
    group: 'change',
    disabledReason: again.whyNot(line),
    onSelect: () => again.run(line),
  }
}

/** The entry that undoes a change. */
const undoItem = (line: Line, undo: (line: string) => void): RecordItem => ({
  kind: 'act',
  key: 'undo',
  label: 'Undo',
  group: 'change',
  disabledReason: whyNotUndo(line),
  onSelect: () => undo(line.id),
})

/** The entry that brings back what a line deleted; none for any other line. */
function bringBackItem(line: Line): readonly RecordItem[] {
  const { deleted } = line
  if (!deleted) return []
  return [
    {
      kind: 'link',
      key: 'bringBack',
      label: 'Bring back…',
      group: 'change',
      disabledReason: whyNotBack(line),
      link: <Link to={deletedThings.to.page({ project: deleted.project, deleted: deleted.id })} />,
    },
  ]
}

/** The entry that shows the requests of a line. */
const codeItem = (line: Line, here: string, show: (line: Line) => void): RecordItem => ({
  kind: 'act',
  key: 'code',
  label: 'Show code',
  group: 'look',
  disabledReason: whyNoCode(line, here),
  onSelect: () => show(line),
})

/** The entry that leads to the causes of a line. @param here the page whose log there is */
const whyItem = ({ page, entry }: Line, here: string): RecordItem => ({
  kind: 'link',
  key: 'why',
  label: 'Why it happened',
  group: 'look',
  disabledReason:
    page !== here
      ? 'The log of its causes ended when its page was closed'
      : entry === undefined
        ? 'Nothing on this page has caused it'
        : undefined,
  link: <Link to={logEntry(entry ?? 0)} />,
})

/** The entries that lead to the parts of a line, and to the list in which it left something undone. */
const linkItems = ({ id, at, left }: Line, hasParts: boolean): readonly RecordItem[] => [
  ...(hasParts
    ? [
        {
          kind: 'link',
          key: 'parts',
          label: 'Show its parts',
          group: 'look',
          link: <Link to={activityOf(id)} />,
        } as const,
      ]
    : []),
  ...(at && left && left.length > 0
    ? [{ kind: 'link', key: 'list', label: 'Go to its list', group: 'look', link: <Link to={at} /> } as const]
    : []),
]

/**
 * The menu of a line, as a function that changes only with the lines.
 *
 * @param lines all lines, parts as well
 * @param showCode opens the code of a line. Keeps its identity
 */
export function useLineMenu(
  lines: readonly Line[],
  showCode: (line: Line) => void,
): (line: Line) => RecordItem[] {
  const { here } = useLedgerPart()
  const again = useAgain()
  const undo = useUndo()
  return useCallback(
    (line) => {
      const requestId = line.outcome?.requestId
      return [
        againItem(line, again),
        undoItem(line, undo),
        ...bringBackItem(line),
        codeItem(line, here, showCode),
        whyItem(line, here),
        ...linkItems(
          line,
          lines.some(({ partOf }) => partOf === line.id),
        ),
        ...(requestId ? [copyItem('copyRequestId', 'Copy request ID', requestId)] : []),
      ]
    },
    [again, here, lines, showCode, undo],
  )
}
