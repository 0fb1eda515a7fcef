import { observable, type Observable } from '#store/observable'
import { consolePart } from '#store/parts'
import type { Selection } from './selection'

/**
 * The selections of the lists of a console, each by its account, the place of its list and the noun. They survive polls,
 * filters, pages and a visit to another page; one without rows is not in it.
 */
export const selections = consolePart(() => {
  /** Those of rows of any type: the rows of a list have always the same. */
  const held = new Map<string, unknown>()
  const wanted = new Map<string, ReadonlySet<string>>()
  return {
    has: (list: string, address: string) => held.has(list) || wanted.has(address),
    /** Selects rows, by their keys, as soon as the list at an address is shown. */
    want: (address: string, keys: Iterable<string>) => void wanted.set(address, new Set(keys)),
    /** The keys of the rows to select in a list; undefined for none. */
    wantedIn: (address: string) => wanted.get(address),
    dropWanted: (address: string) => void wanted.delete(address),
    /** The selection of a list, or a first one. */
    of: <Row>(list: string, first: Selection<Row>) =>
      (held.get(list) as Observable<Selection<Row>> | undefined) ?? observable(first),
    hold<Row>(list: string, selection: Observable<Selection<Row>> | undefined) {
      if (selection) held.set(list, selection)
      else held.delete(list)
    },
  }
})
