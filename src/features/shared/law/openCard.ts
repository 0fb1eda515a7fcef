import { observable } from '#store/actors/observable'
import { lawful, type Lawful, type ResourceLaw } from './law'

// Which law card is open. One card for all marks: a mark in a table is a button and an entry in a map, no more.

/** The card of a mark: what it is about, as the mark last showed it. */
export interface OpenCard extends Lawful {
  anchor: HTMLElement
  /** The element that gets the focus back, if not the anchor. */
  focus?: HTMLElement
}

/** The card that is open, or null. */
export const openCard = observable<OpenCard | null>(null)

const marks = new WeakMap<HTMLElement, OpenCard>()

/** Notes what a mark is about, at each of its renderings; an open card follows it. */
export const markOf =
  <Row>(law: ResourceLaw<Row>, row: Row) =>
  (anchor: HTMLElement | null) => {
    if (!anchor) return
    const card: OpenCard = { anchor, ...lawful(law, row) }
    marks.set(anchor, card)
    if (openCard.get()?.anchor === anchor && openCard.get()?.row !== row)
      queueMicrotask(() => openCard.get()?.anchor === anchor && openCard.set(card))
  }

/** Opens the card of a mark, or closes it. */
export function toggleCard(anchor: HTMLElement) {
  openCard.set(openCard.get()?.anchor === anchor ? null : (marks.get(anchor) ?? null))
}
