import type {
  LinkFec,
  LinkSpeed,
  SwitchInterfaceKind,
  SwitchPort,
  SwitchPortGeometry,
} from '#store/api/generated/types'
import { wordsOr } from '#store/model/entryOf'

/** A port as part of a sentence. */
export const portTitle = ({ portName, switchSlot }: Pick<SwitchPort, 'portName' | 'switchSlot'>) =>
  `${portName} of ${switchSlot}`

/** The ports to which settings are applied. */
export const portsWith = (settingsId: string, ports: readonly SwitchPort[]): readonly SwitchPort[] =>
  ports.filter(({ portSettingsId }) => portSettingsId === settingsId)

const geometryNames: Readonly<Record<SwitchPortGeometry, string>> = {
  qsfp28x1: 'QSFP28, one link',
  qsfp28x2: 'QSFP28, two links',
  sfp28x4: 'SFP28, four links',
}

/** The division of a port's lanes, in words. */
export const geometryText = (geometry: SwitchPortGeometry): string => wordsOr(geometryNames, geometry)

/** The speed of a link: "100 Gbit/s". */
export function speedText(speed: LinkSpeed): string {
  const gigabits = /^(?:speed)?(\d+)_?g$/i.exec(speed)?.[1]
  return gigabits ? `${gigabits} Gbit/s` : speed
}

/** The error correction of a link. By default, the switch uses the standard of the medium. */
export const fecText = (fec: LinkFec | null | undefined): string =>
  fec === null || fec === undefined ? 'Standard of the medium' : wordsOr(fecNames, fec)

const fecNames: Readonly<Record<LinkFec, string>> = {
  none: 'None',
  firecode: 'Fire code',
  rs: 'Reed-Solomon',
}

const interfaceKindNames: Readonly<Record<SwitchInterfaceKind['type'], string>> = {
  primary: 'Primary',
  vlan: 'VLAN',
  loopback: 'Loopback',
}

/** The kind of an interface, in words. */
export const interfaceKindText = (kind: SwitchInterfaceKind['type']): string =>
  wordsOr(interfaceKindNames, kind)
