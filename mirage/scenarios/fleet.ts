import type { Region } from '../region'
import { addHardware } from './hardware'
import { addOperatorNetworking } from './operatorNetworking'

/** What every region has, before anybody made anything in it. */
export function addFleet(region: Region) {
  addHardware(region)
  addOperatorNetworking(region)
}
