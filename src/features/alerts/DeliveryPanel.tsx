import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import { paths } from '#src/paths'
import { alertsApi } from '#store/api/resources/alerts'
import { dateOf } from '#store/model/dates'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { useParam } from '#features/routing/useParam'
import { DetailsPanel } from '#features/shared/DetailsPanel'
import { LawCourse } from '#features/shared/law/LawCourse'
import { StateButton } from '#features/shared/law/StateButton'
import { recordPolling } from '#features/shared/polling'
import { Attempts } from './Attempts'
import { triggerWords } from './alertText'
import { deliveryLaw } from './law'
import { useReceiver } from './useReceiver'

/** A delivery, with its course and every attempt. One that is pending is polled until it is over. */
export function DeliveryPanel() {
  const at = useParam('receiver', 'deliveryId')
  const find = alertsApi.endpoints.alertDeliveryFind
  const known = find.useQueryState(at)
  const query = find.useQuery(at, recordPolling(webhookDeliveryLifecycle, known.data?.state))
  const receiver = useReceiver()
  const delivery = query.currentData
  if (!delivery || !receiver) return null
  const row = { delivery, receiver }
  return (
    <DetailsPanel
      title="Delivery"
      name={delivery.alertClass}
      query={query}
      back={paths.alertReceiver(at.receiver)}
      course={<LawCourse law={deliveryLaw} row={row} />}
      items={[
        { label: 'State', value: <StateButton law={deliveryLaw} row={row} /> },
        { label: 'Alert class', value: <code>{delivery.alertClass}</code> },
        { label: 'Trigger', value: triggerWords[delivery.trigger] },
        { label: 'Started', value: <DateText at={dateOf(delivery, 'timeStarted')} /> },
        { label: 'Alert ID', value: <IdText value={delivery.alertId} /> },
        { label: 'ID', value: <IdText value={delivery.id} /> },
      ]}
    >
      <Attempts delivery={delivery} />
    </DetailsPanel>
  )
}
