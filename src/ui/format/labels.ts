/** A label in the middle of a sentence: "Create project" without its capital, but "VPCs" and "IP pools" as they are. */
export const midSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** The label of a field without the unit behind it: "CPU quota" of "CPU quota (vCPUs)". */
export const withoutUnit = (label: string): string => label.replace(/ \(.*/, '')
