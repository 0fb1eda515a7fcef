import { useEffect, useMemo, useState } from 'react'
import { useCommand } from '#store/hooks'
import type { RootState } from '#store/store'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'
import { preloadable } from '#ui/preloadable'
import type { WhyNot } from './useWhyNot'

/** The code of the commands on instances. */
const code = preloadable(() => import('./find/instanceVerbs'))

const none: readonly PaletteEntry[] = []

/**
 * The commands on the instances of the cache, for pages that do not show them.
 *
 * @param queries the cache; undefined before anything is typed
 * @param shown the instance whose page is open
 * @param whyNot undefined until it is known what the user's roles allow
 */
export function useInstanceVerbs(
  queries: RootState['api']['queries'] | undefined,
  shown: { project: string | undefined; instance: string | undefined },
  whyNot: WhyNot | undefined,
  typed: string,
): readonly PaletteEntry[] {
  const runCommand = useCommand()
  const [loaded, setLoaded] = useState(code.loaded)
  const isNeeded = queries !== undefined
  useEffect(() => {
    // Without the code, the pages of the projects still have these commands.
    if (isNeeded) code.load().then(setLoaded, () => {})
  }, [isNeeded])
  return useMemo(() => {
    if (!loaded || !queries || !whyNot) return none
    return loaded.instanceVerbs(
      queries,
      (name, project) => name === shown.instance && project === shown.project,
      whyNot,
      (command, instance) => runCommand(command, instance, 'palette'),
      typed,
    )
  }, [loaded, queries, whyNot, shown.instance, shown.project, runCommand, typed])
}
