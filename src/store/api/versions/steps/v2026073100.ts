import type {
  IpPool as OlderPool,
  IpPoolCreate as OlderPoolCreate,
  Operations as Older,
} from '../generated/v2026061000'
import type { IpPool, IpPoolCreate, Operations as Newer } from '../generated/v2026073100'
import {
  bodyOf,
  NotOfferedError,
  pageConversion,
  without,
  type Changes,
  type Conversion,
  type VersionStep,
} from '../change'
import { addedFields } from './addedFields'

// The older version has one pool for the services of the region, in operations of its own. The newer one has
// any number of them among the others, and no operation at one place that stands for the pool of services.

const NO_SUCH_POOL = 'not found: the pool is one of the services of the region'

/** The older operations on pools do not have those of the services. */
const pool: Conversion<OlderPool, IpPool> = {
  up: addedFields({ assignment: 'silos' }).up,
  down(newer) {
    if (newer.assignment === 'system_services') throw new NotOfferedError(NO_SUCH_POOL, 404)
    return newer
  },
}

function refuseServices(assignment: IpPool['assignment'] | null | undefined) {
  if (assignment === 'system_services')
    throw new NotOfferedError('This region keeps the IP pool of its own services apart from the other pools.')
}

const poolCreate: Conversion<OlderPoolCreate, IpPoolCreate> = {
  up: (body) => body,
  down({ assignment, ...body }) {
    refuseServices(assignment)
    return body
  },
}

// Losses, and values assumed in their place

const ASSIGNMENT = 'The older version does not say what a pool is for: silos are assumed.'

const changes: Changes<Older, Newer> = {
  systemIpPoolList: {
    request: {
      up: (request) => ({ assignment: 'silos', ...request }),
      // The older list has no filters: it has the pools of every family and type.
      down({ assignment, ...request }) {
        refuseServices(assignment)
        return without(request, 'ipVersion', 'poolType')
      },
    },
    answer: pageConversion<OlderPool, IpPool>(pool),
    lost: 'The older list has no filters, and not the pools of the region’s own services.',
  },
  systemIpPoolCreate: { request: bodyOf(poolCreate), answer: pool, lost: ASSIGNMENT },
  systemIpPoolView: { answer: pool, lost: ASSIGNMENT },
  systemIpPoolUpdate: { answer: pool, lost: ASSIGNMENT },
  ipPoolList: {
    request: { up: (request) => request, down: (request) => without(request, 'ipVersion', 'poolType') },
    lost: 'The older list has no filters.',
  },
}

export const v2026073100: VersionStep = { since: '2026073100', changes }
