import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import type { Alert, AlertDelivery } from '#store/api/generated/types'
import { alertsApi } from '#store/api/resources/alerts'
import { capital, toWire, wireWords } from '#model/case'
import { dateOf } from '#model/dates'
import { StateBadge } from '#ui/feedback/StateBadge'
import type { Column } from '#ui/tables/column'
import { DateText } from '#ui/text/DateText'
import { Link } from '#features/kit/routing/Link'
import { load, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { loadFailureTitle } from '#features/kit/errors/failureTitle'
import { DetailsPanel } from '#features/kit/detail/DetailsPanel'
import { deliveryTone } from '#features/kit/lifecycle/regionTones'
import { CardTable } from '#features/kit/list/CardTable'
import { idFact } from '#features/kit/detail/recordFacts'
import { TextToCopy } from '#features/shared/text/TextToCopy'
import { alertDeliveries, alerts } from '../noun'
import styles from './list.module.css'

const { alertView, deliveriesOfAlert } = alertsApi.endpoints

export const loader = load(alertView, ({ alertId }: At<'alertId'>) => ({ alertId }))

/** An alert: its payload, and the deliveries of it. */
export function AlertPanel() {
  const { alertId } = useParam('alertId')
  const query = alertView.useQuery({ alertId })
  const alert = query.currentData
  if (!alert) return null
  return (
    <DetailsPanel
      title={alerts.panels.page}
      name={alert.class}
      query={query}
      back={alerts.to.list()}
      items={[
        { label: 'Class', value: <code>{alert.class}</code> },
        { label: 'Version of the payload', value: alert.version },
        { label: 'Raised', value: <DateText at={dateOf(alert, 'timeCreated')} /> },
        idFact(alert.id),
      ]}
    >
      <TextToCopy
        title="Payload"
        copyLabel="Copy payload"
        text={JSON.stringify(toWire(alert.alert), null, 2)}
      />
      <Deliveries alert={alert} />
    </DetailsPanel>
  )
}

/** A delivery of the alert, with the name of its receiver. */
interface Row {
  delivery: AlertDelivery
  receiver: string
}

const columns: readonly Column<Row>[] = [
  {
    id: 'receiver',
    header: 'Receiver',
    cell: ({ delivery, receiver }) => (
      <Link to={alertDeliveries.to.page({ receiver, deliveryId: delivery.id })}>{receiver}</Link>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ delivery: { state } }) => (
      <StateBadge
        tone={deliveryTone(state)}
        label={capital(wireWords(state))}
        moving={webhookDeliveryLifecycle.isTransitional(state)}
      />
    ),
  },
  {
    id: 'started',
    header: 'Started',
    cell: ({ delivery }) => <DateText at={dateOf(delivery, 'timeStarted')} />,
  },
]

const rowKey = ({ delivery }: Row) => delivery.id

/** The deliveries of an alert to all receivers. */
function Deliveries({ alert }: { alert: Alert }) {
  const query = deliveriesOfAlert.useQuery({ alertId: alert.id, since: alert.timeCreated })
  return (
    <section className={styles.deliveries}>
      <h3>{alertDeliveries.title}</h3>
      <CardTable
        label={alertDeliveries.title}
        queries={[{ ...query, failed: loadFailureTitle(alertDeliveries.title) }]}
        columns={columns}
        rows={query.data}
        rowKey={rowKey}
        empty={{ title: 'No deliveries', body: 'No receiver subscribes to this class.' }}
      />
    </section>
  )
}
