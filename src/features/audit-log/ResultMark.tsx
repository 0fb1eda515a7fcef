import type { AuditLogEntry, AuditLogEntryResult } from '#store/api/generated/types'
import { StateBadge, type StateTone } from '#ui/feedback/StateBadge'
import { resultText } from './entryText'

/** The colour of a result. */
export const resultTones: Readonly<Record<AuditLogEntryResult['kind'], StateTone>> = {
  success: 'well',
  error: 'failed',
  unknown: 'unknown',
}

/** The result of a call. */
export const ResultMark = ({ entry }: { entry: AuditLogEntry }) => (
  <StateBadge tone={resultTones[entry.result.kind]} label={resultText(entry)} />
)
