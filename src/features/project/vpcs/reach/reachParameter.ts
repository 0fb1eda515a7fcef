/** The query parameter of the question what reaches what: the line that opens it needs no more of its code. */
export const REACH_PARAMETER = 'reach'
