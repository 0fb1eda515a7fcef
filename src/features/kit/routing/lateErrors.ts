import { preloadable } from '#ui/preloadable'

/** Error screen of a page or a tab. */
// oxlint-disable-next-line eslint/no-restricted-imports -- on demand: error screens are made of what is above
export const errorScreens = preloadable(() => import('#features/kit/routes/errors/ErrorScreen'), {
  isForErrors: true,
})

/** Error of a side panel. */
// oxlint-disable-next-line eslint/no-restricted-imports -- as above
export const panelErrors = preloadable(() => import('#features/kit/routes/errors/PanelError'), {
  isForErrors: true,
})
