import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { parseFutureId } from '#store/commands/many'
import { keysLeft, type Line } from '#store/ledger/line'
import { useSelectAgain } from '#features/kit/list/selection/useSelectAgain'
import { lineTitle } from '#features/kit/ledger/lineText'
import { commandToBegin, useBegin } from './useBegin'

/** The rows that a batch left, and the list that it was begun on; undefined for other lines, and if none is left. */
function leftOf(line: Line) {
  const { at } = line
  const keys = keysLeft(line)
  return at === undefined || keys.length === 0 ? undefined : { at, keys }
}

/** Why a batch has no rows that can be selected again. What it creates, user data above all, may be secret. */
const whyNothingLeft = ({ at, left = [] }: Line) =>
  at === undefined && left.length > 0
    ? 'What was entered is not kept, since it may be secret: create the rest on its own page'
    : 'None of its rows is left'

/** Why a whole that is done is not begun again: it was taken down, or brought back. */
const wholeDone = ({ subject: { id, name } }: Line) =>
  parseFutureId(id) ? `${name} is back` : `${name} is gone`

/**
 * Where a line that takes something down, or brings it back, goes on: its page reads again what is left. Undefined for
 * other lines.
 */
const wholeOf = ({ kind, subject, at }: Line) => (kind === 'batch' && subject.id !== '' ? at : undefined)

/** Begins the command of a line again, on the record as it is now. */
export function useAgain() {
  const begin = useBegin()
  const selectAgain = useSelectAgain()
  const go = useNavigate()
  return useMemo(
    () => ({
      /** Why it cannot be asked for here; undefined if it can. The lifecycle is asked later, with the record. */
      whyNot(line: Line): string | undefined {
        const isWhole = wholeOf(line) !== undefined
        const isEntered = line.kind === 'change' || line.kind === 'upload' || parseFutureId(line.subject.id)
        if (isEntered && !isWhole) return 'What was entered is not kept'
        if (line.endedAt === undefined) return 'It is still under way'
        if (isWhole) return line.standing === 'done' ? wholeDone(line) : undefined
        if (line.kind === 'batch') return leftOf(line) ? undefined : whyNothingLeft(line)
        if (line.standing === 'gone') return `${line.subject.name} is gone`
        return commandToBegin(line.subject.kind, line.verb) ? undefined : 'Begin it again on its own page'
      },
      /** Asks for the record, then begins the command as its menu does; says why if the lifecycle does not allow it. */
      run(line: Line) {
        const whole = wholeOf(line)
        if (whole) return void go(whole)
        const left = leftOf(line)
        if (left) return selectAgain(left.at, left.keys)
        const { kind, id } = line.subject
        void begin({ kind, id, verb: line.verb, failed: `${lineTitle(line)}: cannot be done again` })
      },
    }),
    [begin, selectAgain, go],
  )
}
