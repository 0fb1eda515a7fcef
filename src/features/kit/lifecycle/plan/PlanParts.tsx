import X from 'lucide-react/icons/x'
import type { PlanView } from '#store/actors/underWay'
import { Button } from '#ui/actions/Button'
import { IconButton } from '#ui/actions/IconButton'
import { Notice } from '#ui/feedback/Notice'
import { Popover } from '#ui/overlays/Popover'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import styles from './Plan.module.css'
import { PlanMarks, planStatus, PlanSteps } from './PlanSteps'

const CANCEL_REST = 'Cancel the rest'

/** The progress of a plan, as text. */
export const PlanStatus = ({ plan }: { plan: PlanView }) => planStatus(plan)

/** A plan on the page of its resource. */
export const PlanSection = ({ plan }: { plan: PlanView }) => (
  <section className={styles.plan} aria-label={`${plan.label} ${plan.name}`}>
    <h2>
      {plan.label} {plan.name}
    </h2>
    <PlanDetail plan={plan} />
  </section>
)

/** A plan in a row: a mark for each step, and the details in a popover. */
export const PlanLine = ({ plan }: { plan: PlanView }) => (
  <span className={styles.row}>
    <PlanMarks steps={plan.steps} />
    <Popover title={`${plan.label} ${plan.name}`} text={planStatus(plan)}>
      {(close) => <PlanDetail plan={plan} onLeave={close} />}
    </Popover>
    {plan.status === 'underWay' && (
      <IconButton label={CANCEL_REST} icon={<X size={14} aria-hidden />} onClick={plan.halt} />
    )}
  </span>
)

/** The steps of a plan, the error that stopped it, and the buttons to resume or cancel it. */
function PlanDetail({ plan, onLeave }: { plan: PlanView; onLeave?: () => void }) {
  const { steps, status, failure, reason } = plan
  const dismiss = () => {
    onLeave?.()
    plan.dismiss()
  }
  return (
    <div className={styles.detail}>
      <PlanSteps steps={steps} />
      {failure && <ErrorNotice title={failure.title} error={failure.error} onRetry={plan.retry} />}
      {status === 'barred' && (
        <Notice tone="failed" title="The plan cannot go on">
          {reason}.
        </Notice>
      )}
      {(status === 'refused' || status === 'barred' || status === 'halted') &&
        steps[0]?.progress === 'done' && <p className={styles.note}>What is done stays done.</p>}
      <div className={styles.actions}>
        {status === 'underWay' && (
          <Button size="small" onClick={plan.halt}>
            {CANCEL_REST}
          </Button>
        )}
        {status === 'halting' && <p className={styles.note}>No further step begins.</p>}
        {status === 'halted' && (
          <Button size="small" onClick={plan.goOn}>
            Go on
          </Button>
        )}
        {status !== 'underWay' && status !== 'halting' && (
          <Button size="small" onClick={dismiss}>
            Close the plan
          </Button>
        )}
      </div>
    </div>
  )
}
