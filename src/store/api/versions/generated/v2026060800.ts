// Written by `npm run gen:api`. Do not edit.
import type * as Newer from './v2026061000'

export type * from './v2026061000'

export interface Operations extends Omit<Newer.Operations, 'networkingBgpConfigUpdate'> {}
