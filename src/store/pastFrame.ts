/** The address of the frame in which the debugger shows an earlier state of the console. */
export const PAST_PATH = '/_past'

/** Whether this page is that frame. Only builds with the mock region have one, since only they keep a tape. */
export const isPastFrame = import.meta.env.VITE_MOCK === '1' && location.pathname === PAST_PATH
