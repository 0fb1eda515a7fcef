import type { Entry } from '#store/eventLog/entry'
import type { Chart } from '#machines/charts/chart'
import { machineName } from './names'
import { spokenState } from './statePaths'

/** In which way the region and the law differ. Rule: LIFE-9. */
export type Verdict = 'stale' | 'refused' | 'unlawful' | 'unknown' | 'stalled'

export interface Disagreement {
  verdict: Verdict
  entry: Entry
  /** The resource: its kind, its id and its name. */
  kind: string
  id: string
  name: string
  /** What the law says. */
  rule: string
  /** What the region said or did. */
  answer: string
}

/** What each verdict means, in one sentence. */
export const VERDICTS: Readonly<Record<Verdict, string>> = {
  stale: 'The region moved first: the state had changed before the command arrived.',
  refused: 'The lifecycle allows the command, and the region refused it: one of them is wrong.',
  unlawful: 'The resource changed in a way that no path of the lifecycle explains.',
  unknown: 'The region reported a state that the lifecycle does not have.',
  stalled: 'A command is on its way, and nothing has been heard of it for long.',
}

const isVerdict = (value: unknown): value is Verdict => typeof value === 'string' && value in VERDICTS

const spoken = (names: readonly string[]) => names.map((name) => name.replaceAll('_', ' ')).join(', ')

/** The event of a command's name: `instance.stop` is `command.stop`. */
const eventOf = (command: string) => `command.${command.slice(command.indexOf('.') + 1)}`

/** In which states the machine takes an event. */
function statesTaking(chart: Chart, event: string): string[] {
  const leaving = chart.edges
    .filter(({ moves }) => moves.some((move) => move.event === event))
    .map(({ from }) => from)
  return chart.states
    .filter(({ id, stays }) => leaving.includes(id) || stays.some((move) => move.event === event))
    .map(({ id }) => id)
}

function ruleForCommand(chart: Chart | undefined, command: string, state: string): string {
  const states = chart ? statesTaking(chart, eventOf(command)) : []
  if (states.length === 0) return `The lifecycle has no rule for ${command}.`
  const allows = states.includes(state) ? 'allows it' : 'does not allow it'
  return `Last seen ${state.replaceAll('_', ' ')}, which ${allows}. ${command} is allowed in: ${spoken(states)}.`
}

function ruleForChange(chart: Chart | undefined, from: string): string {
  const targets = chart?.edges.filter((edge) => edge.from === from).map(({ to }) => to) ?? []
  if (targets.length === 0) return `Nothing leads on from ${from.replaceAll('_', ' ')}.`
  return `From ${from.replaceAll('_', ' ')} it may go to: ${spoken([...new Set(targets)])}.`
}

interface Named {
  kind: string
  id: string
  name: string
}

/** What commands are for, by the name of the actor that carries each out. */
function commandSubjects(entries: readonly Entry[]): ReadonlyMap<string, Named & { command: string }> {
  const found = new Map<string, Named & { command: string }>()
  for (const { kind, data } of entries) {
    if (kind !== 'event' || data['type'] !== 'command.issued') continue
    const { command, subject } = data['request'] as { command: string; subject: Named }
    found.set(`actor/${String(data['id'])}`, { ...subject, command })
  }
  return found
}

/**
 * Where the region and the law differed, newest first.
 *
 * @param chartOf the chart of a kind of resource
 */
export function disagreementsIn(
  entries: readonly Entry[],
  chartOf: (kind: string) => Chart | undefined,
): Disagreement[] {
  const commands = commandSubjects(entries)
  const names = new Map([...commands.values()].map(({ kind, id, name }) => [`${kind}:${id}`, name]))
  for (const { kind, subject, data } of entries)
    if (kind === 'observed') names.set(subject, String(data['name']))

  function disagreement(entry: Entry): Disagreement[] {
    const { kind: entryKind, subject, data } = entry
    if (entryKind === 'state') {
      const command = commands.get(subject)
      const isStalled = data['machine'] === 'command' && spokenState(data['to']).endsWith('stalled')
      if (!command || !isStalled) return []
      return [
        {
          verdict: 'stalled',
          entry,
          kind: command.kind,
          id: command.id,
          name: command.name,
          rule: `After ${command.command} it should come to rest.`,
          answer: 'No news for 30 seconds.',
        },
      ]
    }
    const { verdict } = data
    if (!isVerdict(verdict)) return []
    const kind = subject.slice(0, subject.indexOf(':'))
    const id = subject.slice(kind.length + 1)
    const named = { verdict, entry, kind, id, name: names.get(subject) ?? id }
    const chart = chartOf(kind)
    if (entryKind === 'note')
      return [
        {
          ...named,
          rule: ruleForCommand(chart, String(data['command']), String(data['state'])),
          answer: String(data['answer']),
        },
      ]
    const from = String(data['from'])
    const to = String(data['to'])
    const rule =
      verdict === 'unknown' && chart
        ? `${machineName(kind)} has the states: ${spoken(chart.states.map((state) => state.name))}.`
        : ruleForChange(chart, from)
    return [{ ...named, rule, answer: `It went from ${from} to ${to}.` }]
  }
  return entries
    .filter(({ kind }) => kind === 'state' || kind === 'note' || kind === 'observed')
    .flatMap(disagreement)
    .reverse()
}
