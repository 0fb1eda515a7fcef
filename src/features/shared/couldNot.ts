/** A label in the middle of a sentence: "Create project", but "VPCs" and "IP pools" as they are. */
const midSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** The title of an error, by the label of what failed: "Create project" becomes "Could not create project". */
export const couldNot = (label: string): string => `Could not ${midSentence(label)}`

/** The title of an error, by the label of what was asked for: "Disks" becomes "Could not load disks". */
export const couldNotLoad = (label: string): string => `Could not load ${midSentence(label)}`
