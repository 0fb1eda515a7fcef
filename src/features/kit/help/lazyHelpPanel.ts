import { lazyPart } from '#ui/lazyPart'

/** The help panel, whose code is fetched on demand. */
// oxlint-disable-next-line eslint/no-restricted-imports -- on demand: the help pages are above the links to them
export const LateHelpPanel = lazyPart(async () => (await import('#features/help/HelpPanel')).HelpPanel)
