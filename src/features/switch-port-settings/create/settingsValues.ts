import type {
  Address,
  BgpPeer,
  LinkConfigCreate,
  Route,
  SwitchInterfaceConfigCreate,
  SwitchPortGeometry,
} from '#store/api/generated/types'

/** A part that belongs to a link, with the name of the link. */
type OfLink<Part> = Part & { linkName: string }

/** The form of new settings. Its parts are as the API takes them, each with its link. */
export interface SettingsValues {
  name: string
  description: string
  geometry: SwitchPortGeometry
  links: readonly LinkConfigCreate[]
  addresses: readonly OfLink<Address>[]
  routes: readonly OfLink<Route>[]
  interfaces: readonly SwitchInterfaceConfigCreate[]
  peers: readonly BgpPeer[]
  /** Names or ids, one on each line. */
  groups: string
}

export const emptySettings: SettingsValues = {
  name: '',
  description: '',
  geometry: 'qsfp28x1',
  links: [],
  addresses: [],
  routes: [],
  interfaces: [],
  peers: [],
  groups: '',
}

/** The lists of the form. */
export type PartList = 'links' | 'addresses' | 'routes' | 'interfaces' | 'peers'
export type Part<List extends PartList> = SettingsValues[List][number]

/** The identity of a part within its list. */
export const partKeys: { readonly [List in PartList]: (part: Part<List>) => string } = {
  links: ({ linkName }) => linkName,
  addresses: ({ address }) => address,
  routes: ({ linkName, dst, gw, vid }) => [linkName, dst, gw, vid ?? ''].join(' '),
  interfaces: ({ linkName, kind }) => [linkName, kind.type, kind.type === 'vlan' ? kind.vid : ''].join(' '),
  peers: ({ interfaceName, addr }) => [interfaceName, addr].join(' '),
}

/** The link of a part. */
export const linkOf: { readonly [List in PartList]: (part: Part<List>) => string } = {
  links: ({ linkName }) => linkName,
  addresses: ({ linkName }) => linkName,
  routes: ({ linkName }) => linkName,
  interfaces: ({ linkName }) => linkName,
  peers: ({ interfaceName }) => interfaceName,
}
