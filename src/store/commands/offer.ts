import { withoutCapital } from '#model/case'
import type { Needs } from '#model/needs'
import { needsOf, type Command } from './command'
import { thirdPerson } from './phrase'
import { planFor, type Plan, type PlanStep, type PossibleStep } from './plan'
import { subjectTitle } from './subjectTitle'

/**
 * Why neither a command nor a plan may run: the user's role, the lifecycle, or a rule of its own. The text is a
 * sentence.
 */
export type OfferReason =
  | { by: 'role'; needs: Needs; text: string }
  | { by: 'lifecycle' | 'own'; text: string }

/** A command as menus, courses and cards offer it for one record: one entry, with the plan to it if it needs one. */
export interface Offer {
  /** "Delete"; "Delete…" with a plan. */
  label: string
  /** Runs the steps that have to come first, and the command. */
  plan?: Plan
  /** The first act of the plan: "Stops it first". */
  first?: string
  /** Why neither the command nor a plan may run. */
  reason?: OfferReason
}

/** "Stops it"; "Stops db-1", for a step of another resource; "Stops import", for a label that names its object. */
function effectOf({ command, record }: PlanStep, { subject }: Plan): string {
  const does = thirdPerson(command.label)
  if (command.label.includes(' ')) return does
  // By title: the subject of a disk's command may be its instance.
  const title = subjectTitle(command.subject(record))
  return `${does} ${title === subjectTitle(subject) ? 'it' : title}`
}

/** The steps before the command in words: "Stops db-1 and detaches it first". */
function firstOf(plan: Plan, command: Command): string {
  const at = plan.steps.findIndex((step) => step.command === command)
  const [first = '', ...others] = plan.steps.slice(0, at).map((step) => effectOf(step, plan))
  const rest = others.map((text) => ` and ${withoutCapital(text)}`)
  return `${first}${rest.join('')} first`
}

/**
 * Whether a command is offered, and how. A command that is not allowed now is offered by its plan if there is one.
 * Rule: PLAN-1.
 *
 * @param by the commands that a plan may contain, each with its record
 * @param whyNot why the user's roles do not allow something
 */
export function offerOf<Row>(
  command: Command<Row>,
  record: Row,
  by: readonly PossibleStep[],
  whyNot: (needs: Needs | undefined) => string | undefined,
): Offer {
  const { label } = command
  const forbids = (needs: Needs | undefined): OfferReason | undefined => {
    const text = whyNot(needs)
    return needs && text ? { by: 'role', needs, text } : undefined
  }
  const byRole = forbids(needsOf(command, record))
  if (byRole) return { label, reason: byRole }
  const text = command.why(record)
  if (text === undefined) return { label }
  const plan = planFor(command, record, by)
  if (!plan) {
    const isByLifecycle = command.allows(command.subject(record).state ?? '') === false
    return { label, reason: { by: isByLifecycle ? 'lifecycle' : 'own', text } }
  }
  const planByRole = plan.needs.map(forbids).find(Boolean)
  if (planByRole) return { label, reason: planByRole }
  return { label: `${label}…`, plan, first: firstOf(plan, command as Command) }
}
