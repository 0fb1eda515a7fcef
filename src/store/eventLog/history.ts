import type { Lifecycle } from '#machines/lifecycle/ask'
import { causesOf } from './chain'
import type { Entry } from './entry'

/** A change of state that this page has seen. */
export interface Happening {
  seq: number
  /** Milliseconds since the epoch. */
  at: number
  from: string
  to: string
  /** What made it happen: a user of this page, the region by itself, or another client. */
  by: 'you' | 'region' | 'other' | 'unknown'
  /** The command it needed or followed: `command.stop`. Undefined where there was none. */
  command: string | undefined
  /** The id of the request whose answer showed it. */
  requestId: string | undefined
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The command that was asked for on this page, as an event of the lifecycle. */
function issued(chain: readonly Entry[]): string | undefined {
  const entry = chain.findLast(({ kind, data }) => kind === 'event' && data['type'] === 'command.issued')
  const request = entry?.data['request'] as { command?: unknown } | undefined
  const name = text(request?.command)
  return name ? `command.${name.slice(name.lastIndexOf('.') + 1)}` : undefined
}

function happening(entries: readonly Entry[], lifecycle: Lifecycle, { seq, at, data }: Entry): Happening {
  const chain = causesOf(entries, seq)
  const from = text(data['from'])
  const to = text(data['to'])
  const asked = issued(chain)
  const steps = Array.isArray(data['steps']) ? data['steps'].map(text) : []
  const needed = steps.findLast((step) => step.startsWith('command.'))
  const isAsked = asked !== undefined && (asked === needed || lifecycle.next(from, asked) === to)
  const reply = chain.findLast(({ kind }) => kind === 'reply')
  return {
    seq,
    at,
    from,
    to,
    by: isAsked ? 'you' : (byVerdict[text(data['verdict'])] ?? 'unknown'),
    command: isAsked ? asked : (needed ?? asked),
    requestId: text(reply?.data['serverRequestId']) || undefined,
  }
}

const byVerdict: Readonly<Record<string, Happening['by']>> = { byServer: 'region', byCommand: 'other' }

/** The last changes of a resource that the log holds, newest first. Rule: LAW-5. */
export const historyOf = (
  entries: readonly Entry[],
  resource: { kind: string; id: string; lifecycle: Lifecycle },
  count: number,
): readonly Happening[] =>
  entries
    .filter(({ kind, subject }) => kind === 'observed' && subject === `${resource.kind}:${resource.id}`)
    .slice(-count)
    .map((entry) => happening(entries, resource.lifecycle, entry))
    .reverse()
