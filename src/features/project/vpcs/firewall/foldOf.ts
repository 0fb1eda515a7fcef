interface FoldSpec {
  /** One item: "port filter". */
  noun: string
  /** The effect of an empty list: "Any port". Undefined if the list needs an item. */
  none: string | undefined
  items: readonly unknown[]
  /** The fields have a text that is not added, or an error. */
  isTyped: boolean
}

/**
 * How a list of a rule is folded: the button that shows the fields of one more item, and the effect of none. The fields
 * are in view from the start if something is typed, or if the list needs an item and has none.
 */
export function foldOf({ noun, none, items, isTyped }: FoldSpec): {
  moreLabel: string | undefined
  none: string | undefined
} {
  const isEmpty = items.length === 0
  if (isTyped || (isEmpty && none === undefined)) return { moreLabel: undefined, none: undefined }
  return { moreLabel: isEmpty ? `Add ${noun}` : `Add another ${noun}`, none: isEmpty ? none : undefined }
}
