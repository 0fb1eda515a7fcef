import type { Region } from '../region'
import { addHardware } from './hardware'
import { addOperatorNetworking } from './operatorNetworking'
import { addUpdates } from './updates'

/** What every region has, before anybody made anything in it. */
export function addFleet(region: Region) {
  addHardware(region)
  addOperatorNetworking(region)
  addUpdates(region)
}
