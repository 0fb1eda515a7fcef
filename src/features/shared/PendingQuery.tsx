import { Skeleton } from '../../ui/Skeleton'
import { couldNotLoad } from './couldNot'
import { QueryFailures, type AskedQuery } from './QueryFailures'

/**
 * In the place of what has not arrived: that it is on its way, or that it failed, with another try.
 *
 * @param noun in the middle of a sentence: "disks"
 */
export const PendingQuery = ({ query, noun }: { query: AskedQuery; noun: string }) =>
  query.error === undefined ? (
    <div role="status" aria-label={`Loading ${noun}`}>
      <Skeleton width="100%" />
    </div>
  ) : (
    <QueryFailures of={[{ ...query, failed: couldNotLoad(noun) }]} what={noun} />
  )
