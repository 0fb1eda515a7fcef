import { modelled } from '../kept/keptModel'
import { attachmentKinds } from './kinds/attachmentKinds'
import { networkKinds } from './kinds/networkKinds'
import { recordKinds } from './kinds/recordKinds'
import { settingKinds } from './kinds/settingKinds'
import type { Called, PlaceKind, Undo } from './place'

/** Every kind of place whose changes can be undone, by its name. The browser keeps the names. */
export const placeKinds: Readonly<Record<string, PlaceKind | undefined>> = {
  ...attachmentKinds,
  ...networkKinds,
  ...recordKinds,
  ...settingKinds,
}

/** The kind of the place of a change; undefined for one of another version of the console. */
export const placeKindOf = ({ kind }: Pick<Undo, 'kind'>): PlaceKind | undefined => placeKinds[kind]

/** The undo of a change that the region has accepted; undefined if it has none, or what was before is not known. */
export function undoOf(endpoint: string, call: Called<unknown>): Undo | undefined {
  for (const [kind, place] of Object.entries(placeKinds)) {
    const change = place?.changeOf(endpoint, call)
    if (change) return modelled({ kind, ...change })
  }
  return undefined
}
