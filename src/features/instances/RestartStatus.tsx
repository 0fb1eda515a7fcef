import { isFailed, isRestartDue } from '#machines/lifecycle/autoRestart'
import type { Instance } from '#store/api/generated/types'
import { dateOf } from '#store/model/dates'
import { DateText } from '#ui/text/DateText'
import { Popover } from '#ui/overlays/Popover'
import { PropertyList } from '#ui/tables/PropertyList'
import { Spinner } from '#ui/feedback/Spinner'
import { useNow } from '#ui/text/useNow'
import { Link } from '#features/routing/Link'
import { HelpLink } from '#features/help/HelpLink'
import { policyLabel, restartChangesAt, restartSentence, restartText } from './restartText'
import styles from './RestartStatus.module.css'

/** Shows whether and when a failed instance restarts, with details in a popover. Renders nothing otherwise. */
export function RestartStatus({ instance, settings }: { instance: Instance; settings: string }) {
  const now = useNow((from) => restartChangesAt(instance, from))
  if (!isFailed(instance)) return null
  const { autoRestartEnabled } = instance
  const until = dateOf(instance, 'autoRestartCooldownExpiration')
  const text = restartText(instance, now) ?? 'No automatic restart'
  return (
    <Popover title="Auto-restart status" text={text}>
      {(close) => (
        <div className={styles.status}>
          <PropertyList
            items={[
              { label: 'Auto-restart', value: autoRestartEnabled ? 'Enabled' : 'Disabled' },
              {
                label: 'Policy',
                value: (
                  <Link to={settings} preventScrollReset onClick={close}>
                    {policyLabel(instance)}
                  </Link>
                ),
              },
              ...(autoRestartEnabled && until
                ? [
                    {
                      label: 'Cooldown',
                      value: isRestartDue(instance, now) ? (
                        <span className={styles.due}>
                          <Spinner /> {text}
                        </span>
                      ) : (
                        <>
                          Until <DateText at={until} />
                        </>
                      ),
                    },
                  ]
                : []),
            ]}
          />
          <p>{restartSentence(instance, now)}</p>
          <HelpLink topic="instances">About automatic restarts</HelpLink>
        </div>
      )}
    </Popover>
  )
}
