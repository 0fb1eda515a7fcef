import type { AlertClass } from '#store/api/generated/types'
import { matchesClass, PROBE_CLASS } from '#model/alertClasses'

interface MatchedClassesProps {
  subscription: string
  classes: readonly AlertClass[]
}

/** The classes that a subscription matches. Probes are sent without a subscription. */
export function MatchedClasses({ subscription, classes }: MatchedClassesProps) {
  const names = classes
    .map(({ name }) => name)
    .filter((name) => name !== PROBE_CLASS && matchesClass(subscription, name))
  return names.length === 0 ? 'No class of this release' : <code>{names.join(', ')}</code>
}
