import { lazyPart } from '#ui/lazyPart'

/** The help panel, whose code is fetched on demand. */
export const LateHelpPanel = lazyPart(
  // oxlint-disable-next-line eslint/no-restricted-imports -- on demand: the help pages are above the links to them
  async () => (await import('#features/console/help/HelpPanel')).HelpPanel,
)
