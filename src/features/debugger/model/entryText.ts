import type { Entry } from '#store/eventLog/entry'
import { spokenState } from './statePaths'

/** A value of an entry as text. */
export const plain = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

const from = (value: unknown) => (value === null || value === undefined ? 'start' : spokenState(value))

/** What an entry says in one line. Everything in it comes from the entry, which is redacted already. */
export function textOf({ kind, subject, data }: Entry): string {
  switch (kind) {
    case 'event':
      return `${subject.replace('actor/', '')} gets ${String(data['type'])}`
    case 'state':
      return `${subject.replace('actor/', '')}: ${from(data['from'])} → ${spokenState(data['to']) || 'start'}`
    case 'reply': {
      const code = data['errorCode'] ? ` ${JSON.stringify(data['errorCode'])}` : ''
      return `${subject} answers ${plain(data['status'] ?? 'nothing')}${code}`
    }
    case 'observed': {
      const verdict = data['verdict'] === 'byServer' ? '' : ` (${verdictWords(data['verdict'])})`
      return `${String(data['name'])}: ${String(data['from'])} → ${String(data['to'])}${verdict}`
    }
    case 'note':
      return `${subject}: ${plain(data['verdict'] ?? data)}`
    default:
      return subject
  }
}

/** What the law says of a change. */
export function verdictWords(verdict: unknown): string {
  if (verdict === 'byServer') return 'lawful, by the region'
  if (verdict === 'byCommand') return 'lawful, by a command'
  if (verdict === 'unlawful') return 'unlawful'
  if (verdict === 'unknown') return 'a state the lifecycle does not have'
  return String(verdict)
}
