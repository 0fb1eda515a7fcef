import { hoursAgo } from '../factories/times'
import type { SiloRow } from '../models/silo'
import { idOf } from '../random'
import type { Region } from '../region'

/** Adds two tokens to a silo: the one in use, and the one before it, which was never deleted. */
export function addScimTokens(region: Region, { id: siloId }: SiloRow) {
  for (const hours of [5_200, 700]) {
    const id = idOf(`scim token ${siloId} seed ${hours}`)
    region.world.scimTokens.insert({ id, siloId, timeCreated: hoursAgo(region, hours), timeExpires: null })
  }
}
