/** The code of the help panel, in the shape React's `lazy` takes; a second call costs nothing. */
export const loadHelpPanel = async () => ({ default: (await import('./HelpPanel')).HelpPanel })
