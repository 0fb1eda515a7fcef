import { kept } from '../browserStorage'
import { PAGE_SIZE, PAGE_SIZES } from '../model/paging'

/** Where the browser keeps the preferred number of rows of a list. */
export const PAGE_SIZE_KEY = 'orrery.pageSize'

/** The preferred number of rows of a list; the default if none was chosen, or storage is off. */
export function keptPageSize(): number {
  const chosen = Number(kept('local', PAGE_SIZE_KEY))
  return PAGE_SIZES.some((size) => size === chosen) ? chosen : PAGE_SIZE
}
