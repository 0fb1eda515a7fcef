import type {
  LinkFec,
  LinkSpeed,
  SwitchInterfaceKind,
  SwitchPort,
  SwitchPortGeometry,
} from '#store/api/generated/types'

/** A port as part of a sentence. */
export const portTitle = ({ portName, switchSlot }: Pick<SwitchPort, 'portName' | 'switchSlot'>) =>
  `${portName} of ${switchSlot}`

/** The ports to which settings are applied. */
export const portsWith = (settingsId: string, ports: readonly SwitchPort[]): readonly SwitchPort[] =>
  ports.filter(({ portSettingsId }) => portSettingsId === settingsId)

/** The division of a port's lanes, in words. */
export const geometryNames: Readonly<Record<SwitchPortGeometry, string>> = {
  qsfp28x1: 'QSFP28, one link',
  qsfp28x2: 'QSFP28, two links',
  sfp28x4: 'SFP28, four links',
}

/** The speed of a link: "100 Gbit/s". */
export const speedText = (speed: LinkSpeed): string => `${/\d+/.exec(speed)?.[0] ?? ''} Gbit/s`

/** The error correction of a link. By default, the switch uses the standard of the medium. */
export const fecText = (fec: LinkFec | null | undefined): string =>
  fec === null || fec === undefined ? 'Standard of the medium' : fecNames[fec]

const fecNames: Readonly<Record<LinkFec, string>> = {
  none: 'None',
  firecode: 'Fire code',
  rs: 'Reed-Solomon',
}

export const interfaceKindNames: Readonly<Record<SwitchInterfaceKind['type'], string>> = {
  primary: 'Primary',
  vlan: 'VLAN',
  loopback: 'Loopback',
}
