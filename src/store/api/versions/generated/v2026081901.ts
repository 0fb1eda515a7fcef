// Written by `npm run gen:api`. Do not edit.
import type { Operations as Model } from '../../generated/operationTypes'

export type * from '../../generated/types'

export interface Operations extends Omit<
  Model,
  | 'sledAdd'
  | 'systemIpPoolServiceRangeAdd'
  | 'systemIpPoolServiceRangeList'
  | 'systemIpPoolServiceRangeRemove'
  | 'systemIpPoolServiceView'
> {}
