import type { Region } from '../region'
import { addHardware } from './hardware'
import { addOperatorNetworking } from './operatorNetworking'
import { addRackMembership } from './rackMembership'
import { addUpdates } from './updates'

/** Adds the rows that every region has from the start. */
export function addFleet(region: Region) {
  addHardware(region)
  addRackMembership(region)
  addOperatorNetworking(region)
  addUpdates(region)
}
