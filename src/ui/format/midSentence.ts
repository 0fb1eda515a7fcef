/** A label within a sentence: "Create project" without its capital, but "VPCs" and "IP pools" unchanged. */
export const midSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** The label of a field without its unit: "CPU quota" for "CPU quota (vCPUs)". */
export const withoutUnit = (label: string): string => label.replace(/ \(.*/, '')
