import { changesSilo } from '#store/model/needs'

/** What certificates of the user's own silo need, to see and to change them. Rule: SILO-5. */
export const certificateAdmin = changesSilo(true, 'admin')
