import type { Sled } from '#store/api/generated/types'
import { loadOf } from '#store/api/resources/hardware'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { Share } from '../capacity/Share'
import type { LoadsQuery } from './loadsQuery'
import { cpuWords, memoryWords, sledShares } from './sledFacts'

/** How full sleds are, of CPU and of memory. @param loads of the sleds */
export function loadColumns(loads: LoadsQuery) {
  const share = (
    id: 'cpu' | 'memory',
    header: string,
    tip: string,
    wordsOf: typeof cpuWords,
  ): Column<Sled> => ({
    id,
    header,
    tip,
    cell: (sled) => (
      <QueryCell query={loads} missing={<EmptyCell />}>
        {(all) => {
          const own = all[sled.id] ?? loadOf([])
          return (
            <Share
              label={`${header} of ${sled.baseboard.serial}`}
              share={sledShares(sled, own)[id]}
              words={wordsOf(sled, own)}
            />
          )
        }}
      </QueryCell>
    ),
    sortValue: (sled) => {
      const own = loads.data?.[sled.id]
      return own ? sledShares(sled, own)[id] : -1
    },
  })
  return {
    CPU: share('cpu', 'CPU', 'vCPUs of its instances, of its hardware threads', cpuWords),
    Memory: share('memory', 'Memory', 'Memory of its instances, of its usable memory', memoryWords),
  }
}
