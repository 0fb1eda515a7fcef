// Written by `npm run gen:api`. Do not edit.
import type { IsoDate } from '../../generated/types'
import type * as Newer from './v2026081901'

export type * from './v2026081901'

export type BgpPeer = {
  addr: RouterPeerType
  allowedExport: Newer.ImportExportPolicy
  allowedImport: Newer.ImportExportPolicy
  bgpConfig: Newer.NameOrId
  communities: Array<number>
  connectRetry: number
  delayOpen: number
  enforceFirstAs: boolean
  holdTime: number
  idleHoldTime: number
  keepalive: number
  localPref?: number | null | undefined
  md5AuthKey?: string | null | undefined
  minTtl?: number | null | undefined
  multiExitDiscriminator?: number | null | undefined
  remoteAsn?: number | null | undefined
  vlanId?: number | null | undefined
}

export type BgpPeerConfig = { linkName: Newer.Name; peers: Array<BgpPeer> }

export type RouterPeerType =
  | { routerLifetime: Newer.RouterLifetimeConfig; type: 'unnumbered' }
  | { ip: string; type: 'numbered' }

export type Sled = {
  baseboard: Newer.Baseboard
  id: string
  policy: Newer.SledPolicy
  rackId: string
  state: Newer.SledState
  timeCreated: IsoDate
  timeModified: IsoDate
  usableHardwareThreads: number
  usablePhysicalRam: Newer.ByteCount
}

export type SledResultsPage = { items: Array<Sled>; nextPage?: string | null | undefined }

export type SwitchPortSettings = {
  addresses: Array<Newer.SwitchPortAddressView>
  bgpPeers: Array<BgpPeer>
  description: string
  groups: Array<Newer.SwitchPortSettingsGroups>
  id: string
  interfaces: Array<Newer.SwitchInterfaceConfig>
  links: Array<Newer.SwitchPortLinkConfig>
  name: Newer.Name
  port: Newer.SwitchPortConfig
  routes: Array<Newer.SwitchPortRouteConfig>
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type SwitchPortSettingsCreate = {
  addresses: Array<Newer.AddressConfig>
  bgpPeers?: Array<BgpPeerConfig> | null | undefined
  description: string
  groups?: Array<Newer.NameOrId> | null | undefined
  interfaces?: Array<Newer.SwitchInterfaceConfigCreate> | null | undefined
  links: Array<Newer.LinkConfigCreate>
  name: Newer.Name
  portConfig: Newer.SwitchPortConfigCreate
  routes?: Array<Newer.RouteConfig> | null | undefined
}

export interface Operations extends Omit<
  Newer.Operations,
  | 'alertList'
  | 'alertView'
  | 'networkingSwitchPortSettingsCreate'
  | 'networkingSwitchPortSettingsView'
  | 'sledList'
  | 'sledView'
> {
  networkingSwitchPortSettingsCreate: {
    args: object
    body: SwitchPortSettingsCreate
    answer: SwitchPortSettings
  }
  networkingSwitchPortSettingsView: {
    args: { port: Newer.NameOrId }
    body: undefined
    answer: SwitchPortSettings
  }
  sledList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.IdSortMode | undefined
    }
    body: undefined
    answer: SledResultsPage
  }
  sledView: { args: { sledId: string }; body: undefined; answer: Sled }
}
