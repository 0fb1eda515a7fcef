import { useEffect, useMemo, useState } from 'react'
import { useAppStore, useCommand } from '#store/hooks'
import type { RootState } from '#store/store'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'
import { heldRoles } from '#features/kit/roles/useRoleReason'
import { preloadable } from '#ui/preloadable'

/** The code of the commands on instances, and of the roles that allow them. */
const code = preloadable(async () => {
  const [{ instanceVerbs }, { rolesIn, roleReason }] = await Promise.all([
    import('./find/instanceVerbs'),
    heldRoles.load(),
  ])
  return { instanceVerbs, rolesIn, roleReason }
})

const none: readonly PaletteEntry[] = []

/**
 * The commands on the instances of the cache, for pages that show none. Asks the region nothing: where a policy is not
 * in the cache, the server decides.
 *
 * @param queries the cache; undefined on pages that need no such commands
 */
export function useInstanceVerbs(queries: RootState['api']['queries'] | undefined): readonly PaletteEntry[] {
  const store = useAppStore()
  const runCommand = useCommand()
  const [loaded, setLoaded] = useState(code.loaded)
  const isNeeded = queries !== undefined
  useEffect(() => {
    // Without the code, the pages of the projects still have these commands.
    if (isNeeded) code.load().then(setLoaded, () => {})
  }, [isNeeded])
  return useMemo(() => {
    if (!loaded || !queries) return none
    const state = store.getState()
    return loaded.instanceVerbs(
      queries,
      (needs, project) => needs && loaded.roleReason(needs, loaded.rolesIn(state, project)),
      (command, instance) => runCommand(command, instance, 'palette'),
    )
  }, [loaded, queries, store, runCommand])
}
