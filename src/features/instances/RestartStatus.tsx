import { Link } from 'react-router'
import { isFailed } from '../../machines/lifecycle/autoRestart'
import type { Instance } from '../../store/api/generated/types'
import { Badge } from '../../ui/Badge'
import { Tooltip, useDescription } from '../../ui/Tooltip'
import { useNow } from '../../ui/useNow'
import { restartReason, restartText } from './restartText'

/** Says of a failed instance whether and when it will be restarted, and why; leads to the setting. Otherwise nothing. */
export function RestartStatus({ instance, settings }: { instance: Instance; settings: string }) {
  const now = useNow()
  const reason = restartReason(instance)
  const { describedBy, description } = useDescription(reason)
  if (!isFailed(instance)) return null
  return (
    <Tooltip text={reason}>
      <Link to={settings} preventScrollReset aria-describedby={describedBy}>
        <Badge>{restartText(instance, now) ?? 'No automatic restart'}</Badge>
      </Link>
      {description}
    </Tooltip>
  )
}
