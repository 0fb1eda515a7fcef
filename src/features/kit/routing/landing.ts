// Where the console leads someone who has not asked for a page: from `/`, and after a sign-in without a return address.

/** The state of the history entry of a page that a redirect chose, and no user. */
export const landing = { isLanding: true } as const

/** Whether the console has chosen the page of a history entry. @param state of that entry */
export const isLanding = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as Partial<typeof landing>).isLanding === true
