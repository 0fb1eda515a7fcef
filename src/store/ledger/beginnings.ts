import type { CommandRequest } from '#machines/interaction/commandRequest'
import type { Beginning } from './line'

/** The beginning of the line of a command, or of a plan as a whole. @param entry the one of the log that led to it */
export const beginningOf = (
  kind: 'command' | 'plan',
  { command, subject, by, partOf }: CommandRequest,
  entry: number | null,
): Beginning => ({
  kind,
  verb: command.name,
  label: command.label,
  subject,
  ...(command.deletes && { deletes: true }),
  ...(command.rule && { event: command.rule.event }),
  ...(by && { begunBy: by }),
  ...(entry !== null && { entry }),
  ...(partOf && { partOf: partOf.line }),
  ...(partOf?.row !== undefined && { row: partOf.row }),
  ...(partOf?.isDecided && { isDecided: true }),
})
