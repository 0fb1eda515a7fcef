import { methods } from '#store/api/generated/methods'
import type { Entry, IntentDetails } from '#store/eventLog/entry'
import type { IntentTarget } from '#store/eventLog/intentTarget'
import { regionSwitches } from '#store/eventLog/openPath'
import { charts } from '#machines/charts/charts'
import { textsOf } from './recordedTexts'

// Reads the steps of a user and their results from the log, as input for tests and demos.

/** A state that the debugger reported for the region. */
type Reported = NonNullable<IntentDetails['reports']>

/** One step of a recording. */
export type RecordedStep =
  /** A navigation without a page load that no earlier step caused. */
  | { do: 'goto'; path: string }
  /** The browser's back and forward buttons. */
  | { do: 'back'; by: number; path: string }
  /** An address that an earlier step led to. */
  | { do: 'arrive'; path: string; isSinceAct: boolean }
  | { do: 'click'; at: IntentTarget; times: number }
  /** The text is known if an address or a request has it: the log does not contain typed texts. */
  | { do: 'type'; at: IntentTarget; text: string | undefined }
  | { do: 'pick'; at: IntentTarget; option: string }
  /** Keys, one after another. `isOnPage`: they work only without an open dialog. */
  | { do: 'press'; keys: readonly string[]; isOnPage: boolean }
  /** Makes the next requests of an operation fail. */
  | { do: 'fail'; operation: string; times: number }
  | ({ do: 'report' } & Reported)
  /** A state that a changed resource reached. */
  | Seen
  /** An action of the debugger that no click in the page causes. */
  | { do: 'note'; words: string }

interface Seen {
  do: 'seen'
  kind: string
  name: string
  state: string
  /** Whether the resource is gone in this state. */
  isEnd: boolean
  /** Whether the page has a row for it. */
  hasRow: boolean
  /** Whether the last action caused it. */
  isSinceAct: boolean
}

/** A recording: the world, the first address, and the steps. */
export interface Recording {
  /** The switches of the region, including requested failures. */
  world: Readonly<Partial<Record<(typeof regionSwitches)[number], string>>>
  /** The path and the query of the first page, without switches. */
  start: string
  steps: readonly RecordedStep[]
}

const fields: ReadonlySet<string> = new Set(['textbox', 'searchbox', 'spinbutton', 'slider', 'password'])

/** Maximum time between the clicks of one gesture, in milliseconds. */
const DOUBLE_CLICK_MS = 500

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const isEnd = (kind: string, state: string) =>
  charts
    .find(({ id }) => id === kind)
    ?.states.some(({ id, type, parent }) => id === state && type === 'final' && parent === null) ?? false

const isSwitch = (part: string) => regionSwitches.some((name) => part.startsWith(`${name}=`))

/** An address without the switches of the region. */
function withoutSwitches(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const own = query.split('&').filter((part) => part !== '' && !isSwitch(part))
  return own.length > 0 ? `${path}?${own.join('&')}` : path
}

class Recorder {
  readonly steps: RecordedStep[] = []
  /** Failures that can be part of the region's switches. */
  readonly faults: string[] = []
  /** The steps by the intents that they stand for. */
  private readonly acts = new Map<number, RecordedStep>()
  private readonly bySeq = new Map<number, Entry>()
  /** The resources of commands and reports, as entries name them. */
  private readonly subjects = new Set<string>()
  /** Number of requests of each operation. */
  private readonly calls = new Map<string, number>()
  /** The names of the rows that were used since the page was opened. */
  private rows = new Set<string>()
  private lastAct: Entry | undefined
  /** Whether the page has had an action since it was opened. */
  private hasActed = true

  constructor(
    private readonly texts: ReturnType<typeof textsOf>,
    private path: string,
  ) {}

  take(entry: Entry) {
    this.bySeq.set(entry.seq, entry)
    if (entry.kind === 'intent') this.intent(entry)
    else if (entry.kind === 'route') this.route(entry)
    else if (entry.kind === 'observed') this.observed(entry)
    else if (entry.kind === 'request') this.calls.set(entry.subject, (this.calls.get(entry.subject) ?? 0) + 1)
    else if (entry.kind === 'event' && entry.data.type === 'command.issued') {
      const { kind, name } = entry.data.request.subject
      this.subjects.add(`${kind} ${name}`)
    }
  }

  /** The chain of causes of an entry, latest first, up to the intent. */
  private *causes({ cause }: Entry): Generator<number> {
    for (let seq = cause; seq !== null; seq = this.bySeq.get(seq)?.cause ?? null) yield seq
  }

  private actOf = (entry: Entry) => [...this.causes(entry)].find((seq) => this.acts.has(seq))
  private isSinceAct = (entry: Entry) => {
    const act = this.lastAct?.seq
    return act === undefined || [...this.causes(entry)].includes(act)
  }

  private act(entry: Entry, step: RecordedStep) {
    this.steps.push(step)
    this.acts.set(entry.seq, step)
    this.lastAct = entry
    this.hasActed = true
  }

