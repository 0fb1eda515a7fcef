import { alertsApi } from '#store/api/resources/alerts'
import { fleetAdmin } from '#model/needs'
import { loadListed, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { useTabs } from '#features/kit/detail/useTabs'
import { createdFact, idFact, updatedFact } from '#features/kit/detail/recordFacts'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { useShown } from '#features/kit/queries/gone'
import { deleteReceiver } from './commands'
import { alertReceivers } from './noun'

const { alertReceiverList, alertReceiverView } = alertsApi.endpoints

export const loader = loadListed(
  alertReceiverView,
  alertReceiverList,
  'receiver',
  ({ receiver }: At<'receiver'>) => ({ receiver }),
)

/** The receiver of the current page; the loader has fetched it. */
export function useReceiver() {
  const { receiver } = useParam('receiver')
  return alertReceiverView.useQuery({ receiver }).data
}

/** The page of one receiver: deliveries, subscriptions, signing secrets, and a probe. */
export function ReceiverPage() {
  const { receiver: name } = useParam('receiver')
  const query = alertReceiverView.useQuery({ receiver: name })
  const receiver = useShown(query, alertReceivers.to.list())
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const tabs = useTabs()
  if (!receiver) return null
  return (
    <DetailPage
      noun={alertReceivers}
      label="Receiver"
      title={receiver.name}
      context={receiver.description}
      query={query}
      menu={[
        copyId(receiver.id),
        allowed(editItem(alertReceivers.to.edit({ receiver: name })), fleetAdmin),
        ...commandItems([deleteReceiver], receiver),
      ]}
      facts={[
        { label: 'Endpoint', value: <code>{receiver.kind.endpoint}</code> },
        createdFact(receiver),
        updatedFact(receiver),
        idFact(receiver.id),
      ]}
      tabs={tabs}
    />
  )
}
