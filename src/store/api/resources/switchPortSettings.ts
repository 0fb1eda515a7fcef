import { api } from '../api'
import type { SwitchPortSettings } from '../generated/types'
import { networkingSwitchPortSettingsCreate } from '../generated/operations/networkingSwitchPortSettingsCreate'
import { networkingSwitchPortSettingsDelete } from '../generated/operations/networkingSwitchPortSettingsDelete'
import { networkingSwitchPortSettingsList } from '../generated/operations/networkingSwitchPortSettingsList'
import { networkingSwitchPortSettingsView } from '../generated/operations/networkingSwitchPortSettingsView'
import { toCall } from '../wire/call'
import { change, query } from '../wire/endpoint'
import { askForEach } from '../wire/fetchForEach'
import type { Answer, CallArgs } from '../wire/operation'
import { provides } from '../wire/outdated'

/** Replaces the key of a session: the cache keeps only its presence. */
export const HIDDEN_KEY = 'hidden'

/** Settings without the keys of their BGP sessions, which the API returns in full: no key enters the cache. */
const withoutKeys = (settings: SwitchPortSettings): SwitchPortSettings => ({
  ...settings,
  bgpPeers: settings.bgpPeers.map((peer) => ({ ...peer, md5AuthKey: peer.md5AuthKey ? HIDDEN_KEY : null })),
})

/** Settings for switch ports. Rule: OPS-5. */
export const switchPortSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    networkingSwitchPortSettingsList: query(build, networkingSwitchPortSettingsList, ['PortSettings']),
    networkingSwitchPortSettingsView: build.query<
      SwitchPortSettings,
      CallArgs<'networkingSwitchPortSettingsView'>
    >({
      query: (args) => toCall(networkingSwitchPortSettingsView, args),
      transformResponse: (answer) => withoutKeys(answer as Answer<'networkingSwitchPortSettingsView'>),
      providesTags: provides('networkingSwitchPortSettingsView', () => ['PortSettings']),
    }),
    /** Several settings, by their ids, without deleted ones. */
    settingsById: build.query<Readonly<Record<string, SwitchPortSettings>>, { ids: readonly string[] }>({
      queryFn: async ({ ids }, _api, _extra, ask) => {
        const found = await askForEach(ids, networkingSwitchPortSettingsView, (port) => ({ port }), ask)
        if ('error' in found) return found
        return { data: Object.fromEntries([...found.data].map(([id, one]) => [id, withoutKeys(one)])) }
      },
      providesTags: provides('settingsById', () => ['PortSettings']),
    }),
    /** Replaces settings of the same name. Ports that have them get the new ones. */
    networkingSwitchPortSettingsCreate: build.mutation<
      SwitchPortSettings,
      CallArgs<'networkingSwitchPortSettingsCreate'>
    >({
      query: (args) => toCall(networkingSwitchPortSettingsCreate, args),
      transformResponse: (answer) => withoutKeys(answer as Answer<'networkingSwitchPortSettingsCreate'>),
      invalidatesTags: (_answer, error) => (error ? [] : ['PortSettings', 'SwitchPort', 'BgpPeer']),
    }),
    networkingSwitchPortSettingsDelete: change(build, networkingSwitchPortSettingsDelete, ['PortSettings'], {
      written: 'portSettings',
      read: 'port',
    }),
  }),
})
