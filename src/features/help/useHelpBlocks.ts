import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { NavBlock } from '#features/kit/noun/navigation'
import { helpNavigation, type Folded, type Origin } from './helpNavigation'

/** The sidebar of the help pages. @param from the page before them */
export function useHelpBlocks(from: Origin | undefined): readonly NavBlock[] {
  const { pathname } = useLocation()
  const [folded, setFolded] = useState<Folded>({})
  return useMemo(() => {
    const fold = (heading: string, isFolded: boolean) =>
      setFolded((before) => ({ ...before, [heading]: isFolded }))
    return helpNavigation(pathname, folded, fold, from)
  }, [pathname, folded, from])
}
