import { resourceText, type Entry, type LoggedRequest } from '#store/eventLog/entry'
import { wireWords } from '#model/case'
import type { Chart } from '#machines/charts/chart'
import { STALLED_MS } from '#machines/interaction/commandMachine'
import { machineName } from './machineName'
import { spokenState } from '#machines/charts/statePaths'

/** How the region and the lifecycle differ. Rule: LIFE-9. */
export type Verdict = 'stale' | 'refused' | 'unlawful' | 'unknown' | 'stalled'

export interface Disagreement {
  verdict: Verdict
  entry: Entry
  /** The resource: its kind, its id and its name. */
  kind: string
  id: string
  name: string
  /** The rule of the lifecycle, as a sentence. */
  rule: string
  /** The region's response or change, as a sentence. */
  answer: string
}

/** The verdicts, each as a sentence. */
export const VERDICTS: Readonly<Record<Verdict, string>> = {
  stale: 'The region moved first: the state had changed before the command arrived.',
  refused: 'The lifecycle allows the command, and the region refused it: one of them is wrong.',
  unlawful: 'The resource changed in a way that no path of the lifecycle explains.',
  unknown: 'The region reported a state that the lifecycle does not have.',
  stalled: 'A command is on its way, and nothing has been heard of it for long.',
}

const spoken = (names: readonly string[]) => names.map(wireWords).join(', ')

/** The event of a command by its name, for older logs: `instance.stop` is `command.stop`. */
const eventOf = (command: string) => `command.${command.slice(command.indexOf('.') + 1)}`

/** The states in which the machine accepts an event. */
function statesTaking(chart: Chart, event: string): string[] {
  const leaving = chart.edges
    .filter(({ moves }) => moves.some((move) => move.event === event))
    .map(({ from }) => from)
  return chart.states
    .filter(({ id, stays }) => leaving.includes(id) || stays.some((move) => move.event === event))
    .map(({ id }) => id)
}

function ruleForCommand(
  chart: Chart | undefined,
  { command, event = eventOf(command), state }: Entry<'note'>['data'],
): string {
  const states = chart ? statesTaking(chart, event) : []
  if (states.length === 0) return `The lifecycle has no rule for ${command}.`
  const allows = states.includes(state) ? 'allows it' : 'does not allow it'
  return `Last seen ${wireWords(state)}, which ${allows}. ${command} is allowed in: ${spoken(states)}.`
}

function ruleForChange(chart: Chart | undefined, from: string): string {
  const targets = chart?.edges.filter((edge) => edge.from === from).map(({ to }) => to) ?? []
  if (targets.length === 0) return `Nothing leads on from ${wireWords(from)}.`
  return `From ${wireWords(from)} it may go to: ${spoken([...new Set(targets)])}.`
}

/** The requests of commands, by the name of the actor that runs each. */
function commandRequests(entries: readonly Entry[]): ReadonlyMap<string, LoggedRequest> {
  const found = new Map<string, LoggedRequest>()
  for (const { kind, data } of entries)
    if (kind === 'event' && data.type === 'command.issued') found.set(data.id, data.request)
  return found
}

/**
 * The entries in which the region and the lifecycle differ, newest first.
 *
 * @param chartOf the chart of a kind of resource
 */
export function disagreementsIn(
  entries: readonly Entry[],
  chartOf: (kind: string) => Chart | undefined,
): Disagreement[] {
  const commands = commandRequests(entries)
  const names = new Map([...commands.values()].map(({ subject }) => [resourceText(subject), subject.name]))
  for (const { kind, subject, data } of entries)
    if (kind === 'observed') names.set(resourceText(subject), data.name)
  const named = ({ kind, id }: { kind: string; id: string }) => ({
    kind,
    id,
    name: names.get(resourceText({ kind, id })) ?? id,
  })

  function stalled(entry: Entry<'state'>): Disagreement[] {
    const { subject, data } = entry
    const request = commands.get(subject.actor)
    if (!request || data.machine !== 'command' || !spokenState(data.to).endsWith('stalled')) return []
    const { kind, id, name } = request.subject
    const rule = `After ${request.command} it should come to rest.`
    return [
      {
        verdict: 'stalled',
        entry,
        kind,
        id,
        name,
        rule,
        answer: `No news for ${STALLED_MS / 1_000} seconds.`,
      },
    ]
  }

  function refused(entry: Entry<'note'>): Disagreement {
    const { verdict, answer } = entry.data
    const rule = ruleForCommand(chartOf(entry.subject.kind), entry.data)
    return { verdict, entry, ...named(entry.subject), rule, answer }
  }

  function unexplained(entry: Entry<'observed'>): Disagreement[] {
    const { verdict, from, to } = entry.data
    if (verdict !== 'unlawful' && verdict !== 'unknown') return []
    const { kind } = entry.subject
    const chart = chartOf(kind)
    const rule =
      verdict === 'unknown' && chart
        ? `${machineName(kind)} has the states: ${spoken(chart.states.map((state) => state.name))}.`
        : ruleForChange(chart, from)
    return [{ verdict, entry, ...named(entry.subject), rule, answer: `It went from ${from} to ${to}.` }]
  }

  return entries
    .flatMap((entry) => {
      if (entry.kind === 'state') return stalled(entry)
      if (entry.kind === 'note') return [refused(entry)]
      return entry.kind === 'observed' ? unexplained(entry) : []
    })
    .reverse()
}
