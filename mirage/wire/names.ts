import { isUuid } from '#model/nameOrId'

const MAX_NAME = 63

/**
 * The reason why a text cannot be a name, as the control plane words it, if any. Rules: VAL-1, BAD-27 to BAD-33.
 */
export function nameReason(text: string): string | undefined {
  if (text.length === 0) return 'name requires at least one character'
  if (text.length > MAX_NAME) return `name may contain at most ${MAX_NAME} characters`
  if (isUuid(text)) return 'name cannot be a UUID to avoid ambiguity with IDs'
  if (!/^[a-z]/.test(text)) return 'name must begin with an ASCII lowercase character'
  const wrong = /[^a-z0-9-]/.exec(text)
  if (wrong)
    return `name contains invalid character: "${wrong[0]}" (allowed characters are lowercase ASCII, digits, and "-")`
  return text.endsWith('-') ? 'name cannot end with "-"' : undefined
}
