import { addressLotsApi } from '#store/api/resources/addressLots'
import { bgpApi } from '#store/api/resources/bgp'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAhead, loadAll, loadPage, settled, type At } from '#features/routing/load'

const { networkingSwitchPortSettingsList, networkingSwitchPortSettingsView } = switchPortSettingsApi.endpoints

const all = () => ({ limit: ALL_LIMIT })
/** The ports that settings are applied to: if they came later, the columns would move. */
const ports = settled(load(switchPortsApi.endpoints.switchPortList, all))

export const settingsListLoader = loadAll(
  loadPage(networkingSwitchPortSettingsList, () => ({})),
  ports,
)

export const settingsLoader = loadAll(
  load(networkingSwitchPortSettingsView, ({ settings }: At<'settings'>) => ({ port: settings })),
  ports,
)

/** Loads the choices of the form, which can be read and filled in before they arrive. */
export const createSettingsLoader = loadAll(
  loadAhead(networkingSwitchPortSettingsList, all),
  loadAhead(addressLotsApi.endpoints.networkingAddressLotList, all),
  loadAhead(bgpApi.endpoints.networkingBgpConfigList, all),
)
