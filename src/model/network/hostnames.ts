import { MAX_HOSTNAME } from '../limits'

const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i

/**
 * Why a text is not a valid host name, or undefined. One has labels of letters, digits and inner hyphens, separated by
 * dots, without a dot at the end.
 */
export function hostnameError(text: string): string | undefined {
  if (text.length > MAX_HOSTNAME) return `Must be ${MAX_HOSTNAME} characters or fewer`
  if (text.split('.').every((label) => LABEL.test(label))) return undefined
  return 'Must be letters, numbers and inner dashes, in parts separated by dots'
}
