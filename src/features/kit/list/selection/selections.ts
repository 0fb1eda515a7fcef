import { observable, type Observable } from '#store/actors/observable'
import { consolePart } from '#store/parts'
import type { Selection } from './selection'

/** The path of a list, from where its selection is held. */
const pathOf = (list: string) => list.split(' ')[0] ?? ''

/**
 * The selections of the lists of a console, by the path of a list and its noun. They survive polls, filters, pages and a
 * visit to another page; one without rows is not in it.
 */
export const selections = consolePart(() => {
  const held = new Map<string, Observable<Selection<never>>>()
  const wanted = new Map<string, ReadonlySet<string>>()
  return {
    has: (list: string) => held.has(list) || wanted.has(pathOf(list)),
    /** Selects rows, by their keys, as soon as the list of a path is shown. */
    want: (path: string, keys: Iterable<string>) => void wanted.set(path, new Set(keys)),
    /** The keys of the rows to select in a list; undefined for none. */
    wantedIn: (list: string) => wanted.get(pathOf(list)),
    dropWanted: (list: string) => void wanted.delete(pathOf(list)),
    /** The selection of a list, or a first one. */
    of: <Row>(list: string, first: Selection<Row>) =>
      (held.get(list) as Observable<Selection<Row>> | undefined) ?? observable(first),
    hold<Row>(list: string, selection: Observable<Selection<Row>> | undefined) {
      if (selection) held.set(list, selection as unknown as Observable<Selection<never>>)
      else held.delete(list)
    },
  }
})
