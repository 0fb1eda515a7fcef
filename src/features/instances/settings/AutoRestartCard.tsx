import { useState } from 'react'
import type { Instance } from '../../../store/api/generated/types'
import { instancesApi } from '../../../store/api/instances'
import { isApiError } from '../../../store/model/apiError'
import { dateOf } from '../../../store/model/dates'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { DateText } from '../../../ui/DateText'
import { Field } from '../../../ui/Field'
import { PropertyList } from '../../../ui/PropertyList'
import { Select } from '../../../ui/Select'
import { useNow } from '../../../ui/useNow'
import { RefusalNotice } from '../../shared/RefusalNotice'
import { useNotify } from '../../shared/useNotify'
import { restartPolicies, restartText, type RestartPolicy } from '../restartText'
import styles from './AutoRestartCard.module.css'

/** What happens after the instance failed, when that may happen, and when it last did. */
export function AutoRestartCard({ instance }: { instance: Instance }) {
  const notify = useNotify()
  const now = useNow()
  const [update, { error, isLoading }] = instancesApi.endpoints.instanceChange.useMutation()
  const [picked, setPicked] = useState<RestartPolicy>()
  const stored: RestartPolicy = instance.autoRestartPolicy ?? 'default'
  const choice = picked ?? stored
  const restart = restartText(instance, now)

  async function save() {
    const autoRestartPolicy = choice === 'default' ? null : choice
    const answer = await update({ instance: instance.id, change: { autoRestartPolicy } })
    if (answer.error) return
    notify(`Restart policy of ${instance.name} saved`)
    setPicked(undefined)
  }
  return (
    <Card title="Auto-restart">
      {isApiError(error) && <RefusalNotice error={error} title="Could not save the restart policy" />}
      <PropertyList
        items={[
          {
            label: 'Cooldown until',
            value: (
              <>
                <Moment at={dateOf(instance, 'autoRestartCooldownExpiration')} />
                {restart && ` (${restart})`}
              </>
            ),
          },
          { label: 'Last restart', value: <Moment at={dateOf(instance, 'timeLastAutoRestarted')} /> },
        ]}
      />
      <div className={styles.policy}>
        <Field
          label="Policy"
          hint="Whether the instance is started again after it failed. The default is the region's."
        >
          {(ids) => (
            <Select
              {...ids}
              name="policy"
              value={choice}
              options={restartPolicies}
              onChange={(value) => setPicked(restartPolicies.find((each) => each.value === value)?.value)}
            />
          )}
        </Field>
      </div>
      <Button
        tone="primary"
        busy={isLoading}
        {...(choice === stored ? { disabledReason: 'Nothing has been changed' } : {})}
        onClick={() => void save()}
      >
        Save
      </Button>
    </Card>
  )
}

const Moment = ({ at }: { at: Date | null }) => (at ? <DateText at={at} /> : 'N/A')
