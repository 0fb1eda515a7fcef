import { withoutCapital } from '#model/case'
import type { SwitchPortLinkConfig, TxEqConfig } from '#store/api/generated/types'
import { linkFact, type LinkFact } from '#features/shared/fabric/linkReport'
import { lldpFacts } from '#features/shared/fabric/lldp'

/** The taps of the equalizer of a transmitter, in the order of the signal. */
export const taps: readonly { key: keyof TxEqConfig; label: string }[] = [
  { key: 'pre2', label: 'Pre 2' },
  { key: 'pre1', label: 'Pre 1' },
  { key: 'main', label: 'Main' },
  { key: 'post1', label: 'Post 1' },
  { key: 'post2', label: 'Post 2' },
]

/** The equalizer in one line; the switch sets the missing taps. */
export function equalizerText(equalizer: TxEqConfig | null | undefined): string {
  const set = taps.flatMap(({ key, label }) => {
    const value = equalizer?.[key]
    return value === null || value === undefined ? [] : [`${label.toLowerCase()}: ${value}`]
  })
  return set.join(', ') || 'Left to the switch'
}

/** All settings of a link. */
export const linkFacts = ({
  speed,
  fec,
  autoneg,
  mtu,
  txEqConfig,
  lldpLinkConfig: lldp,
}: SwitchPortLinkConfig): readonly LinkFact[] => [
  linkFact('speed', speed),
  linkFact('fec', fec ?? null),
  linkFact('autoneg', autoneg),
  linkFact('mtu', mtu),
  { label: 'Transmit equalization', value: equalizerText(txEqConfig) },
  { label: 'LLDP', value: lldp?.enabled ? 'Announces itself' : 'Silent' },
  ...(lldp
    ? lldpFacts(lldp).map(({ label, value }) => ({
        label: `LLDP ${withoutCapital(label)}`.replace('iP', 'IP'),
        value,
      }))
    : []),
]
