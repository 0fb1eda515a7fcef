/** The identity of a BFD session: switch and neighbour together, because the API has no id. */
export const bfdSessionId = (at: string, peer: string): string => `bfd ${at} ${peer}`
