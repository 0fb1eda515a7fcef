import { findInFleet, fleetRows } from '../access/fleet'
import { handlersOf } from '../region'
import { byId, pageBy } from '../wire/pages'

/** Physical disks. Source: backend-behaviour §3.17. */
export const physicalDiskHandlers = handlersOf({
  /** Those in service; the others can still be looked at by their ids, and on their sleds. */
  physicalDiskList: ({ args, region }) =>
    pageBy(
      fleetRows(region, region.world.physicalDisks).filter(({ policy }) => policy.kind === 'in_service'),
      args,
      byId,
    ),
  physicalDiskView: ({ args, region }) =>
    findInFleet(region, region.world.physicalDisks, 'physical-disk', args.diskId),
})
