/** The console's actors, fetched when the first of them is needed: the first screen does without machines. */
export const withActors = () => import('./actors')
