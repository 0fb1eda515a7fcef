import { MAX_DESCRIPTION, MAX_NAME } from './limits'

/**
 * Why a text is not a valid resource name, or undefined. Checked in this order: length, empty, characters, first, last.
 * Rule: VAL-1.
 */
export function nameError(name: string, label = 'Name'): string | undefined {
  if (name.length > MAX_NAME) return `Must be ${MAX_NAME} characters or fewer`
  if (name.length === 0) return `${label} is required`
  if (!/^[a-z0-9-]+$/.test(name)) return 'Can only contain lower-case letters, numbers, and dashes'
  if (!/^[a-z]/.test(name)) return 'Must start with a lower-case letter'
  if (!/[a-z0-9]$/.test(name)) return 'Must end with a letter or number'
  return undefined
}

/** Why a text is not a valid description, or undefined. */
export const descriptionError = (text: string): string | undefined =>
  text.length > MAX_DESCRIPTION ? `Must be ${MAX_DESCRIPTION} characters or fewer` : undefined
