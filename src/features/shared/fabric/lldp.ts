import type { LldpLinkConfig, LldpLinkConfigCreate } from '#store/api/generated/types'
import type { LinkFact } from './linkReport'

type TextKey =
  | 'linkName'
  | 'linkDescription'
  | 'systemName'
  | 'systemDescription'
  | 'chassisId'
  | 'managementIp'

/** The texts that a port can announce, in the order of the page and the form. */
export const lldpTexts: readonly { key: TextKey; label: string }[] = [
  { key: 'systemName', label: 'System name' },
  { key: 'systemDescription', label: 'System description' },
  { key: 'chassisId', label: 'Chassis ID' },
  { key: 'linkName', label: 'Link name' },
  { key: 'linkDescription', label: 'Link description' },
  { key: 'managementIp', label: 'Management IP' },
]

export type LldpValues = Record<TextKey, string> & { enabled: boolean }

/** The form values of a configuration; inherited ones are empty. */
export const lldpValues = (config: LldpLinkConfigCreate): LldpValues => ({
  enabled: config.enabled,
  systemName: config.systemName ?? '',
  systemDescription: config.systemDescription ?? '',
  chassisId: config.chassisId ?? '',
  linkName: config.linkName ?? '',
  linkDescription: config.linkDescription ?? '',
  managementIp: config.managementIp ?? '',
})

/** The configuration of a port. An empty text is inherited from the switch. */
export const lldpConfig = (values: LldpValues): LldpLinkConfigCreate => ({
  enabled: values.enabled,
  systemName: values.systemName || null,
  systemDescription: values.systemDescription || null,
  chassisId: values.chassisId || null,
  linkName: values.linkName || null,
  linkDescription: values.linkDescription || null,
  managementIp: values.managementIp || null,
})

/** The configuration to store. The API requires the id of the stored one. */
export const lldpBody = ({ id }: Pick<LldpLinkConfig, 'id'>, values: LldpValues): LldpLinkConfig => ({
  id,
  ...lldpConfig(values),
})

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
