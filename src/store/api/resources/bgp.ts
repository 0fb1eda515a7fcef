import { ALL_LIMIT } from '#model/paging'
import { api } from '../api'
import type { BgpConfig, BgpImported, NameOrId, SwitchSlot } from '../generated/types'
import {
  networkingBgpAnnounceSetDelete,
  networkingBgpAnnounceSetList,
  networkingBgpAnnouncementList,
  networkingBgpConfigCreate,
  networkingBgpConfigDelete,
  networkingBgpConfigList,
  networkingBgpExported,
  networkingBgpImported,
  networkingBgpMessageHistory,
  networkingBgpStatus,
} from '../generated/operations/systemNetworking'
import { askOne, toCall, type Ask } from '../wire/call'
import { change, mutation, query } from '../wire/endpoint'
import { askForEach } from '../wire/fetchForEach'
import { provides } from '../wire/outdated'
import { readThenWrite } from '../wire/readThenWrite'
import { announceSetReplaced, readAnnounceSet, writeAnnounceSet, type AnnounceSetChange } from './announceSet'
import { bgpConfigReplaced, readBgpConfig, writeBgpConfig, type BgpConfigChange } from './bgpConfig'

/** A route that a neighbour announces, with the AS number of the region that received it. */
export interface ImportedRoute extends BgpImported {
  asn: number
}

/** The messages of one session; the API does not define their shape. */
export interface PeerMessages {
  asn: number
  switch: SwitchSlot
  peer: string
  messages: unknown
}

/** The AS numbers of the region, without duplicates: several operations require one. */
async function asnsOf(ask: Ask) {
  const configs = await askOne(toCall(networkingBgpConfigList, { limit: ALL_LIMIT }), ask)
  if (configs.error) return { error: configs.error }
  const { items } = configs.data
  return { asns: [...new Set(items.map(({ asn }) => String(asn)))] }
}

/** BGP: configurations, announce sets, and the sessions with neighbours. Rules: OPS-7, OPS-8. */
export const bgpApi = api.injectEndpoints({
  endpoints: (build) => ({
    networkingBgpStatus: query(build, networkingBgpStatus, ['BgpPeer']),
    networkingBgpExported: query(build, networkingBgpExported, ['BgpPeer']),
    networkingBgpConfigList: query(build, networkingBgpConfigList, ['BgpConfig']),
    bgpConfig: build.query<BgpConfig, { nameOrId: NameOrId }>({
      queryFn: ({ nameOrId }, _api, _extra, ask) => readBgpConfig(nameOrId, ask),
      providesTags: provides('bgpConfig', () => ['BgpConfig']),
    }),
    networkingBgpConfigCreate: mutation(build, networkingBgpConfigCreate, ['BgpConfig', 'BgpPeer']),
    /** Switch port settings name their configuration, which may get another name. */
    networkingBgpConfigUpdate: readThenWrite(build, {
      turn: ({ nameOrId }: BgpConfigChange) => `BGP configuration ${nameOrId}`,
      read:
        ({ nameOrId }) =>
        (ask) =>
          readBgpConfig(nameOrId, ask),
      write: writeBgpConfig,
      replacedAfter: bgpConfigReplaced,
      stale: ['BgpConfig', 'BgpPeer', 'PortSettings'],
    }),
    networkingBgpConfigDelete: mutation(build, networkingBgpConfigDelete, ['BgpConfig', 'BgpPeer']),
    networkingBgpAnnounceSetList: query(build, networkingBgpAnnounceSetList, ['AnnounceSet']),
    networkingBgpAnnounceSetUpdate: readThenWrite(build, {
      turn: ({ name }: AnnounceSetChange) => `announce set ${name}`,
      read:
        ({ name }) =>
        (ask) =>
          readAnnounceSet(name, ask),
      write: writeAnnounceSet,
      replacedAfter: (asked, _saved, now) => announceSetReplaced(asked, now),
      stale: ['AnnounceSet'],
    }),
    networkingBgpAnnounceSetDelete: change(build, networkingBgpAnnounceSetDelete, ['AnnounceSet']),
    networkingBgpAnnouncementList: query(build, networkingBgpAnnouncementList, ['AnnounceSet'], 'ofRows'),
    /** The routes that neighbours announce, for every AS number of the region. */
    importedRoutes: build.query<readonly ImportedRoute[], Record<string, never>>({
      queryFn: async (_args, _api, _extra, ask) => {
        const { asns, error } = await asnsOf(ask)
        if (!asns) return { error }
        const found = await askForEach(asns, networkingBgpImported, (asn) => ({ asn: Number(asn) }), ask)
        if ('error' in found) return found
        return {
          data: [...found.data].flatMap(([asn, routes]) =>
            routes.map((route) => ({ ...route, asn: Number(asn) })),
          ),
        }
      },
      providesTags: provides('importedRoutes', () => ['BgpPeer', 'BgpConfig']),
    }),
    /** The messages of all sessions, for every AS number of the region. */
    peerMessages: build.query<readonly PeerMessages[], Record<string, never>>({
      queryFn: async (_args, _api, _extra, ask) => {
        const { asns, error } = await asnsOf(ask)
        if (!asns) return { error }
        const found = await askForEach(
          asns,
          networkingBgpMessageHistory,
          (asn) => ({ asn: Number(asn) }),
          ask,
        )
        if ('error' in found) return found
        return {
          data: [...found.data].flatMap(([asn, { switchHistories }]) =>
            switchHistories.flatMap(({ switch: location, history }) =>
              Object.entries(history).map(([peer, messages]) => ({
                asn: Number(asn),
                switch: location,
                peer,
                messages,
              })),
            ),
          ),
        }
      },
      providesTags: provides('peerMessages', () => ['BgpPeer', 'BgpConfig']),
    }),
  }),
})
