import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { cutAt } from '#store/api/wire/nextPage'
import { instances as instanceNoun } from '#features/project/instances/noun'
import { isStuck } from '#features/system/issues/exports/instanceFindings'
import { projectOverview } from '../project/noun'
import { instanceTone } from '#features/kit/lifecycle/stateTones'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { Link } from '#features/kit/routing/Link'
import { StateCounts } from '../StateCounts'
import counts from '../StateCounts.module.css'
import { useProjectThings } from '../useProjectThings'
import { isUnread } from './useKnownThings'

/** One project, with the number of its instances in each state. @param now in milliseconds since the epoch */
export function ProjectRow({ project, now }: { project: string; now: number }) {
  const { instances, disks } = useProjectThings(project)
  const failed = instances.error === undefined ? disks : instances
  return (
    <li>
      <Link to={projectOverview.to.list({ project })}>{project}</Link>
      {isUnread(failed.error) && !(instances.data && disks.data) ? (
        // The page says why.
        <span className={counts.none}>Not known</span>
      ) : (
        <QueryCell
          query={{
            data: instances.data && disks.data && instances.data,
            error: failed.error,
            isFetching: instances.isFetching || disks.isFetching,
            refetch: () => failed.refetch(),
          }}
          width="16ch"
          missing="Deleted"
        >
          {({ items, nextPage }) => (
            <StateCounts
              noun="instances"
              isBrief
              lifecycle={instanceLifecycle}
              toneOf={instanceTone}
              states={items.map(({ runState }) => runState)}
              stuck={items.filter((instance) => isStuck(instance, now)).map(({ runState }) => runState)}
              list={instanceNoun.to.list({ project })}
              first={cutAt({ items, nextPage })}
            />
          )}
        </QueryCell>
      )}
    </li>
  )
}
