/** What the debugger shows now: a part of its address on its own page, kept in memory beside another page. */
export interface View {
  tab: string | undefined
  /** The id of the machine. */
  chart: string | undefined
  /** The resource by its id, or the actor by its name. */
  of: string | undefined
  /** The state whose details are shown. */
  state: string | undefined
  /** The number of the chosen entry. */
  entry: string | undefined
  /** The filter of the log. */
  text: string | undefined
  /** The kinds of entries that are shown, with commas; all when absent. */
  kinds: string | undefined
  /** The subject whose entries are shown. */
  subject: string | undefined
  /** The number of the last entry that has happened, when the debugger shows the past. */
  at: string | undefined
  /** Any text: the page of that moment is shown beside the part. */
  past: string | undefined
}

const VIEW_PARTS = [
  'tab',
  'chart',
  'of',
  'state',
  'entry',
  'text',
  'kinds',
  'subject',
  'at',
  'past',
] as const satisfies readonly (keyof View)[]

/** What changes; a part that is undefined is taken away. */
export type ViewChange = Partial<View>

/** The machine that is shown first. */
export const FIRST_CHART = 'instance'

/** The view, and how it changes. */
export interface Viewing {
  view: View
  show(change: ViewChange): void
}

/** The view of an address. */
export const viewOf = (query: URLSearchParams): View =>
  Object.fromEntries(VIEW_PARTS.map((part) => [part, query.get(part) ?? undefined])) as unknown as View

/** The address of a changed view. */
export function queryWith(query: URLSearchParams, change: ViewChange): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [part, value] of Object.entries(change))
    if (value === undefined || value === '') next.delete(part)
    else next.set(part, value)
  return next
}
