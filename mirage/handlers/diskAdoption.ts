import { fleetRows } from '../access/fleet'
import { isFleet, requireFleet } from '../access/roles'
import { handlersOf } from '../region'
import { requestAdoption, unadoptedDisks, withdrawRequest } from '../rules/diskAdoption'
import { ApiError, invalidValue } from '../wire/apiError'
import { byId, pageBy } from '../wire/pages'

/** Physical disks that were out of service, and the requests to use them again. */
export const diskAdoptionHandlers = handlersOf({
  physicalDiskListUnadopted({ args, region }) {
    requireFleet(region, 'viewer')
    // As in the control plane, all are on one page, and no token leads to a next one.
    if (args.pageToken) throw invalidValue('token', 'pagination currently unsupported')
    return { items: unadoptedDisks(region), nextPage: null }
  },
  physicalDiskListAdoptionRequests: ({ args, region }) =>
    pageBy(fleetRows(region, region.world.adoptionRequests), args, byId),
  physicalDiskEnableAdoption({ args, region }) {
    requireFleet(region, 'admin')
    return requestAdoption(region, args.body)
  },
  physicalDiskDisableAdoption({ args, region }) {
    const { adoptionRequests } = region.world
    const id = args.physicalDiskAdoptionReqId.toLowerCase()
    const request = adoptionRequests.get(id)
    if (!isFleet(region, 'viewer') || !request)
      throw new ApiError(404, 'ObjectNotFound', `No active adoption request found for id: ${id}`)
    requireFleet(region, 'admin')
    withdrawRequest(region, request)
  },
})
