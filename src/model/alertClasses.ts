// Classes of alerts, and the subscriptions that match them. Rule: OPS-14.

/** The class of a probe's message. No other message has it, and no receiver can subscribe to it. */
export const PROBE_CLASS = 'probe'

/** Whether a class matches a subscription: `*` matches one part of its name, `**` one or more. */
export function matchesClass(subscription: string, name: string): boolean {
  const parts = subscription.split('.').map((part) => (part === '**' ? '.+' : part === '*' ? '[^.]+' : part))
  return new RegExp(`^${parts.join('\\.')}$`).test(name)
}

const PATTERN = /^(\w+|\*{1,2})(\.(\w+|\*{1,2}))*$/

/**
 * Why alerts cannot be listed by a class or a pattern, or undefined.
 *
 * @param names of all classes; undefined before they are loaded
 */
export function classFilterError(pattern: string, names?: readonly string[]): string | undefined {
  if (pattern === PROBE_CLASS) return 'Probes are not among the alerts'
  const error = subscriptionError(pattern, names)
  if (error) return error
  return names && !names.some((name) => matchesClass(pattern, name))
    ? 'No alert class matches this'
    : undefined
}

/**
 * Why a subscription is invalid, or undefined.
 *
 * @param names of all classes; undefined before they are loaded
 */
export function subscriptionError(subscription: string, names?: readonly string[]): string | undefined {
  if (!PATTERN.test(subscription))
    return 'Parts of letters, digits and underscores, or * or **, separated by dots'
  if (subscription === PROBE_CLASS) return 'Probes go to every receiver and cannot be subscribed to'
  if (!subscription.includes('*') && names && !names.includes(subscription))
    return 'There is no alert class of this name'
  return undefined
}
