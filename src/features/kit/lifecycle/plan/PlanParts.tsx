import X from 'lucide-react/icons/x'
import type { PlanView } from '#store/actors/plan/planView'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'
import { Popover } from '#ui/overlays/Popover'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import styles from './Plan.module.css'
import { planInRow, planPlace, planStatus, PlanSteps } from './PlanSteps'

/** The label of the button that stops a plan, or leaves a row out of a batch. */
const stopLabel = ({ ofBatch }: PlanView) => (ofBatch ? 'Leave out' : 'End after this step')

/** The progress of a plan, as text. */
export const PlanStatus = ({ plan }: { plan: PlanView }) => planStatus(plan)

/** A plan in the course of its resource, in one line: its steps, and the buttons to stop, resume or close it. */
export const PlanSection = ({ plan }: { plan: PlanView }) => {
  const title = `${plan.label} ${plan.name}`
  return (
    <section className={styles.plan} aria-label={title}>
      <PlanSteps plan={plan} />
      {hasMore(plan) ? (
        <Popover title={title} text={planPlace(plan)}>
          {(close) => <PlanDetail plan={plan} onLeave={close} />}
        </Popover>
      ) : (
        <span className={styles.progress}>{planPlace(plan)}</span>
      )}
      <PlanButtons plan={plan} />
    </section>
  )
}

/** A plan in a row, beside the state that has its mark: the steps to come, and the details in a popover. */
export const PlanLine = ({ plan }: { plan: PlanView }) => (
  <span className={styles.row}>
    <Popover title={`${plan.label} ${plan.name}`} text={planInRow(plan)}>
      {(close) => (
        <div className={styles.detail}>
          <PlanSteps plan={plan} />
          <PlanDetail plan={plan} onLeave={close} />
          <div className={styles.actions}>
            <PlanButtons plan={plan} onLeave={close} />
          </div>
        </div>
      )}
    </Popover>
    {plan.status === 'underWay' && (
      <Button size="small" tone="ghost" icon={<X size={14} aria-hidden />} onClick={plan.halt}>
        {plan.ofBatch ? (
          stopLabel(plan)
        ) : (
          <span>
            End<VisuallyHidden> after this step</VisuallyHidden>
          </span>
        )}
      </Button>
    )}
  </span>
)

/** Whether a plan that does not go on has more to say than its steps. */
const hasMore = ({ failure, reason }: PlanView) => failure !== undefined || reason !== undefined

/** Why a plan does not go on. */
function PlanDetail({ plan, onLeave }: { plan: PlanView; onLeave: () => void }) {
  const { steps, status, failure, reason } = plan
  const retry = () => {
    onLeave()
    plan.retry()
  }
  return (
    <div className={styles.detail}>
      {failure && <ErrorNotice isChange title={failure.title} error={failure.error} onRetry={retry} />}
      {status === 'barred' && (
        <Notice tone="failed" title={plan.ofBatch ? `${plan.label}: failed` : 'The plan cannot go on'}>
          {reason}.
        </Notice>
      )}
      {!plan.ofBatch && status !== 'underWay' && status !== 'halting' && steps[0]?.progress === 'done' && (
        <p className={styles.note}>What is done stays done.</p>
      )}
    </div>
  )
}

/** The buttons to stop, resume or close a plan. */
function PlanButtons({ plan, onLeave }: { plan: PlanView; onLeave?: () => void }) {
  const { status } = plan
  const dismiss = () => {
    onLeave?.()
    plan.dismiss()
  }
  if (status === 'underWay')
    return (
      <Button size="small" onClick={plan.halt}>
        {stopLabel(plan)}
      </Button>
    )
  // A batch is closed in its own dialog.
  if (plan.ofBatch) return null
  if (status === 'halting') return <span className={styles.progress}>No further step begins.</span>
  return (
    <>
      {status === 'halted' && (
        <Button size="small" onClick={plan.resume}>
          Go on
        </Button>
      )}
      <Button size="small" onClick={dismiss}>
        <span>
          Close<span className={styles.wide}> the plan</span>
        </span>
      </Button>
    </>
  )
}
