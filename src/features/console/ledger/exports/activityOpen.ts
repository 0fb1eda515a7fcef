import { observable } from '#store/observable'
import { consolePart } from '#store/parts'

/** Whether the drawer with the activity is open. */
export const activityOpen = consolePart(() => observable(false))
