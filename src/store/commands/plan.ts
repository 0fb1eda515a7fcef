import type { CommandSubject } from '#machines/interaction/commandRequest'
import { restOf, shortestPath } from '#machines/lifecycle/shortestPath'
import { withoutCapital } from '#model/case'
import type { Needs } from '#model/needs'
import { ONE } from './article'
import { needsOf, type Command, type Rule } from './command'
import { sumOfAmounts, type Amounts } from './manyRule'
import type { ConfirmText } from './question'
import { subjectTitle } from './subjectTitle'

/** The name of the plan that leads to a command: `instance.delete.planned`. */
export const plannedName = (command: Command['name']): string => `${command}.planned`

/** A command with its record. */
export interface PlanStep {
  command: Command
  record: unknown
}

/** A command that a plan may contain: it triggers an event of a lifecycle. */
export interface PossibleStep extends PlanStep {
  /** The event that the command triggers, if it belongs to another lifecycle than its own. */
  for?: Rule
}

/** A command with the steps that must precede it: "Stop, then delete". Plain data, like a command. */
export interface Plan {
  /** `instance.delete.planned`: the name in the log. */
  name: string
  /** "Stop, then delete". */
  label: string
  /** The subject of the last step. */
  subject: CommandSubject
  /** At least two, in order. */
  steps: readonly PlanStep[]
  /** The required roles of its steps. */
  needs: readonly Needs[]
  /** The part of the quota that its steps take. */
  takes: Amounts
  confirm: ConfirmText
}

/** A command as a step, for a record. */
export const planStep = <Row>(command: Command<Row>, record: Row): PlanStep => ({
  command: command as Command,
  record,
})

/** A command that a plan may contain, for a record. @param rule the event that it triggers, if not its own */
export const possibleStep = <Row>(command: Command<Row>, record: Row, rule?: Rule): PossibleStep => ({
  ...planStep(command, record),
  ...(rule && { for: rule }),
})

/** "Stop web-1", but "Set as boot disk: data-1"; the title of its act where it has one: "Unlink east from silo ops". */
export const stepLabel = (label: string, subject: Pick<CommandSubject, 'name' | 'part' | 'title'>): string =>
  subject.title ?? `${label}${label.includes(' ') ? ':' : ''} ${subjectTitle(subject)}`

/** "Stop, then delete"; "Stop, detach, then delete". */
function joined(labels: readonly string[]): string {
  const [first = '', ...rest] = labels
  const last = rest.at(-1)
  return last === undefined
    ? first
    : `${[first, ...rest.slice(0, -1).map(withoutCapital)].join(', ')}, then ${withoutCapital(last)}`
}

/** Whether a rule besides the lifecycle's forbids a command. Waiting does not help then. */
const isBarred = ({ command, record }: PlanStep) => command.disabledReason?.(record) !== undefined

/** The steps to a command, by the shortest legal path, the command last; undefined if there is none. */
export function stepsTo(
  { command, record }: PlanStep,
  by: readonly PossibleStep[],
): readonly PlanStep[] | undefined {
  const { rule } = command
  if (!rule || isBarred({ command, record })) return undefined
  const { lifecycle, event } = rule
  const path = shortestPath(lifecycle, command.subject(record).state ?? '', event)
  const last = path?.at(-1)
  // "Start, then reboot" does no more than its first step.
  if (last && last.to !== last.from && restOf(lifecycle, last.to) === last.from) return undefined
  const events = path?.filter(({ kind }) => kind === 'command').map((step) => step.event)
  if (!events) return undefined
  const steps: PlanStep[] = []
  for (const before of events.slice(0, -1)) {
    const found = by.find(({ for: other, command: { rule: own } }) => {
      const made = other ?? own
      return made?.lifecycle === lifecycle && made.event === before
    })
    // The event of another lifecycle may require steps: a disk is detached only from a stopped instance. An event
    // of its own lifecycle requires none: the steps before it are in the list already.
    if (!found || isBarred(found)) return undefined
    const inner = found.for ? stepsTo(found, by) : [found]
    if (!inner) return undefined
    steps.push(...inner)
  }
  return [...steps, { command, record }]
}

/**
 * The plan for a command that is not allowed now. Rule: PLAN-1.
 *
 * @param by the commands that may be part of it, each with its record
 * @param after steps after the command
 * @returns undefined if the command is allowed, or if no sequence of allowed steps leads to it
 */
export function planFor<Row>(
  command: Command<Row>,
  record: Row,
  by: readonly PossibleStep[],
  after: readonly PlanStep[] = [],
): Plan | undefined {
  const steps = stepsTo(planStep(command, record), by)
  if (!steps || steps.length < 2) return undefined
  return planOf(plannedName(command.name), command.subject(record), [...steps, ...after])
}

/**
 * The plan of steps that are known.
 *
 * @param label of the plan; by default those of its steps, one after the other
 */
export function planOf(
  name: string,
  subject: CommandSubject,
  steps: readonly PlanStep[],
  label = joined(steps.map((step) => step.command.label)),
): Plan {
  const texts = steps.flatMap((step) => {
    const text = step.command.confirm?.(step.record, ONE)
    return text ? [{ ...text, label: stepLabel(step.command.label, step.command.subject(step.record)) }] : []
  })
  return {
    name,
    label,
    subject,
    steps,
    needs: steps.flatMap((step) => needsOf(step.command, step.record) ?? []),
    takes: sumOfAmounts(steps.map((step) => step.command.takes?.(step.record) ?? {})),
    confirm: {
      title: [`${label} `, { name: subjectTitle(subject) }, '?'],
      body: 'Each step begins when the one before it is done. You can stop after each of them.',
      steps: texts,
      tone: texts.some(({ tone }) => tone === 'danger') ? 'danger' : 'primary',
    },
  }
}
