import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Command } from '#store/commands/command'
import { parseFutureId } from '#store/commands/many'
import { useAppStore, useCommand } from '#store/hooks'
import { keysLeft, type Line } from '#store/ledger/line'
import { subjectViews, type ViewedKind } from '#store/ledger/putRight'
import { entryOf } from '#store/model/entryOf'
import { failedNotice } from '#store/slices/failedNotice'
import { noticeShown } from '#store/slices/notices'
import * as diskCommands from '#features/disks/commands'
import * as floatingIpCommands from '#features/floating-ips/commands'
import * as imageCommands from '#features/images/commands'
import * as instanceCommands from '#features/instances/commands'
import * as projectCommands from '#features/projects/commands'
import * as snapshotCommands from '#features/snapshots/commands'
import * as supportBundleCommands from '#features/support-bundles/commands'
import * as vpcCommands from '#features/vpcs/commands'
import { useSelectAgain } from '#features/kit/list/selection/useSelectAgain'
import { lineTitle } from '#features/kit/ledger/lineText'

const isCommand = (value: unknown): value is Command =>
  typeof value === 'object' && value !== null && 'errorMessage' in value && 'call' in value

/** The commands of the kinds that have a view: what it reads is the record of their subject. */
const modules: Readonly<Record<ViewedKind, Readonly<Record<string, unknown>>>> = {
  disk: diskCommands,
  floatingIp: floatingIpCommands,
  image: imageCommands,
  instance: instanceCommands,
  project: projectCommands,
  snapshot: snapshotCommands,
  supportBundle: supportBundleCommands,
  vpc: vpcCommands,
}

/** The commands that a subject's id is enough to begin again, by name. */
const commands: ReadonlyMap<string, Command> = new Map(
  Object.values(modules).flatMap((module) =>
    Object.values(module)
      .filter(isCommand)
      .map((command) => [command.name, command] as const),
  ),
)

/** The command of a line; that of a plan is its last step, without the steps before it. */
const commandOf = ({ verb }: Line) => commands.get(verb.replace(/\.planned$/, ''))

/** How the subject of a line is read; undefined for a kind that is not. */
const viewOf = ({ subject }: Line) => entryOf(subjectViews, subject.kind)

/** The subject of a command for a record; undefined if the record is not that of its subject. */
function subjectOf(command: Command, record: unknown) {
  try {
    return command.subject(record)
  } catch {
    return undefined
  }
}

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
    const refuse = (line: Line, body: string) =>
      void store.dispatch(noticeShown({ tone: 'failed', title: titleOf(line), body }))
    return {
      /** Why it cannot be asked for here; undefined if it can. Whether the law allows it is asked with the record. */
      whyNot(line: Line): string | undefined {
        const isWhole = wholeOf(line) !== undefined
        const isEntered = line.kind === 'change' || line.kind === 'upload' || parseFutureId(line.subject.id)
        if (isEntered && !isWhole) return 'What was entered is not kept'
        if (line.endedAt === undefined) return 'It is still under way'
        if (isWhole) return line.standing === 'done' ? wholeDone(line) : undefined
        if (line.kind === 'batch') return leftOf(line) ? undefined : whyNothingLeft(line)
        if (line.standing === 'gone') return `${line.subject.name} is gone`
        return commandOf(line) && viewOf(line) ? undefined : 'Begin it again on its own page'
      },
      /** Asks for the record, then begins the command as its menu does; says why if the law does not allow it. */
      run(line: Line) {
        const whole = wholeOf(line)
        if (whole) return void go(whole)
        const left = leftOf(line)
        if (left) return selectAgain(left.at, left.keys)
        const command = commandOf(line)
        const view = viewOf(line)
        if (!command || !view) return
        const { cause } = store.log
        void Promise.resolve(view.ask(store, line.subject.id)).then(({ data, error }) =>
          store.log.within(cause, () => {
            if (data === undefined)
              return void store.dispatch(noticeShown(failedNotice(titleOf(line), error)))
            if (subjectOf(command, data)?.id !== line.subject.id)
              return refuse(line, 'Begin it again on its own page.')
            const reason = command.why(data)
            if (reason !== undefined) return refuse(line, `${reason}.`)
            runCommand(command, data)
          }),
        )
      },
    }
  }, [store, runCommand, selectAgain, go])
}
