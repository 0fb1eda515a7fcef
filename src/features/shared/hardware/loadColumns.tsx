import type { Sled } from '#store/api/generated/types'
import type { SledLoads } from '#store/api/resources/hardware'
import type { Column } from '#ui/tables/column'
import { Share } from '../capacity/Share'
import { cpuWords, memoryWords, sledShares } from './sledFacts'

/** How full sleds are, of CPU and of memory. @param loads of the sleds, once known */
export function loadColumns(loads: SledLoads | undefined) {
  const shareOf = (sled: Sled, resource: 'cpu' | 'memory') => {
    const own = loads?.[sled.id]
    return own && sledShares(sled, own)[resource]
  }
  const share = (
    id: 'cpu' | 'memory',
    header: string,
    tip: string,
    wordsOf: typeof cpuWords,
  ): Column<Sled> => ({
    id,
    header,
    tip,
    cell: (sled) => {
      const own = loads?.[sled.id]
      return (
        <Share
          label={`${header} of ${sled.baseboard.serial}`}
          share={shareOf(sled, id)}
          words={own ? wordsOf(sled, own) : ''}
        />
      )
    },
    sortValue: (sled) => shareOf(sled, id) ?? -1,
  })
  return {
    CPU: share('cpu', 'CPU', 'vCPUs of its instances, of its hardware threads', cpuWords),
    Memory: share('memory', 'Memory', 'Memory of its instances, of its usable memory', memoryWords),
  }
}
