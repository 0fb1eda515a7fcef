import { findInFleet, fleetRows } from '../access/fleet'
import { handlersOf } from '../region'
import { byId, pageBy } from '../wire/pages'

/** Switches. Source: backend-behaviour §3.17. */
export const switchHandlers = handlersOf({
  switchList: ({ args, region }) => pageBy(fleetRows(region, region.world.switches), args, byId),
  switchView: ({ args, region }) => findInFleet(region, region.world.switches, 'switch', args.switchId),
})
