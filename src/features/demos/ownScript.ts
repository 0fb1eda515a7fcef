// A script that is not one of the console's: pasted into the list of demos, or recorded. It is kept for this tab, because
// the page loads again to play it.

/** The name under which it is played: `/?demo=own`. */
export const OWN_NAME = 'own'

const KEY = 'orrery.demo.own'

/** The text of the script; null when there is none. */
export const ownScript = (): string | null => sessionStorage.getItem(KEY)

/** Keeps a script for this tab. @param text JSON */
export const keepOwnScript = (text: string): void => sessionStorage.setItem(KEY, text)
