import { keep, kept, type NotKept } from '#store/kept/browserStorage'

// A user's own script: pasted into the list of demos, or recorded. It is stored for this tab, because the page
// reloads to play it.

/** The name under which it is played: `/?demo=own`. */
export const OWN_NAME = 'own'

const KEY = 'orrery.demo.own'

/** The text of the script; null when there is none. */
export const ownScript = (): string | null => kept('session', KEY, (text) => text) ?? null

/** Keeps a script for this tab. @param text JSON @returns why it cannot be kept; undefined when it is */
export const keepOwnScript = (text: string): NotKept | undefined => keep('session', KEY, text)
