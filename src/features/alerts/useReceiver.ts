import { alertsApi } from '#store/api/resources/alerts'
import { useParam } from '#features/routing/useParam'

/** The receiver of the page that is open; its loader has fetched it. */
export function useReceiver() {
  const { receiver } = useParam('receiver')
  return alertsApi.endpoints.alertReceiverView.useQuery({ receiver }).data
}
