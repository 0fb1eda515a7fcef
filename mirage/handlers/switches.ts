import { findInFleet, fleetRows } from '../access/fleet'
import { handlersOf } from '../region'
import { byId, pageBy } from '../wire/pages'

/** Switches. Rule: OPS-1. */
export const switchHandlers = handlersOf({
  switchList: ({ args, region }) => pageBy(fleetRows(region, region.world.switches), args, byId),
  switchView: ({ args, region }) => findInFleet(region, region.world.switches, 'switch', args.switchId),
})
