import { findInFleet, fleetRows } from '../access/fleet'
import { handlersOf } from '../region'
import { byId, pageBy } from '../wire/pages'

/** Racks. Rule: OPS-1. */
export const rackHandlers = handlersOf({
  rackList: ({ args, region }) => pageBy(fleetRows(region, region.world.racks), args, byId),
  rackView: ({ args, region }) => findInFleet(region, region.world.racks, 'rack', args.rackId),
})
