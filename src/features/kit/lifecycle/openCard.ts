import { observable } from '#store/observable'
import { consolePart } from '#store/parts'
import { statefulRecord, type StatefulRecord, type StatefulResource } from './statefulResource'

/** The card of a mark: the record that the mark last showed. */
export interface OpenCard extends StatefulRecord {
  anchor: HTMLElement
  /** The element that gets the focus back; by default the anchor. */
  focus?: HTMLElement
  /** The part of the card that has the focus first: the commands that are not possible now. */
  part?: 'notPossible'
}

/** One lifecycle card for all marks of a console, so a mark in a table is only a button and an entry in a map. */
class LifecycleCards {
  /** The card that is open, or null. */
  readonly open = observable<OpenCard | null>(null)
  private readonly marks = new WeakMap<HTMLElement, OpenCard>()

  /** Stores the record of a mark, on each of its renders. An open card follows it. */
  note<Row>(anchor: HTMLElement | null, resource: StatefulResource<Row>, row: Row) {
    if (!anchor) return
    const card: OpenCard = { anchor, ...statefulRecord(resource, row) }
    this.marks.set(anchor, card)
    const { open } = this
    if (open.get()?.anchor === anchor && open.get()?.row !== row)
      queueMicrotask(() => {
        const now = open.get()
        if (now?.anchor === anchor) open.set({ ...now, ...card })
      })
  }

  /** Opens the card of a mark, or closes it if it is open. */
  toggle(anchor: HTMLElement, shown?: OpenCard['part']) {
    const card = this.open.get()?.anchor === anchor ? undefined : this.marks.get(anchor)
    this.open.set(card ? { ...card, ...(shown && { part: shown }) } : null)
  }
}

export const lifecycleCards = consolePart(() => new LifecycleCards())
