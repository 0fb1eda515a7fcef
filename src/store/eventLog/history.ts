import type { ChangeVerdict, Lifecycle } from '#machines/lifecycle/ask'
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

/** The command that was asked for on this page, as an event of the lifecycle. */
function issued(chain: readonly Entry[]): string | undefined {
  const name = chain
    .flatMap(({ kind, data }) =>
      kind === 'event' && data.type === 'command.issued' ? [data.request.command] : [],
    )
    .at(-1)
  return name && `command.${name.slice(name.lastIndexOf('.') + 1)}`
}

function happening(
  entries: readonly Entry[],
  lifecycle: Lifecycle,
  { seq, at, data }: Entry<'observed'>,
): Happening {
  const chain = causesOf(entries, seq)
  const { from, to } = data
  const asked = issued(chain)
  const needed = ('steps' in data ? data.steps : []).findLast((step) => step.startsWith('command.'))
  const isAsked = asked !== undefined && (asked === needed || lifecycle.next(from, asked) === to)
  const reply = chain.findLast((entry) => entry.kind === 'reply')
  return {
    seq,
    at,
    from,
    to,
    by: isAsked ? 'you' : byVerdict[data.verdict],
    command: isAsked ? asked : (needed ?? asked),
    requestId: reply?.data.serverRequestId ?? undefined,
  }
}

const byVerdict: Readonly<Record<ChangeVerdict['verdict'], Happening['by']>> = {
  byServer: 'region',
  byCommand: 'other',
  unlawful: 'unknown',
  unknown: 'unknown',
}

/** The last changes of a resource that the log holds, newest first. Rule: LAW-5. */
export const historyOf = (
  entries: readonly Entry[],
  resource: { kind: string; id: string; lifecycle: Lifecycle },
  count: number,
): readonly Happening[] =>
  entries
    .filter((entry) => entry.kind === 'observed')
    .filter(({ subject }) => subject.kind === resource.kind && subject.id === resource.id)
    .slice(-count)
    .map((entry) => happening(entries, resource.lifecycle, entry))
    .reverse()
