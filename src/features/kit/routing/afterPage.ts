import type { ComponentType } from 'react'
import { lazyPart } from '#ui/lazyPart'
import { whenIdle } from '#src/whenIdle'

/**
 * A part whose code is fetched once the page is there and the browser idle. Without its code there is nothing in its
 * place. Render it inside `Suspense`.
 *
 * @param fetchPart imports the component
 */
export const afterPage = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) =>
  lazyPart(
    async () => {
      await new Promise<void>(whenIdle)
      return fetchPart()
    },
    { isOptional: true },
  )
