import { afterEach, expect, it, vi } from 'vitest'
import { ORIGIN, scriptRegion } from '#tests/support/scriptedRegion'
import { makeStore } from '#store/store'
import { HIDDEN_KEY, switchPortSettingsApi } from './switchPortSettings'

const KEY = 'canary-of-a-session'
const answer = {
  id: 'id',
  name: 'uplink',
  links: [],
  addresses: [],
  interfaces: [],
  vlan_interfaces: [],
  bgp_peers: [
    { addr: '10.0.0.1', md5_auth_key: KEY },
    { addr: '10.0.0.2', md5_auth_key: null },
  ],
}

afterEach(() => vi.unstubAllGlobals())

it('no key of a session enters the store: only that there is one', async () => {
  const store = makeStore({ origin: ORIGIN })
  scriptRegion()('GET /v1/system/networking/switch-port-settings/uplink', answer)
  const { networkingSwitchPortSettingsView } = switchPortSettingsApi.endpoints
  const { data } = await store.dispatch(networkingSwitchPortSettingsView.initiate({ port: 'uplink' }))
  expect(data?.bgpPeers.map(({ md5AuthKey }) => md5AuthKey)).toEqual([HIDDEN_KEY, null])
  store.log.flush()
  expect(JSON.stringify(store.getState())).not.toContain(KEY)
})
