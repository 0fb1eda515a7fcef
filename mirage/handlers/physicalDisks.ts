import { findInFleet, fleetRows } from '../access/fleet'
import { handlersOf } from '../region'
import { byId, pageBy } from '../wire/pages'

/** Physical disks. Rule: OPS-1. */
export const physicalDiskHandlers = handlersOf({
  /** Disks in service. The others are found by id and in the list of their sled. */
  physicalDiskList: ({ args, region }) =>
    pageBy(
      fleetRows(region, region.world.physicalDisks).filter(({ policy }) => policy.kind === 'in_service'),
      args,
      byId,
    ),
  physicalDiskView: ({ args, region }) =>
    findInFleet(region, region.world.physicalDisks, 'physical-disk', args.diskId),
})
