import { requireFleet } from '../access/roles'
import { handlersOf } from '../region'
import { byTime, pageBy } from '../wire/pages'

/** The audit log. Rule: OPS-19. */
export const auditLogHandlers = handlersOf({
  auditLogList({ args, region }) {
    requireFleet(region, 'viewer')
    const from = args.startTime ? Date.parse(args.startTime) : -Infinity
    const until = args.endTime ? Date.parse(args.endTime) : Infinity
    const rows = region.world.auditLog.where(({ timeCompleted }) => {
      const at = Date.parse(timeCompleted)
      return from <= at && at < until
    })
    return pageBy(
      rows,
      args,
      byTime(({ timeCompleted }) => timeCompleted),
    )
  },
})
