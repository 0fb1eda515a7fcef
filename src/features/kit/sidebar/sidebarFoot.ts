import type { ReactNode } from 'react'
import { observable } from '#store/actors/observable'
import { part } from '#store/parts'

/** Content below the links of the sidebar; set by code that is loaded later, null until then. */
export const sidebarFoot = part(() => observable<ReactNode>(null))
