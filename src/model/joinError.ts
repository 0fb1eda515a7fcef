/** The message for a duplicate in a list of unique items. Rule: VAL-8. */
export const NOT_UNIQUE = 'Items must be unique'

/**
 * Why an item cannot be added to a list, or undefined. Items with equal keys are duplicates.
 *
 * @param textOf the item's name in the message; by default its key
 */
export const joinError = <Item>(
  items: readonly Item[],
  item: Item,
  keyOf: (item: Item) => string,
  textOf: (item: Item) => string = keyOf,
): string | undefined =>
  items.some((other) => keyOf(other) === keyOf(item))
    ? `${textOf(item)} is in the list already. ${NOT_UNIQUE}`
    : undefined
