import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import type { AlertDelivery } from '#store/api/generated/types'
import { dateOf, toDate } from '#store/model/dates'
import { StateBadge } from '#ui/feedback/StateBadge'
import { DateText } from '#ui/text/DateText'
import { deliveryTone } from '#features/shared/stateTones'
import { answerText, attemptTone, MAX_ATTEMPTS, nextAttemptAt, resultWord } from './alertText'
import styles from './Attempts.module.css'

const seconds = (ms: number) =>
  ms < 60_000 ? `${Math.round(ms / 1_000)} s later` : `${Math.round(ms / 60_000)} min later`

/** The attempts of a delivery along a line of time, and when the next one is due. */
export function Attempts({ delivery }: { delivery: AlertDelivery }) {
  const made = delivery.attempts.webhook
  const isPending = webhookDeliveryLifecycle.isTransitional(delivery.state)
  const due = isPending ? nextAttemptAt(delivery) : undefined
  return (
    <section aria-label="Attempts" className={styles.attempts}>
      <h3>Attempts</h3>
      <ol className={styles.line}>
        {made.map((attempt, at) => {
          const before = made[at - 1]
          return (
            <li key={attempt.attempt} className={styles.attempt}>
              <span className={styles.head}>
                <StateBadge tone={attemptTone(attempt)} label={resultWord(attempt)} />
                <span className={styles.answer}>{answerText(attempt)}</span>
              </span>
              <span className={styles.when}>
                Attempt {attempt.attempt} of {MAX_ATTEMPTS}, <DateText at={dateOf(attempt, 'timeSent')} />
                {before && `, ${seconds(Date.parse(attempt.timeSent) - Date.parse(before.timeSent))}`}
              </span>
            </li>
          )
        })}
        {due !== undefined && (
          <li className={styles.attempt}>
            <span className={styles.head}>
              <StateBadge tone={deliveryTone(delivery.state)} label="Due" moving />
            </span>
            <span className={styles.when}>
              Attempt {made.length + 1} of {MAX_ATTEMPTS},{' '}
              <DateText at={toDate(new Date(due).toISOString())} />
            </span>
          </li>
        )}
      </ol>
      {made.length === 0 && due === undefined && <p>None was made.</p>}
    </section>
  )
}
