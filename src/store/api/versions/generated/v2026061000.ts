// Written by `npm run gen:api`. Do not edit.
import type { IsoDate } from '../../generated/types'
import type * as Newer from './v2026073100'

export type * from './v2026073100'

export type IpPool = {
  description: string
  id: string
  ipVersion: Newer.IpVersion
  name: Newer.Name
  poolType: Newer.IpPoolType
  timeCreated: IsoDate
  timeModified: IsoDate
}

export type IpPoolCreate = {
  description: string
  ipVersion?: Newer.IpVersion | null | undefined
  name: Newer.Name
  poolType?: Newer.IpPoolType | null | undefined
}

export type IpPoolResultsPage = { items: Array<IpPool>; nextPage?: string | null | undefined }

export interface Operations extends Omit<
  Newer.Operations,
  | 'ipPoolList'
  | 'systemIpPoolAssign'
  | 'systemIpPoolCreate'
  | 'systemIpPoolList'
  | 'systemIpPoolUpdate'
  | 'systemIpPoolView'
> {
  ipPoolList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
    }
    body: undefined
    answer: Newer.SiloIpPoolResultsPage
  }
  systemIpPoolCreate: { args: object; body: IpPoolCreate; answer: IpPool }
  systemIpPoolList: {
    args: {
      limit?: number | null | undefined
      pageToken?: string | null | undefined
      sortBy?: Newer.NameOrIdSortMode | undefined
    }
    body: undefined
    answer: IpPoolResultsPage
  }
  systemIpPoolServiceRangeAdd: { args: object; body: Newer.IpRange; answer: Newer.IpPoolRange }
  systemIpPoolServiceRangeList: {
    args: { limit?: number | null | undefined; pageToken?: string | null | undefined }
    body: undefined
    answer: Newer.IpPoolRangeResultsPage
  }
  systemIpPoolServiceRangeRemove: { args: object; body: Newer.IpRange; answer: void }
  systemIpPoolServiceView: { args: object; body: undefined; answer: IpPool }
  systemIpPoolUpdate: { args: { pool: Newer.NameOrId }; body: Newer.IpPoolUpdate; answer: IpPool }
  systemIpPoolView: { args: { pool: Newer.NameOrId }; body: undefined; answer: IpPool }
}
