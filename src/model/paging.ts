// Lists for pickers, joins, counts and checks are whole: the console reads them page by page. A page that fails fails the
// whole. Names in cells come from one such call; those of records behind it are asked for one by one. In a longer list, a
// picker and the search ask for a typed name by itself where the API has such a call, and a sentence about all of it says
// of how many it is, or is left out. A page with a longer list says that what it counts, offers and checks is of the first
// 10,000; while it reads one for the first time, it says how much it has.

/** Default rows per page. */
export const PAGE_SIZE = 50
/** Choices of "rows per page". */
export const PAGE_SIZES = [25, 50, 100] as const
declare const asks: unique symbol

/** A limit of a call whose answer may be a part of a list: a page, or the newest few. Its caller says so on screen. */
export type PartLimit = number & { readonly [asks]: 'part' }

/** A limit of a call that wants all of a list. */
export type WholeLimit = number & { readonly [asks]: 'whole' }

/** The limit of a call for a list. Without one, the call wants all of the list too, if it is short: a short address. */
export type Limit = PartLimit | WholeLimit

/** Asks for a part of a list. A call that wants the list says {@link ALL_LIMIT}. */
export const partLimit = (rows: number) => rows as PartLimit

/** The rows of the region's first page when a call has no limit. Rule: WIRE-12. */
export const DEFAULT_LIMIT = partLimit(100)

/** Asks for all of a list of at most so many rows. */
export const wholeLimit = (rows: number) => rows as WholeLimit

/** The most rows that one request asks for. */
export const PAGE_LIMIT = partLimit(1_000)

/** Asks for a whole list, which is read page by page: so many rows at most. */
export const ALL_LIMIT = wholeLimit(10_000)
