import { mixed, object, string } from 'yup'
import type {
  Address,
  BgpPeer,
  LinkConfigCreate,
  Route,
  SwitchInterfaceConfigCreate,
  SwitchPortGeometry,
  SwitchPortSettingsCreate,
} from '#store/api/generated/types'
import type { ApiError } from '#model/apiError'
import { ipKey, ipWithWidthKey, networkKey } from '#model/network/ip'
import { linesError, linesOf } from '#model/lines'
import { peerAddress } from '#features/shared/fabric/peer'
import { freeName, judgedWith, optionalCheckedText, resourceDescription } from '#features/kit/form/rules'

/** A part that belongs to a link, with the name of the link. */
export type OfLink<Part> = Part & { linkName: string }

/** The form of new settings. Its parts are those of the request, each with its link. */
export interface SettingsValues {
  name: string
  description: string
  geometry: SwitchPortGeometry
  links: readonly LinkConfigCreate[]
  addresses: readonly OfLink<Address>[]
  routes: readonly OfLink<Route>[]
  interfaces: readonly SwitchInterfaceConfigCreate[]
  peers: readonly OfLink<BgpPeer>[]
  /** Names or ids, one per line. */
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
export type SettingsPart<List extends PartList> = SettingsValues[List][number]

/** The identity of a part within its list: equal for two spellings of one. */
export const partKeys: { readonly [List in PartList]: (part: SettingsPart<List>) => string } = {
  links: ({ linkName }) => linkName,
  addresses: ({ address }) => ipWithWidthKey(address),
  routes: ({ linkName, dst, gw, vid }) => [linkName, networkKey(dst), ipKey(gw), vid ?? ''].join(' '),
  interfaces: ({ linkName, kind }) => [linkName, kind.type, kind.type === 'vlan' ? kind.vid : ''].join(' '),
  peers: ({ linkName, ...peer }) => [linkName, ipKey(peerAddress(peer) ?? '')].join(' '),
}

const linkOf: { readonly [List in PartList]: (part: SettingsPart<List>) => string } = {
  links: ({ linkName }) => linkName,
  addresses: ({ linkName }) => linkName,
  routes: ({ linkName }) => linkName,
  interfaces: ({ linkName }) => linkName,
  peers: ({ linkName }) => linkName,
}

/** Validates that the parts of a list refer to links of the form. */
const onLinks = <List extends PartList>(list: List) =>
  mixed<readonly SettingsPart<List>[]>()
    .required()
    .test('links', (parts, context) => {
      const { links } = context.parent as SettingsValues
      const names = new Set(links.map(({ linkName }) => linkName))
      const lost = parts.map((part) => linkOf[list](part)).find((name) => !names.has(name))
      if (lost === undefined) return true
      return context.createError({ message: `There is no link ${lost}: add it, or remove what is on it` })
    })

/** The validation rules of new settings. @param taken existing names: the server would replace their settings */
export const settingsSchema = (taken: ReadonlySet<string>) =>
  object({
    name: freeName(
      taken,
      'There are settings of that name, which would be replaced wherever they are applied',
    ),
    description: resourceDescription(),
    geometry: string<SwitchPortGeometry>().required(),
    links: mixed<SettingsValues['links']>()
      .required()
      .test('some', 'Add a link: without one the port carries nothing', (links) => links.length > 0),
    addresses: judgedWith(['links'], onLinks('addresses')),
    routes: judgedWith(['links'], onLinks('routes')),
    interfaces: judgedWith(['links'], onLinks('interfaces')),
    peers: judgedWith(['links'], onLinks('peers')),
    groups: optionalCheckedText((text) =>
      linesError(
        text,
        () => undefined,
        (line) => line.toLowerCase(),
      ),
    ),
  })

/** The field that a server error belongs to, by its message. Rule: OPS-5. */
export const settingsErrorFields = ({
  message,
  statusCode,
}: Pick<ApiError, 'message' | 'statusCode'>): Partial<Record<keyof SettingsValues, string>> => {
  if (statusCode !== 400) return {}
  if (/md5|bgp/i.test(message)) return { peers: message }
  if (/group/i.test(message)) return { groups: message }
  return { ...(/address/i.test(message) && { addresses: message }) }
}

/** The parts of each link, in the order in which the links first appear. */
const byLink = <Part>(parts: readonly Part[], nameOf: (part: Part) => string): [string, Part[]][] =>
  [...new Set(parts.map(nameOf))].map((name) => [name, parts.filter((part) => nameOf(part) === name)])

/** The request for new settings. Rule: OPS-5. */
export const settingsBody = (values: SettingsValues): SwitchPortSettingsCreate => ({
  name: values.name,
  description: values.description,
  portConfig: { geometry: values.geometry },
  groups: linesOf(values.groups),
  links: [...values.links],
  interfaces: [...values.interfaces],
  addresses: byLink(values.addresses, ({ linkName }) => linkName).map(([linkName, addresses]) => ({
    linkName,
    addresses: addresses.map(({ linkName: _, ...address }) => address),
  })),
  routes: byLink(values.routes, ({ linkName }) => linkName).map(([linkName, routes]) => ({
    linkName,
    routes: routes.map(({ linkName: _, ...route }) => route),
  })),
  bgpPeers: byLink(values.peers, ({ linkName }) => linkName).map(([linkName, peers]) => ({
    linkName,
    peers: peers.map(({ linkName: _, ...peer }) => peer),
  })),
})
