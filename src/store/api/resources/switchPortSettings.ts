import { isInNetwork } from '#model/network/ip'
import { api } from '../api'
import type { BgpPeer, SwitchPortSettings } from '../generated/types'
import {
  networkingSwitchPortSettingsCreate,
  networkingSwitchPortSettingsDelete,
  networkingSwitchPortSettingsList,
  networkingSwitchPortSettingsView,
} from '../generated/operations/systemNetworking'
import { toCall } from '../wire/call'
import { change, query } from '../wire/endpoint'
import { askForEach } from '../wire/fetchForEach'
import type { Answer, CallArgs } from '../wire/operation'
import { provides } from '../wire/outdated'

/** Replaces the key of a session: the cache keeps only its presence. */
export const HIDDEN_KEY = 'hidden'

/** A BGP peer in the settings of a port. */
export interface PortPeer extends BgpPeer {
  /** Its link; undefined if the region does not say it and there are several. */
  linkName: string | undefined
}

/** The settings of a port, with the links of their BGP peers. */
export type PortSettings = Omit<SwitchPortSettings, 'bgpPeers'> & { bgpPeers: readonly PortPeer[] }

/**
 * The link of a peer. Older regions say it. Otherwise it is the only link, or the one with an address in the network
 * of the peer.
 */
function linkOf(peer: BgpPeer, { links, addresses }: SwitchPortSettings): string | undefined {
  if ('interfaceName' in peer && typeof peer.interfaceName === 'string') return peer.interfaceName
  if (links.length === 1) return links[0]?.linkName
  const { addr } = peer
  if (addr.type === 'unnumbered') return undefined
  return addresses.find(({ address }) => isInNetwork(addr.targetAddr, address))?.interfaceName
}

/**
 * Settings for the cache, without the keys of their BGP sessions, which the API returns in full: no key enters the
 * cache.
 */
const forCache = (settings: SwitchPortSettings): PortSettings => ({
  ...settings,
  bgpPeers: settings.bgpPeers.map((peer) => ({
    ...peer,
    linkName: linkOf(peer, settings),
    md5AuthKey: peer.md5AuthKey ? HIDDEN_KEY : null,
  })),
})

/** Settings for switch ports. Rule: OPS-5. */
export const switchPortSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    networkingSwitchPortSettingsList: query(build, networkingSwitchPortSettingsList, ['PortSettings']),
    networkingSwitchPortSettingsView: build.query<PortSettings, CallArgs<'networkingSwitchPortSettingsView'>>(
      {
        query: (args) => toCall(networkingSwitchPortSettingsView, args),
        transformResponse: (answer) => forCache(answer as Answer<'networkingSwitchPortSettingsView'>),
        providesTags: provides('networkingSwitchPortSettingsView', () => ['PortSettings']),
      },
    ),
    /** Several settings, by their ids, without deleted ones. */
    settingsById: build.query<Readonly<Record<string, PortSettings>>, { ids: readonly string[] }>({
      queryFn: async ({ ids }, _api, _extra, ask) => {
        const found = await askForEach(ids, networkingSwitchPortSettingsView, (port) => ({ port }), ask)
        if ('error' in found) return found
        return { data: Object.fromEntries([...found.data].map(([id, one]) => [id, forCache(one)])) }
      },
      providesTags: provides('settingsById', () => ['PortSettings']),
    }),
    /** Replaces settings of the same name. Ports that have them get the new ones. */
    networkingSwitchPortSettingsCreate: build.mutation<
      PortSettings,
      CallArgs<'networkingSwitchPortSettingsCreate'>
    >({
      query: (args) => toCall(networkingSwitchPortSettingsCreate, args),
      transformResponse: (answer) => forCache(answer as Answer<'networkingSwitchPortSettingsCreate'>),
      invalidatesTags: (_answer, error) => (error ? [] : ['PortSettings', 'SwitchPort', 'BgpPeer']),
    }),
    networkingSwitchPortSettingsDelete: change(build, networkingSwitchPortSettingsDelete, ['PortSettings'], {
      written: 'portSettings',
      read: 'port',
    }),
  }),
})
