/** Default rows per page. Rule: LIST-1. */
export const PAGE_SIZE = 50
/** Choices of "rows per page". */
export const PAGE_SIZES = [25, 50, 100] as const
/** The limit that means "practically everything", for pickers. Rule: LIST-1. */
export const ALL_LIMIT = 1000
