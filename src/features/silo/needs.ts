import { changesSilo } from '#store/model/needs'

/** The role that seeing and changing certificates of one's own silo takes. Rule: SILO-5. */
export const certificateAdmin = changesSilo(true, 'admin')
