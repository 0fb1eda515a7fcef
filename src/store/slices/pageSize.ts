import { kept } from '../kept/browserStorage'
import { PAGE_SIZE, PAGE_SIZES } from '../model/paging'

/** The storage key of the preferred number of rows. */
export const PAGE_SIZE_KEY = 'orrery.pageSize'

/** The preferred number of rows per page; the default if none is stored or storage is disabled. */
export function keptPageSize(): number {
  const chosen = Number(kept('local', PAGE_SIZE_KEY))
  return PAGE_SIZES.some((size) => size === chosen) ? chosen : PAGE_SIZE
}
