import { midSentence } from '#ui/format/labels'

/** The title of an error, by the label of what failed: "Create project" becomes "Could not create project". */
export const failureTitle = (label: string): string => `Could not ${midSentence(label)}`

/** The title of an error, by the label of what was asked for: "Disks" becomes "Could not load disks". */
export const loadFailureTitle = (label: string): string => `Could not load ${midSentence(label)}`
