import { sentChanges } from '#store/code/sentChanges'
import { isOpen, type Line } from '#store/ledger/line'
import { consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import { codeOfSteps, type Code } from '#features/kit/code/code'
import { commandToBegin } from './useBegin'

const UPLOADED = 'The form of an upload shows its code: a line has none'
const CLOSED = 'What was sent is known only while its page is open'

/** The command of a line with what reads its subject; undefined for a plan, of which it would be the last step alone. */
const commandOf = (line: Line) =>
  line.kind === 'command' ? commandToBegin(line.subject.kind, line.verb) : undefined

/** Why the code of a line cannot be asked for, as a sentence; undefined if it can. @param here the id of this page */
export function whyNoCode(line: Line, here: string): string | undefined {
  if (line.kind === 'upload') return UPLOADED
  if (isOpen(line)) return 'It is still under way'
  return line.page === here || commandOf(line) ? undefined : CLOSED
}

/** The ids of a line and of all its parts, at any depth. */
function wholeOf({ id }: Line, lines: readonly Line[]): ReadonlySet<string> {
  const ids = new Set([id])
  for (const each of ids) for (const { id: part, partOf } of lines) if (partOf === each) ids.add(part)
  return ids
}

/**
 * The requests of a line: those that the region accepted from this page; for a command of another page, or one that the
 * region refused, what it would send now. Rule: CODE-3.
 *
 * @param lines all lines, parts as well
 * @throws the error of the request that reads its subject
 */
export async function codeOfLine(store: AppStore, line: Line, lines: readonly Line[]): Promise<Code> {
  const requests = await consolePartOf(store, sentChanges).ofLines(wholeOf(line, lines))
  if (requests.length > 0) return { requests }
  const beginning = commandOf(line)
  if (!beginning) return { why: 'The region has accepted nothing of it, or it is too long ago.' }
  const { data, error } = await beginning.ask(store, line.subject.id)
  if (data === undefined) throw error
  return codeOfSteps(store, [beginning.on(data)])
}
