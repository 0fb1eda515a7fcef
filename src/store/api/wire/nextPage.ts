/** A page of a list, as the API answers it. */
export interface Page<Item> {
  items: readonly Item[]
  nextPage?: string | null | undefined
}

/** Whether the answer to a call for a whole list has only its beginning: the list is longer than a console reads. */
export const isCut = (answer: Pick<Page<unknown>, 'nextPage'> | undefined): boolean =>
  Boolean(answer?.nextPage)

/** The number of rows that an answer has of a list that is longer than a console reads; undefined for a whole one. */
export const cutAt = (answer: unknown): number | undefined => {
  const { items, nextPage } = (answer ?? {}) as Partial<Page<unknown>>
  return nextPage ? items?.length : undefined
}

/**
 * The token of the page after a page; undefined after the last one. A page that is not full is the last one: the
 * control plane sends a token even with that. Rule: WIRE-12.
 *
 * @param limit the number of items that were asked for
 */
export const nextToken = ({ items, nextPage }: Page<unknown>, limit: number): string | undefined =>
  items.length < limit ? undefined : (nextPage ?? undefined)
