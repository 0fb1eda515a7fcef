import type { Entry } from '#store/eventLog/entry'
import type { IntentTarget } from '#store/eventLog/intentTarget'
import { charts } from '../../charts'

// What a person did and what came of it, as steps: tests and demos are written from them.

/** One step of what was recorded. */
export type RecordedStep =
  | { do: 'goto'; path: string }
  | { do: 'click'; at: IntentTarget }
  /** What was typed is not in the log. */
  | { do: 'type'; at: IntentTarget }
  | { do: 'pick'; at: IntentTarget; option: string }
  /** A resource that something was done to came to a state. */
  | Seen
  /** What was done otherwise than in the page: by the debugger, or by quick actions. */
  | { do: 'note'; words: string }

interface Seen {
  do: 'seen'
  kind: string
  name: string
  state: string
  /** Whether it is gone with that. */
  isEnd: boolean
  /** Whether the page has a row of it. */
  hasRow: boolean
}

/** What was recorded: where it began, and the steps from there. */
export interface Recording {
  /** The path and the query of the first page. */
  start: string
  steps: readonly RecordedStep[]
}

const fields = new Set(['textbox', 'searchbox', 'spinbutton', 'slider', 'combobox', 'password'])
const ticked = new Set(['checkbox', 'radio', 'switch'])

/** A step from a click or a change; undefined for one that another step stands for. */
function stepOf({ subject, data }: Entry): RecordedStep | undefined {
  const at = data['at'] as IntentTarget | undefined
  const { option, source } = data
  if (!at) return source === 'debugger' || source === 'palette' ? { do: 'note', words: subject } : undefined
  if (subject.startsWith('click ')) return fields.has(at.role) ? undefined : { do: 'click', at }
  if (ticked.has(at.role)) return undefined
  return typeof option === 'string' ? { do: 'pick', at, option } : { do: 'type', at }
}

const isEnd = (kind: string, state: string) =>
  charts
    .find(({ id }) => id === kind)
    ?.states.some(({ id, type, parent }) => id === state && type === 'final' && parent === null) ?? false

class Recorder {
  readonly steps: RecordedStep[] = []
  /** What commands were given for, as entries name it. */
  private readonly subjects = new Set<string>()
  /** The names of the rows that were acted on since the page was opened. */
  private rows = new Set<string>()
  /** Whether something was done since the page was opened. */
  private hasActed = true

  take(entry: Entry) {
    if (entry.kind === 'intent') this.intent(entry)
    else if (entry.kind === 'route') this.route(entry)
    else if (entry.kind === 'observed') this.observed(entry)
    else if (entry.kind === 'event' && entry.data['type'] === 'command.issued') {
      const { subject } = entry.data['request'] as { subject: { kind: string; id: string } }
      this.subjects.add(`${subject.kind}:${subject.id}`)
    }
  }

  private intent(entry: Entry) {
    const step = stepOf(entry)
    if (!step) return
    this.steps.push(step)
    this.hasActed = true
    for (let at = entry.data['at'] as IntentTarget | undefined; at; at = at.within)
      if (at.role === 'row' && at.has !== undefined) this.rows.add(at.has)
  }

  private route({ subject }: Entry) {
    // A page that a step before it led to needs no step of its own.
    if (!this.hasActed) this.steps.push({ do: 'goto', path: subject })
    this.hasActed = false
    this.rows = new Set()
  }

  private observed({ subject, data }: Entry) {
    if (!this.subjects.has(subject)) return
    const kind = subject.slice(0, subject.indexOf(':'))
    const name = String(data['name'])
    const state = String(data['to'])
    const last = this.steps.at(-1)
    // What is only passed may be gone before a test looks.
    if (last?.do === 'seen' && last.kind === kind && last.name === name) this.steps.pop()
    this.steps.push({ do: 'seen', kind, name, state, isEnd: isEnd(kind, state), hasRow: this.rows.has(name) })
  }
}

/** What was recorded in a log. */
export function recordingOf(entries: readonly Entry[]): Recording {
  const first = entries.findIndex(({ kind }) => kind === 'route')
  const recorder = new Recorder()
  for (const entry of entries.slice(first + 1)) recorder.take(entry)
  return { start: entries[first]?.subject ?? '/', steps: recorder.steps }
}

/** A text in the quotes of the code. */
export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`
