import { isPastFrame } from '#store/pastFrame'
import { lazyPart } from '#ui/lazyPart'

/** The banner of a build with the mock region: a pill over the foot of the sidebar. Other builds have none. */
export const LatePreviewBanner =
  import.meta.env.VITE_MOCK === '1' && !isPastFrame
    ? lazyPart(async () => (await import('#features/console/preview/PreviewBanner')).PreviewBanner, {
        isOptional: true,
      })
    : undefined
