import type { EntryKind } from '#store/eventLog/entry'
import { KINDS } from '../model/logFilter'

/** The parts of the debugger, in the order of their tabs. */
export const TABS = ['charts', 'log', 'sequence', 'disagreements', 'send', 'coverage'] as const
export type TabName = (typeof TABS)[number]

/** The view of the debugger: a part of the address on its page, in memory below another page. */
export interface DebuggerView {
  tab: TabName | undefined
  /** The id of the machine. */
  chart: string | undefined
  /** The resource by its id, or the actor by its name. */
  of: string | undefined
  /** The state whose details are shown. */
  state: string | undefined
  /** The number of the chosen entry. */
  entry: number | undefined
  /** The filter of the log. */
  text: string | undefined
  /** The kinds of entries that are shown; all when there is none. */
  kinds: readonly EntryKind[]
  /** `shown`: the entries of the machinery are shown too. */
  internal: 'shown' | undefined
  /** The subject whose entries are shown, as text. */
  subject: string | undefined
  /** The number of the last entry that has happened, when the debugger shows the past. */
  at: number | undefined
  /** `page`: the page of that moment is shown too. */
  past: 'page' | undefined
}

/** A change of the view; undefined removes a part. */
export type ViewChange = Partial<DebuggerView>

/** The machine that is shown first. */
export const FIRST_CHART = 'instance'

/** The view, and a function that changes it. */
export interface Viewing {
  view: DebuggerView
  show(change: ViewChange): void
}

/** The view of an address. An invalid value counts as absent. */
export function debuggerViewOf(query: URLSearchParams): DebuggerView {
  const text = (part: keyof DebuggerView) => query.get(part) ?? undefined
  const seq = (part: keyof DebuggerView) => (/^\d+$/.test(text(part) ?? '') ? Number(text(part)) : undefined)
  const kinds = (text('kinds') ?? '').split(',')
  return {
    tab: TABS.find((tab) => tab === text('tab')),
    chart: text('chart'),
    of: text('of'),
    state: text('state'),
    entry: seq('entry'),
    text: text('text'),
    kinds: KINDS.filter((kind) => kinds.includes(kind)),
    internal: text('internal') === 'shown' ? 'shown' : undefined,
    subject: text('subject'),
    at: seq('at'),
    past: text('past') === 'page' ? 'page' : undefined,
  }
}

/** The address of a changed view. */
export function queryWith(query: URLSearchParams, change: ViewChange): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [part, value] of Object.entries(change)) {
    // Kinds are joined by commas.
    const text = String(value ?? '')
    if (text === '') next.delete(part)
    else next.set(part, text)
  }
  return next
}
