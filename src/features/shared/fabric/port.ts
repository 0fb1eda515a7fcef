import type {
  SwitchInterfaceKind,
  SwitchPort,
  SwitchPortGeometry,
  SwitchSlot,
} from '#store/api/generated/types'
import { wordsOr } from '#model/entryOf'
import { groupsOf } from '#model/groupsOf'

/** The parameters of the pages of a port. */
export type PortParams = Readonly<Record<'rackId' | 'switchLocation' | 'port', string>>

/** The parameters of a port in requests. The region refuses a switch that a rack does not have. */
export const portAt = ({ rackId, switchLocation, port }: PortParams) => ({
  rackId,
  switchSlot: switchLocation as SwitchSlot,
  port,
})

/** The parameters of the pages of a port. */
export const portParams = ({ rackId, switchSlot, portName }: SwitchPort): PortParams => ({
  rackId,
  switchLocation: switchSlot,
  port: portName,
})

/** Whether an address is that of a port. */
export const isPortAt = ({ rackId, switchSlot, portName }: SwitchPort, at: PortParams): boolean =>
  rackId === at.rackId && switchSlot === at.switchLocation && portName === at.port

/** A sort key for the ports of a switch, by their numbers: qsfp2 before qsfp10. */
export const portOrder = ({ switchSlot, portName }: SwitchPort) =>
  `${switchSlot} ${portName.replace(/\d+/, (digits) => digits.padStart(4, '0'))}`

/** Compares two ports by {@link portOrder}. */
export const byPortOrder = (one: SwitchPort, other: SwitchPort): number =>
  portOrder(one).localeCompare(portOrder(other))

/** The ports with settings, then the others; both in the order of their numbers. */
export const usedFirst = (ports: readonly SwitchPort[]): readonly SwitchPort[] =>
  ports.toSorted(
    (one, other) => Number(!one.portSettingsId) - Number(!other.portSettingsId) || byPortOrder(one, other),
  )

/** Ports by their rack or their switch, the groups in the order of their keys. */
export const portsBy = (
  ports: readonly SwitchPort[],
  key: 'rackId' | 'switchSlot',
): readonly (readonly [string, readonly SwitchPort[]])[] =>
  [...groupsOf(ports, (port) => port[key])].sort(([one], [other]) => (one < other ? -1 : 1))

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

const interfaceKindNames: Readonly<Record<SwitchInterfaceKind['type'], string>> = {
  primary: 'Primary',
  vlan: 'VLAN',
  loopback: 'Loopback',
}

/** The kind of an interface, in words. */
export const interfaceKindText = (kind: SwitchInterfaceKind['type']): string =>
  wordsOr(interfaceKindNames, kind)
