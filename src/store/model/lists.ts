/** What is said of a list that may hold each item once. Source: specification §5. */
export const NOT_UNIQUE = 'Items must be unique'

/**
 * Why an item cannot join a list, or undefined if it can. Items are equal when their keys are.
 *
 * @param textOf what the item is called in the message; its key when left out
 */
export const joinFault = <Item>(
  items: readonly Item[],
  item: Item,
  keyOf: (item: Item) => string,
  textOf: (item: Item) => string = keyOf,
): string | undefined =>
  items.some((other) => keyOf(other) === keyOf(item))
    ? `${textOf(item)} is in the list already. ${NOT_UNIQUE}`
    : undefined
