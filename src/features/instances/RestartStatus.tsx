import { Link } from 'react-router'
import { isFailed, isRestartDue, isRestartExpected } from '../../machines/lifecycle/autoRestart'
import type { Instance } from '../../store/api/generated/types'
import { Badge } from '../../ui/Badge'
import { formatDateTime } from '../../ui/format/dates'
import { useNow } from '../../ui/useNow'

const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'always' })

/** Says of a failed instance whether and when it will be restarted; leads to the setting. Otherwise nothing. */
export function RestartStatus({ instance, settings }: { instance: Instance; settings: string }) {
  const now = useNow()
  if (!isRestartExpected(instance)) {
    return isFailed(instance) ? (
      <Link to={settings} preventScrollReset>
        <Badge>No automatic restart</Badge>
      </Link>
    ) : null
  }
  const until = instance.autoRestartCooldownExpiration
  const minutes = until ? Math.ceil((Date.parse(until) - now) / 60_000) : 0
  return (
    <Link to={settings} preventScrollReset {...(until ? { title: formatDateTime(until) } : {})}>
      <Badge>
        {isRestartDue(instance, now) ? 'Restarting soon' : `Restarts ${relative.format(minutes, 'minute')}`}
      </Badge>
    </Link>
  )
}
