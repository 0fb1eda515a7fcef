/** What tells BFD sessions apart: the API gives them no id, but switch and neighbour identify one together. */
export const bfdSessionId = (at: string, peer: string): string => `bfd ${at} ${peer}`
