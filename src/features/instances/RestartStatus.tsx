import { Link } from 'react-router'
import { isFailed } from '../../machines/lifecycle/autoRestart'
import type { Instance } from '../../store/api/generated/types'
import { Badge } from '../../ui/Badge'
import { formatDateTime } from '../../ui/format/dates'
import { useNow } from '../../ui/useNow'
import { restartText } from './restartText'

/** Says of a failed instance whether and when it will be restarted; leads to the setting. Otherwise nothing. */
export function RestartStatus({ instance, settings }: { instance: Instance; settings: string }) {
  const now = useNow()
  if (!isFailed(instance)) return null
  const until = instance.autoRestartEnabled ? instance.autoRestartCooldownExpiration : null
  return (
    <Link to={settings} preventScrollReset {...(until ? { title: formatDateTime(until) } : {})}>
      <Badge>{restartText(instance, now) ?? 'No automatic restart'}</Badge>
    </Link>
  )
}
