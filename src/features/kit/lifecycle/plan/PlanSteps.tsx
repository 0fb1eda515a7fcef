import type { PlanView, StepProgress } from '#store/actors/plan/planView'
import { StateMark, type StateTone } from '#ui/feedback/StateBadge'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import styles from './Plan.module.css'

const tones: Record<StepProgress, StateTone> = {
  done: 'well',
  acting: 'motion',
  waiting: 'motion',
  refused: 'failed',
  barred: 'failed',
  next: 'off',
}

const words: Record<StepProgress, string> = {
  done: 'done',
  acting: 'now',
  waiting: 'waiting',
  refused: 'refused',
  barred: 'not possible',
  next: 'next',
}

/** The progress of a step. Of one under way or to come, the mark is enough: "Stop now" would read as a command. */
const StepProgressText = ({ progress }: { progress: StepProgress }) =>
  progress === 'acting' || progress === 'next' ? (
    <VisuallyHidden> {words[progress]}</VisuallyHidden>
  ) : (
    <span className={styles.progress}>{words[progress]}</span>
  )

/** The steps of a plan in order, each with its progress. The name of the plan's own resource is not repeated. */
export const PlanSteps = ({ plan: { steps, name } }: { plan: PlanView }) => (
  <ol className={styles.steps}>
    {steps.map(({ label, progress }, index) => (
      <li key={index}>
        <StateMark tone={tones[progress]} moving={progress === 'acting'} />
        <span className={styles.step}>
          {label.endsWith(` ${name}`) ? (
            <>
              {label.slice(0, -name.length - 1)}
              <VisuallyHidden> {name}</VisuallyHidden>
            </>
          ) : (
            label
          )}
        </span>
        <StepProgressText progress={progress} />
      </li>
    ))}
  </ol>
)

const stepAt = ({ steps }: PlanView) => steps.findIndex(({ progress }) => progress !== 'done')

/** The progress of a plan, beside its steps and in few letters: "Step 1 of 2", "1 of 2 done". */
export function planPlace(plan: PlanView): string {
  const { steps, status, isStalled, ofBatch } = plan
  if (ofBatch) return planStatus(plan)
  const at = stepAt(plan)
  const step = `Step ${at + 1} of ${steps.length}`
  if (status === 'refused') return `${step} refused`
  if (status === 'barred') return `${step} not possible`
  if (status === 'halted') return `${at} of ${steps.length} done`
  return isStalled ? `${step}, waiting for long` : step
}

/** "delete" of "Delete web-1": the row has the name. */
const verbOf = ({ steps, name }: PlanView, index: number): string => {
  const label = steps[index]?.label ?? ''
  const verb = label.endsWith(` ${name}`) ? label.slice(0, -name.length - 1) : label
  return verb.charAt(0).toLowerCase() + verb.slice(1)
}

/** The progress of a plan in the row of its resource: "1 of 2, then delete". */
export function planInRow(plan: PlanView): string {
  const { steps, status, isStalled, ofBatch } = plan
  if (ofBatch) return planStatus(plan)
  const at = stepAt(plan)
  const place = `${at + 1} of ${steps.length}`
  if (status === 'refused') return `${place}: ${verbOf(plan, at)} refused`
  if (status === 'barred') return `${place}: ${verbOf(plan, at)} not possible`
  if (status === 'halted') return at === 0 ? 'Ended' : `Ended after ${at} of ${steps.length}`
  if (status === 'halting') return `${place}, the last one`
  if (isStalled) return `${place}, waiting for long`
  const next = steps.slice(at + 1).map((_, index) => verbOf(plan, at + 1 + index))
  return next.length > 0 ? `${place}, then ${next.join(', ')}` : place
}

/** The progress of a plan, in a few words: "Step 1 of 2: Stop web-1". */
export function planStatus(plan: PlanView): string {
  const { steps, status, isStalled, ofBatch } = plan
  if (ofBatch) return `${plan.label}: ${status === 'underWay' ? 'waiting' : 'failed'}`
  const at = stepAt(plan)
  const step = `Step ${at + 1} of ${steps.length}: ${steps[at]?.label}`
  if (status === 'refused') return `${step}, refused`
  if (status === 'barred') return `${step}, not possible`
  if (status === 'halted') return at === 0 ? 'Ended' : `Ended after step ${at} of ${steps.length}`
  if (status === 'halting') return `${step}, the last one`
  return isStalled ? `${step}, waiting for long` : step
}