  private intent(entry: Entry<'intent'>) {
    const { subject, seq } = entry
    const { source, act, at, option, keys, by, fails, reports } = entry.data
    if (by !== undefined) return this.act(entry, { do: 'back', by, path: this.path })
    if (keys !== undefined) {
      const isOnPage = keys !== 'Escape' && !keys.includes('+')
      return this.act(entry, { do: 'press', keys: keys.split(' '), isOnPage })
    }
    if (fails) return this.fail(entry, fails)
    if (reports) {
      this.subjects.add(`${reports.kind} ${reports.name}`)
      return this.act(entry, { do: 'report', ...reports })
    }
    if (!at) {
      const isOther = source === 'debugger' || source === 'palette'
      if (isOther && this.actOf(entry) === undefined) this.act(entry, { do: 'note', words: subject })
      return
    }
    for (let each: IntentTarget | undefined = at; each; each = each.within)
      if (each.role === 'row' && each.has !== undefined) this.rows.add(each.has)
    if (act === 'type') this.act(entry, { do: 'type', at, text: this.texts.get(seq) })
    else if (act !== 'change') this.click(entry, at, option)
    else if (option !== undefined) this.act(entry, { do: 'pick', at, option })
  }

  private click(entry: Entry, at: IntentTarget, option: string | undefined) {
    // Skips clicks that the steps for selecting and typing include.
    if (fields.has(at.role) || option !== undefined) return
    const last = this.steps.at(-1)
    const isAgain =
      last?.do === 'click' && same(last.at, at) && entry.at - (this.lastAct?.at ?? 0) < DOUBLE_CLICK_MS
    if (!isAgain) return this.act(entry, { do: 'click', at, times: 1 })
    this.steps.pop()
    this.act(entry, { ...last, times: last.times + 1 })
  }

  private fail(entry: Entry, { operation, times }: NonNullable<IntentDetails['fails']>) {
    // The log does not have all requests of a query, so the step cannot count them.
    if (methods[operation as keyof typeof methods] === 'GET')
      return this.act(entry, { do: 'fail', operation, times })
    const passes = this.calls.get(operation) ?? 0
    this.faults.push(`fail:${operation}:${times}${passes > 0 ? `:${passes}` : ''}`)
  }

  private route(entry: Entry<'route'>) {
    const { cause } = entry
    const path = withoutSwitches(entry.subject)
    const act = this.actOf(entry)
    const step = act === undefined ? undefined : this.acts.get(act)
    // Some navigations have lost their cause: they count as caused by an action on the page.
    const isLedTo = step !== undefined || (cause === null && this.hasActed)
    if (step?.do === 'back') step.path = path
    if (isLedTo) {
      // Drops an address that is only passed: it may be gone before a test looks.
      if (this.steps.at(-1)?.do === 'arrive') this.steps.pop()
      this.steps.push({ do: 'arrive', path, isSinceAct: this.isSinceAct(entry) })
    } else this.act(entry, { do: 'goto', path })
    this.hasActed = false
    if (path.split('?')[0] !== this.path.split('?')[0]) this.rows = new Set()
    this.path = path
  }

  private observed(entry: Entry<'observed'>) {
    const { kind } = entry.subject
    const { name, to: state } = entry.data
    if (!this.subjects.has(`${kind} ${name}`)) return
    const last = this.steps.at(-1)
    if (last?.do === 'seen' && last.kind === kind && last.name === name) this.steps.pop()
    this.steps.push({
      do: 'seen',
      kind,
      name,
      state,
      isEnd: isEnd(kind, state),
      hasRow: this.rows.has(name),
      isSinceAct: this.isSinceAct(entry),
    })
  }
}

/** Whether a step waits for a transitional state, which may be gone before a test looks. */
const isPassing = (step: RecordedStep) =>
  step.do === 'seen' &&
  (charts
    .find(({ id }) => id === step.kind)
    ?.states.some(({ id, tags }) => id === step.state && tags.includes('transitional')) ??
    false)

/**
 * Converts a log to a recording.
 *
 * @param switches those of the region, if the log no longer has its first address
 */
export function recordingOf(
  entries: readonly Entry[],
  switches: Readonly<Record<string, string>> = {},
): Recording {
  const first = entries.find((entry) => entry.kind === 'route')
  const address = first?.subject ?? '/'
  const start = withoutSwitches(address)
  const recorder = new Recorder(textsOf(entries), start)
  for (const entry of first ? entries.slice(entries.indexOf(first) + 1) : entries) recorder.take(entry)
  const parts = (address.split('?')[1] ?? '').split('&')
  const asked = Object.fromEntries(new URLSearchParams(parts.filter(isSwitch).join('&')))
  const world: Recording['world'] = { ...switches, ...asked }
  const faults = [world.faults, ...recorder.faults].filter(Boolean).join(',')
  return {
    world: { ...world, ...(faults !== '' && { faults }) },
    start,
    steps: recorder.steps.filter((step) => !isPassing(step)),
  }
}
