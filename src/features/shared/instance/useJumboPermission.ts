import { networkingSettingsApi } from '#store/api/resources/networkingSettings'
import { useHasFeature } from '#store/useRegionVersion'
import { useMe } from '#features/kit/roles/useMe'

/** Whether the region allows instances to have jumbo frames; undefined if that is unknown: only operators can read it. */
export function useJumboPermission(): boolean | undefined {
  const { isFleetViewer } = useMe()
  const hasSetting = useHasFeature('jumboSetting')
  const { data } = networkingSettingsApi.endpoints.systemNetworkingSettingsView.useQuery(
    {},
    { skip: !hasSetting || !isFleetViewer },
  )
  return data?.externalJumboFramesOptInEnabled
}
