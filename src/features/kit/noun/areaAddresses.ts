import { address } from './address'

// The first pages of the operators' area and of the settings. Every page links to them, so they are separate from
// the other facts of their nouns, which load with the routes of those areas.

export const toSystem = address('/system/overview')
export const toSettings = address('/settings/profile')

/** Whether an address is one of the operators' area. */
export const isInSystem = (to: string): boolean => /^\/system(?![^/?#])/.test(to)
