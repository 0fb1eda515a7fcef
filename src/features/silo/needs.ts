import { changesSilo } from '#store/model/needs'

/** The role that it takes to see and change certificates of the user's own silo. Rule: SILO-5. */
export const certificateAdmin = changesSilo(true, 'admin')
