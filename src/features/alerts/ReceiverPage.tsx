import { paths } from '#src/paths'
import { alertsApi } from '#store/api/resources/alerts'
import { dateOf } from '#store/model/dates'
import { fleetAdmin } from '#store/model/needs'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/routing/Link'
import { useParam } from '#features/routing/useParam'
import { DetailPage } from '#features/shared/detail/DetailPage'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useAllowed } from '#features/shared/useRoleReason'
import { useShown } from '#features/shared/gone'
import { deleteReceiver } from './commands'

/** The page of one receiver: what was delivered, what it subscribes to, what signs its messages, and a probe. */
export function ReceiverPage() {
  const { receiver: name } = useParam('receiver')
  const query = alertsApi.endpoints.alertReceiverView.useQuery({ receiver: name })
  const receiver = useShown(query, paths.alertReceivers())
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  if (!receiver) return null
  return (
    <DetailPage
      noun="Receiver"
      title={receiver.name}
      context={receiver.description}
      topic="alerts"
      query={query}
      menu={[
        copyId(receiver.id),
        allowed(
          {
            key: 'edit',
            label: 'Edit',
            link: <Link to={paths.alertReceiverEdit(name)} preventScrollReset />,
          },
          fleetAdmin,
        ),
        ...commandItems([deleteReceiver], receiver),
      ]}
      facts={[
        { label: 'Endpoint', value: <code>{receiver.kind.endpoint}</code> },
        { label: 'Created', value: <DateText at={dateOf(receiver, 'timeCreated')} /> },
        { label: 'Updated', value: <DateText at={dateOf(receiver, 'timeModified')} /> },
        { label: 'ID', value: <IdText value={receiver.id} /> },
      ]}
      tabs={[
        { label: 'Deliveries', to: paths.alertReceiver(name) },
        {
          label: 'Subscriptions',
          to: paths.alertSubscriptions(name),
          also: paths.alertSubscriptionsAdd(name),
        },
        { label: 'Secrets', to: paths.webhookSecrets(name), also: paths.webhookSecretsAdd(name) },
        { label: 'Probe', to: paths.alertProbe(name) },
      ]}
    />
  )
}
