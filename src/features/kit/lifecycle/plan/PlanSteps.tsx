import type { PlanView, StepProgress } from '#store/actors/underWay'
import { StateMark, type StateTone } from '#ui/feedback/StateBadge'
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
  acting: 'under way',
  waiting: 'waiting',
  refused: 'refused',
  barred: 'not possible',
  next: 'not begun',
}

/** The steps of a plan in order, each with its progress. */
export const PlanSteps = ({ steps }: Pick<PlanView, 'steps'>) => (
  <ol className={styles.steps}>
    {steps.map(({ label, progress }, index) => (
      <li key={index}>
        <StateMark tone={tones[progress]} moving={progress === 'acting'} />
        <span className={styles.step}>{label}</span>
        <span className={styles.progress}>{words[progress]}</span>
      </li>
    ))}
  </ol>
)

/** The steps as marks alone, for a row; the row has their words elsewhere. */
export const PlanMarks = ({ steps }: Pick<PlanView, 'steps'>) => (
  <span className={styles.marks} aria-hidden>
    {steps.map(({ progress }, index) => (
      <StateMark key={index} tone={tones[progress]} moving={progress === 'acting'} />
    ))}
  </span>
)

/** The progress of a plan, in a few words: "Step 1 of 2: Stop web-1". */
export function planStatus({ steps, status, isStalled }: PlanView): string {
  const count = steps.length
  const at = steps.findIndex(({ progress }) => progress !== 'done')
  const step = `Step ${at + 1} of ${count}: ${steps[at]?.label}`
  if (status === 'refused') return `${step}, refused`
  if (status === 'barred') return `${step}, not possible`
  if (status === 'halted') return at === 0 ? 'Cancelled' : `Cancelled after step ${at} of ${count}`
  if (status === 'halting') return `${step}, the last one`
  return isStalled ? `${step}, waiting for long` : step
}
