import { keptChoice } from '../kept/browserStorage'
import { PAGE_SIZE, PAGE_SIZES } from '#model/paging'

/** The storage key of the preferred number of rows. */
export const PAGE_SIZE_KEY = 'orrery.pageSize'

/** The preferred number of rows per page; the default if none is stored or storage is disabled. */
export const keptPageSize = (): number =>
  Number(keptChoice('local', PAGE_SIZE_KEY, PAGE_SIZES.map(String)) ?? PAGE_SIZE)
