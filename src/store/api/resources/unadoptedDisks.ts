import { unadoptedDiskKind as kind } from '#store/observer/kinds/unadoptedDisk'
import { ALL_LIMIT } from '#model/paging'
import { unadoptedDiskId, type UnadoptedDisk } from '#model/diskAdoption'
import { api } from '../api'
import {
  physicalDiskDisableAdoption,
  physicalDiskEnableAdoption,
  physicalDiskListAdoptionRequests,
  physicalDiskListUnadopted,
} from '../generated/operations/systemHardware'
import { askOne, toCall } from '../wire/call'
import { extraOptions, mutation } from '../wire/endpoint'
import { provides } from '../wire/outdated'

/** Physical disks that are not adopted, and the requests to adopt them. Rule: OPS-24. */
export const unadoptedDisksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The disks in sleds, then those that are requested: of these, the region lists the requests only, without their
     * places.
     */
    unadoptedDisks: build.query<{ items: readonly UnadoptedDisk[] }, object>({
      queryFn: async (_args, _api, _extra, ask) => {
        const [found, requested] = await Promise.all([
          askOne(toCall(physicalDiskListUnadopted, {}), ask),
          askOne(toCall(physicalDiskListAdoptionRequests, { limit: ALL_LIMIT }), ask),
        ])
        if (found.error) return { error: found.error }
        if (requested.error) return { error: requested.error }
        const requests = requested.data.items.map(({ diskId, ...request }) => ({ diskId, request }))
        const ids = new Set(requests.map(({ diskId }) => unadoptedDiskId(diskId)))
        const disks = found.data.items.map(({ diskId, ...place }) => ({ diskId, place }))
        // A disk is in both lists if it was requested between the two responses.
        const items = [...disks.filter(({ diskId }) => !ids.has(unadoptedDiskId(diskId))), ...requests]
        return { data: { items }, ...(requested.meta && { meta: requested.meta }) }
      },
      providesTags: provides('unadoptedDisks', () => ['UnadoptedDisk']),
      ...extraOptions({ kind, shows: 'all' }),
    }),
    physicalDiskEnableAdoption: mutation(build, physicalDiskEnableAdoption, ['UnadoptedDisk']),
    physicalDiskDisableAdoption: mutation(build, physicalDiskDisableAdoption, ['UnadoptedDisk']),
  }),
})
