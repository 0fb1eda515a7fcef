import type { CommandRequest } from '#machines/interaction/commandRequest'
import type { Command } from '#store/commands/command'
import type { Plan } from '#store/commands/plan'
import { subjectOfAct, subjectTitle } from '#store/commands/subjectTitle'

// A plan as the machines and the log have it.

/** Why a plan runs, for its request and those of its steps. */
type Because = Pick<CommandRequest, 'source' | 'by' | 'partOf'>

/**
 * A plan and its steps as requests for the log and the machines. The last step announces the result.
 *
 * @param because with the batch, if it is a row of one: then it announces nothing
 */
export function requestsOf(plan: Plan, { source, by, partOf }: Because) {
  const isPart = partOf !== undefined
  const request: CommandRequest = {
    command: { name: plan.name, label: plan.label, rule: plan.steps.at(-1)?.command.rule },
    record: null,
    subject: plan.subject,
    source,
    by,
    ...(isPart && { partOf, isStep: true }),
  }
  const steps = plan.steps.map(({ command, record }, index): CommandRequest => {
    const { state, ...first } = subjectOfAct(command, record)
    // A step with a state waits until its subject has left it, since the step before may take effect later. The first step
    // has none before it, so it gets no state and never waits.
    const subject = index > 0 && state !== undefined ? { ...first, state } : first
    const step = { command, record, subject, source, by }
    return isPart || index < plan.steps.length - 1 ? { ...step, isStep: true } : step
  })
  return { request, steps }
}

/** The plan as a command for the confirm dialog. */
export const askedAs = (
  plan: Plan,
): Pick<Command, 'name' | 'label' | 'confirm' | 'errorMessage'> & { plan: Plan } => ({
  name: plan.name,
  label: plan.label,
  plan,
  confirm: () => plan.confirm,
  errorMessage: () => `Could not begin with ${subjectTitle(plan.subject)}`,
})

/** The ids of the subjects of a plan's steps. */
export const planSubjectIds = ({ steps }: Pick<Plan, 'steps'>): ReadonlySet<string> =>
  new Set(steps.map(({ command, record }) => command.subject(record).id))
