import { keep, keptChoice } from '#store/kept/browserStorage'

const KEY = 'orrery.welcome'

/** Whether the banner over the page was dismissed in this browser; undefined when it was not. */
export const keptWelcome = () => keptChoice('local', KEY, ['dismissed'])

/** Stores that it was dismissed. Where the browser denies that, the next page load shows it again. */
export const keepWelcome = () => void keep('local', KEY, 'dismissed')
