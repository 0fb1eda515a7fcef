/** What is said of a list that may hold each item once. Source: specification §5. */
export const NOT_UNIQUE = 'Items must be unique'

/** Why an item cannot join a list, or undefined if it can. Items are equal when their keys are. */
export const joinFault = <Item>(
  items: readonly Item[],
  item: Item,
  keyOf: (item: Item) => string,
): string | undefined => (items.some((each) => keyOf(each) === keyOf(item)) ? NOT_UNIQUE : undefined)
