import { lazy, useState, type ComponentType } from 'react'

/** A component whose code is fetched when it is wanted. Render it inside `Suspense`. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches the code, once. A failure shows when the part is rendered. */
  preload: () => void
}

const waiting = new Set<() => Promise<unknown>>()

/** The fetches of all parts that the page could show so far and that were not fetched yet. */
export const missingParts = (): readonly (() => Promise<unknown>)[] => [...waiting]

/**
 * A menu, dialog or form of a page whose code is not part of the page. Once the code is there, the part is rendered at
 * once: through `lazy` alone React shows the fallback first, and the part up to 300 ms later.
 *
 * @param fetchPart imports the component
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let kept: ComponentType<Props> | undefined
  const load = async () => {
    kept ??= await fetchPart()
    waiting.delete(load)
    return kept
  }
  const Late = lazy(async () => ({ default: await load() }))
  waiting.add(load)
  function Part(props: Props) {
    // Read once: another type would mount the part again.
    const [Shown] = useState(() => kept ?? Late)
    return <Shown {...props} />
  }
  return Object.assign(Part, { preload: () => void load().catch(() => {}) })
}
