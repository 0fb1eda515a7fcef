import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { parseFutureId } from '#store/commands/many'
import { plannedName, planStep } from '#store/commands/plan'
import { useAppStore, useCommand } from '#store/hooks'
import { keysLeft, type Line } from '#store/ledger/line'
import { subjectViews, type Viewed, type ViewedKind } from '#store/ledger/subjectViews'
import { failedNotice } from '#store/api/wire/failedNotice'
import { noticeShown } from '#store/slices/notices'
import { useSelectAgain } from '#features/kit/list/selection/useSelectAgain'
import { lineTitle } from '#features/kit/ledger/lineText'
import { commandsAgain } from './allAgain'

const isViewed = (kind: string): kind is ViewedKind => Object.hasOwn(commandsAgain, kind)

/** A command that can begin again: how the record of its subject is read, and the command with the record. */
function beginningOn<Name extends ViewedKind>(kind: Name, verb: string) {
  const command = commandsAgain[kind]?.find(({ name }) => verb === name || verb === plannedName(name))
  const { ask } = subjectViews[kind]
  return command && { ask, on: (record: Viewed[Name]) => planStep(command, record) }
}

/** That of the command of a line; for a plan it is its last step, without the steps before it. Undefined for other lines. */
const beginningOf = ({ verb, subject: { kind } }: Line) =>
  isViewed(kind) ? beginningOn(kind, verb) : undefined

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
  const store = useAppStore()
  const runCommand = useCommand()
  const selectAgain = useSelectAgain()
  const go = useNavigate()
  return useMemo(() => {
    const titleOf = (line: Line) => `${lineTitle(line)}: cannot be done again`
    return {
      /** Why it cannot be asked for here; undefined if it can. The lifecycle is asked later, with the record. */
      whyNot(line: Line): string | undefined {
        const isWhole = wholeOf(line) !== undefined
        const isEntered = line.kind === 'change' || line.kind === 'upload' || parseFutureId(line.subject.id)
        if (isEntered && !isWhole) return 'What was entered is not kept'
        if (line.endedAt === undefined) return 'It is still under way'
        if (isWhole) return line.standing === 'done' ? wholeDone(line) : undefined
        if (line.kind === 'batch') return leftOf(line) ? undefined : whyNothingLeft(line)
        if (line.standing === 'gone') return `${line.subject.name} is gone`
        return beginningOf(line) ? undefined : 'Begin it again on its own page'
      },
      /** Asks for the record, then begins the command as its menu does; says why if the lifecycle does not allow it. */
      run(line: Line) {
        const whole = wholeOf(line)
        if (whole) return void go(whole)
        const left = leftOf(line)
        if (left) return selectAgain(left.at, left.keys)
        const beginning = beginningOf(line)
        if (!beginning) return
        const { cause } = store.log
        void Promise.resolve(beginning.ask(store, line.subject.id)).then(({ data, error }) =>
          store.log.within(cause, () => {
            if (data === undefined)
              return void store.dispatch(noticeShown(failedNotice(titleOf(line), error)))
            const { command, record } = beginning.on(data)
            const reason = command.why(record)
            if (reason === undefined) return runCommand(command, record)
            store.dispatch(noticeShown({ tone: 'failed', title: titleOf(line), body: `${reason}.` }))
          }),
        )
      },
    }
  }, [store, runCommand, selectAgain, go])
}
