import { consolePart } from '#store/parts'
import { observable } from '#store/observable'

// The interface between the actors, whose code is loaded with the first command, and the components.

/**
 * When each command without news had its last news, in milliseconds since the epoch, by the id of its resource.
 */
export const stalledCommands = consolePart(() => observable<ReadonlyMap<string, number>>(new Map()))
