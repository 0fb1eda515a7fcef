import { midSentence } from '#ui/format/midSentence'

/** The title of a failed action: "Create project" becomes "Could not create project". */
export const failureTitle = (label: string): string => `Could not ${midSentence(label)}`

/** The title of a failed fetch: "Disks" becomes "Could not load disks". */
export const loadFailureTitle = (label: string): string => `Could not load ${midSentence(label)}`
