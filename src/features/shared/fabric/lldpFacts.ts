import type { LldpLinkConfig } from '#store/api/generated/types'
import type { LinkFact } from './linkFacts'
import { lldpTexts } from './lldpForm'

/** The texts that a port announces as its own, and in one fact the names of those that it has from its switch. */
export function lldpFacts(config: LldpLinkConfig): readonly LinkFact[] {
  const inherited = lldpTexts.filter(({ key }) => !config[key]).map(({ label }) => label)
  return [
    ...lldpTexts.flatMap(({ key, label }) => {
      const value = config[key]
      return value ? [{ label, value }] : []
    }),
    ...(inherited.length > 0 ? [{ label: 'Inherited from the switch', value: inherited.join(', ') }] : []),
  ]
}
