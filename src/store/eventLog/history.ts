import type { ChangeVerdict, Lifecycle } from '#machines/lifecycle/ask'
import { isCommandEvent } from '#machines/lifecycle/shortestPath'
import { causesOf } from './chain'
import type { Entry } from './entry'

/** A state change observed by this page. */
export interface Happening {
  seq: number
  /** Milliseconds since the epoch. */
  at: number
  from: string
  to: string
  /** The origin of the change: a user of this page, the region itself, or another client. */
  by: 'you' | 'region' | 'other' | 'unknown'
  /** The command that the change required or followed: `command.stop`. Undefined if there was none. */
  command: string | undefined
  /** The id of the request whose response showed the change. */
  requestId: string | undefined
}

/** The command issued on this page, as an event of the lifecycle. */
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
  const needed = ('steps' in data ? data.steps : []).findLast(isCommandEvent)
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

interface Resource {
  kind: string
  id: string
}

const isChangeOf = (entry: Entry, { kind, id }: Resource): entry is Entry<'observed'> =>
  entry.kind === 'observed' && entry.subject.kind === kind && entry.subject.id === id

/** Whether the log has a change of a resource. */
export const hasHistory = (entries: readonly Entry[], resource: Resource): boolean =>
  entries.some((entry) => isChangeOf(entry, resource))

/**
 * The last changes of a resource that the log of this page holds, newest first, with the time, the cause (you, the region,
 * the region after your command, elsewhere) and the id of the request that showed it.
 */
export const historyOf = (
  entries: readonly Entry[],
  resource: Resource & { lifecycle: Lifecycle },
  count: number,
): readonly Happening[] =>
  entries
    .filter((entry) => isChangeOf(entry, resource))
    .slice(-count)
    .map((entry) => happening(entries, resource.lifecycle, entry))
    .reverse()
