import { isRestartDue } from '#machines/lifecycle/autoRestart'
import type { Instance } from '#store/api/generated/types'
import { dateOf } from '#model/dates'
import { Spinner } from '#ui/feedback/Spinner'
import { PropertyList } from '#ui/tables/PropertyList'
import { DateText } from '#ui/text/DateText'
import { HelpLink } from '#features/kit/help/HelpLink'
import { Link } from '#features/kit/routing/Link'
import { restartPolicyLabel, restartSentence } from './restartPolicies'
import styles from './RestartDetails.module.css'

interface RestartDetailsProps {
  instance: Instance
  /** The address of the settings of the instance. */
  settings: string
  /** When it restarts, in short. */
  text: string
  /** In milliseconds since the epoch. */
  now: number
  onClose: () => void
}

/** Whether and when a failed instance restarts, and why. */
export function RestartDetails({ instance, settings, text, now, onClose }: RestartDetailsProps) {
  const { autoRestartEnabled } = instance
  const until = dateOf(instance, 'autoRestartCooldownExpiration')
  return (
    <div className={styles.status}>
      <PropertyList
        items={[
          { label: 'Automatic restart', value: autoRestartEnabled ? 'Enabled' : 'Disabled' },
          {
            label: 'Policy',
            value: (
              <Link to={settings} preventScrollReset onClick={onClose}>
                {restartPolicyLabel(instance)}
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
  )
}
