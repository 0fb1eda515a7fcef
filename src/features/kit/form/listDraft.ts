import { joinError } from '#model/joinError'
import { linesOf } from '#model/lines'

// Lists whose items are typed one after the other. An item is typed into a draft, and added to the list by a button, by
// Enter, by a comma, or when the form is sent. A pasted text of several items adds each.

/** How the items of a list are typed, compared and named. */
export interface ItemKind<Draft, Item> {
  /** The typed text of a draft, beside what is picked for it. */
  textOf: (draft: Draft) => string
  withText: (draft: Draft, text: string) => Draft
  /** The typed item; undefined while nothing is typed or picked. */
  itemOf: (draft: Draft) => Item | undefined
  /** Why the draft is not a valid item. */
  validate: (draft: Draft) => string | undefined
  /** The identity of an item: equal for two spellings of one value. */
  keyOf: (item: Item) => string
  /** The name of an item in messages. */
  nameOf: (item: Item) => string
  /** The draft of the next item, after this one was added: of the same kind, and nothing typed. */
  next: (draft: Draft) => Draft
  /** How many items the list can have. */
  most?: number
}

/** A list, and the draft of its next item. */
export interface Listed<Draft, Item> {
  draft: Draft
  items: readonly Item[]
}

/** A draft for each of the items in its text: a pasted text may have several. */
function draftsIn<Draft, Item>(draft: Draft, kind: ItemKind<Draft, Item>): Draft[] {
  const texts = linesOf(kind.textOf(draft))
  return texts.length < 2 ? [draft] : texts.map((text) => kind.withText(draft, text))
}

/** Whether the list has the item of a draft. */
const isListed = <Draft, Item>(draft: Draft, items: readonly Item[], kind: ItemKind<Draft, Item>) => {
  const item = kind.itemOf(draft)
  return item !== undefined && joinError(items, item, kind.keyOf) !== undefined
}

/** Why the only item of a draft cannot be added. */
function oneError<Draft, Item>(
  { draft, items }: Listed<Draft, Item>,
  kind: ItemKind<Draft, Item>,
): string | undefined {
  const item = kind.itemOf(draft)
  if (item === undefined) return undefined
  const error = kind.validate(draft) ?? joinError(items, item, kind.keyOf, kind.nameOf)
  if (error !== undefined) return error
  return kind.most !== undefined && items.length >= kind.most
    ? `There can be at most ${kind.most}`
    : undefined
}

/** Why a draft cannot be added; undefined if it can, or if nothing is typed. Of several items, those listed are left out. */
export function draftError<Draft, Item>(
  listed: Listed<Draft, Item>,
  kind: ItemKind<Draft, Item>,
): string | undefined {
  const drafts = draftsIn(listed.draft, kind)
  if (drafts.length === 1) return oneError(listed, kind)
  const { draft, items } = withDraft(listed, kind)
  const [first = draft] = draftsIn(draft, kind)
  const error = oneError({ draft: first, items }, kind)
  return error && `${kind.textOf(first)}: ${error}`
}

/** The list with the items of its draft. What cannot be added stays in the draft. */
export function withDraft<Draft, Item>(
  { draft, items }: Listed<Draft, Item>,
  kind: ItemKind<Draft, Item>,
): Listed<Draft, Item> {
  const drafts = draftsIn(draft, kind)
  const isOne = drafts.length === 1
  const left: string[] = []
  let all = items
  for (const one of drafts) {
    const item = kind.itemOf(one)
    if (item === undefined || (!isOne && isListed(one, all, kind))) continue
    if (oneError({ draft: one, items: all }, kind) === undefined) all = [...all, item]
    else left.push(kind.textOf(one))
  }
  if (left.length > 0) return { draft: isOne ? draft : kind.withText(draft, left.join(', ')), items: all }
  return all === items && isOne ? { draft, items } : { draft: kind.next(draft), items: all }
}
