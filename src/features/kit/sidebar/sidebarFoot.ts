import type { ReactNode } from 'react'
import { observable } from '#store/observable'
import { consolePart } from '#store/parts'

/** Content below the links of the sidebar; set by code that is loaded later, null until then. */
export const sidebarFoot = consolePart(() => observable<ReactNode>(null))
