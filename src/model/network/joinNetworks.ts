import { joinLists } from '../merge'
import { networkKey } from './ip'

/** Joins two changes of a list of networks. */
export const joinNetworks = joinLists(networkKey)
