import type { ReactNode } from 'react'
import { observable } from '#store/observable'
import { consolePart } from '#store/parts'

/** The places of the strip at the foot of the content that pages and dialogs fill. */
export interface StripPlaces {
  /** What goes on without its dialog. */
  lines: HTMLElement
  /** The selection of the list, which is last. */
  selection: HTMLElement
}

/** The places of the strip; null until its code is there. */
export const stripPlaces = consolePart(() => observable<StripPlaces | null>(null))

/** The uploads under way; set by code that is loaded later, null until then. */
export const stripUploads = consolePart(() => observable<ReactNode>(null))
