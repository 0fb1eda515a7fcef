import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import type { AlertDelivery } from '#store/api/generated/types'
import { alertsApi } from '#store/api/resources/alerts'
import { dateOf, toDate } from '#model/dates'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { load, notFoundUnless, type At, type LoaderInput } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailsPanel, PanelMark } from '#features/kit/detail/DetailsPanel'
import { LifecycleCourse } from '#features/kit/lifecycle/LifecycleCourse'
import { recordPolling } from '#features/kit/queries/polling'
import { StateBadge } from '#ui/feedback/StateBadge'
import { formatLong } from '#ui/format/age'
import { deliveryTone } from '#features/kit/lifecycle/regionTones'
import { ShortId } from '#features/kit/detail/ShortId'
import { idFact } from '#features/kit/detail/recordFacts'
import { useHasFeature } from '#store/useRegionVersion'
import { alertDeliveries, alerts } from '../noun'
import { useReceiver } from '../ReceiverPage'
import {
  answerText,
  attemptsOf,
  attemptTone,
  deliveryResource,
  MAX_ATTEMPTS,
  nextAttemptAt,
  resultWord,
  triggerWord,
} from './lifecycle'
import styles from './DeliveryPanel.module.css'

const { alertDeliveryFind } = alertsApi.endpoints

export async function loader(input: LoaderInput<At<'receiver' | 'deliveryId'>>) {
  const found = await load(alertDeliveryFind, ({ receiver, deliveryId }: At<'receiver' | 'deliveryId'>) => ({
    receiver,
    deliveryId,
  }))(input)
  return input.isGuess ? null : notFoundUnless(found !== null)
}

const seconds = (ms: number) => `${formatLong(ms)} later`

/** The attempts of a delivery on a timeline, and the time of the next one. */
function Attempts({ delivery }: { delivery: AlertDelivery }) {
  const made = attemptsOf(delivery)
  const isPending = webhookDeliveryLifecycle.isTransitional(delivery.state)
  const due = isPending ? nextAttemptAt(delivery) : undefined
  return (
    <section aria-label="Attempts" className={styles.attempts}>
      <h3>Attempts</h3>
      <ol className={styles.line}>
        {made.map((attempt, index) => {
          const before = made[index - 1]
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

/** A delivery with its course and every attempt. Polled while it is pending. */
export function DeliveryPanel() {
  const at = useParam('receiver', 'deliveryId')
  const known = alertDeliveryFind.useQueryState(at)
  const query = alertDeliveryFind.useQuery(at, recordPolling(webhookDeliveryLifecycle, known.data?.state))
  const receiver = useReceiver()
  const hasAlerts = useHasFeature('alertList')
  const delivery = query.currentData
  if (!delivery || !receiver) return null
  const row = { delivery, receiver }
  return (
    <DetailsPanel
      title={alertDeliveries.panels.page}
      name={delivery.alertClass}
      mark={<PanelMark resource={deliveryResource} row={row} />}
      query={query}
      back={alertDeliveries.to.list({ receiver: at.receiver })}
      course={<LifecycleCourse resource={deliveryResource} row={row} />}
      items={[
        { label: 'Alert class', value: <code>{delivery.alertClass}</code> },
        { label: 'Trigger', value: triggerWord(delivery) },
        { label: 'Started', value: <DateText at={dateOf(delivery, 'timeStarted')} /> },
        {
          label: hasAlerts ? 'Alert' : 'Alert ID',
          value: hasAlerts ? (
            <ShortId id={delivery.alertId} to={alerts.to.page({ alertId: delivery.alertId })} />
          ) : (
            <IdText value={delivery.alertId} />
          ),
        },
        idFact(delivery.id),
      ]}
    >
      <Attempts delivery={delivery} />
    </DetailsPanel>
  )
}
