import type { ChangeVerdict } from '#machines/lifecycle/ask'
import { subjectText, type BatchData, type Entry } from '#store/eventLog/entry'
import { spokenState } from '#machines/charts/statePaths'

/** An entry as one line. Everything in it comes from the entry, which is redacted already. */
export function textOf(entry: Entry): string {
  const { kind, subject, data } = entry
  switch (kind) {
    case 'event':
      return `${subject.actor} gets ${data.type}`
    case 'state': {
      const from = data.from === null ? 'start' : spokenState(data.from)
      const version = data.version === undefined ? '' : ` (${data.version})`
      return `${subject.actor}: ${from} → ${spokenState(data.to) || 'start'}${version}`
    }
    case 'reply': {
      const code = data.errorCode ? ` "${data.errorCode}"` : ''
      return `${subject} answers ${data.status ?? 'nothing'}${code}`
    }
    case 'observed': {
      const verdict = data.verdict === 'byServer' ? '' : ` (${verdictWords[data.verdict]})`
      return `${data.name}: ${data.from} → ${data.to}${verdict}`
    }
    case 'note':
      return `${subjectText(entry)}: ${data.verdict}`
    case 'batch':
      return batchText(data)
    default:
      return subject
  }
}

/** "Stop of 40 begun"; "web-1: done". */
function batchText({ label, total, phase, row }: BatchData): string {
  if (!row) return `${label} of ${total} ${phase}`
  return `${row.subject.name}: ${row.outcome}${row.words ? ` (${row.words})` : ''}`
}

/** The verdicts on a change of a resource, in words. */
export const verdictWords: Readonly<Record<ChangeVerdict['verdict'], string>> = {
  byServer: 'lawful, by the region',
  byCommand: 'lawful, by a command',
  unlawful: 'unlawful',
  unknown: 'a state the lifecycle does not have',
}

/** The verdict in an entry about a resource; undefined for any other entry. */
export const verdictOf = ({ kind, data }: Entry) =>
  kind === 'observed' || kind === 'note' ? data.verdict : undefined
