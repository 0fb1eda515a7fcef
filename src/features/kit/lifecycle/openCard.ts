import { observable } from '#store/actors/observable'
import { part } from '#store/parts'
import { lawful, type Lawful, type ResourceLaw } from './law'

/** The card of a mark: what it is about, as the mark last showed it. */
export interface OpenCard extends Lawful {
  anchor: HTMLElement
  /** The element that gets the focus back, if not the anchor. */
  focus?: HTMLElement
}

/** The law card of a console: one card for all marks. A mark in a table is a button and an entry in a map, no more. */
class LawCards {
  /** The card that is open, or null. */
  readonly open = observable<OpenCard | null>(null)
  private readonly marks = new WeakMap<HTMLElement, OpenCard>()

  /** Notes what a mark is about, at each of its renderings; an open card follows it. */
  note<Row>(anchor: HTMLElement | null, law: ResourceLaw<Row>, row: Row) {
    if (!anchor) return
    const card: OpenCard = { anchor, ...lawful(law, row) }
    this.marks.set(anchor, card)
    const { open } = this
    if (open.get()?.anchor === anchor && open.get()?.row !== row)
      queueMicrotask(() => open.get()?.anchor === anchor && open.set(card))
  }

  /** Opens the card of a mark, or closes it. */
  toggle(anchor: HTMLElement) {
    this.open.set(this.open.get()?.anchor === anchor ? null : (this.marks.get(anchor) ?? null))
  }
}

export const lawCards = part(() => new LawCards())
