import { useState } from 'react'
import type { Instance, InstanceAutoRestartPolicy } from '../../../store/api/generated/types'
import { instancesApi } from '../../../store/api/instances'
import { isApiError } from '../../../store/model/apiError'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { DateText } from '../../../ui/DateText'
import { Field } from '../../../ui/Field'
import { PropertyList } from '../../../ui/PropertyList'
import { Select } from '../../../ui/Select'
import { useNow } from '../../../ui/useNow'
import { RefusalNotice } from '../../shared/RefusalNotice'
import { useNotify } from '../../shared/useNotify'
import { restartText } from '../restartText'
import { updateBody } from '../updateBody'
import styles from './AutoRestartCard.module.css'

/** A choice of the field; the default is no policy at all on the wire. */
type Choice = 'default' | InstanceAutoRestartPolicy

const choices: readonly { value: Choice; label: string }[] = [
  { value: 'default', label: 'Default' },
  { value: 'never', label: 'Never' },
  { value: 'best_effort', label: 'Best effort' },
]

/** What happens after the instance failed, when that may happen, and when it last did. */
export function AutoRestartCard({ instance }: { instance: Instance }) {
  const notify = useNotify()
  const now = useNow()
  const [update, { error, isLoading }] = instancesApi.endpoints.instanceUpdate.useMutation()
  const [picked, setPicked] = useState<Choice>()
  const stored: Choice = instance.autoRestartPolicy ?? 'default'
  const choice = picked ?? stored
  const restart = restartText(instance, now)

  async function save() {
    const autoRestartPolicy = choice === 'default' ? null : choice
    const body = updateBody(instance, { autoRestartPolicy })
    const answer = await update({ instance: instance.id, body })
    if (answer.error) return
    notify(`Restart policy of ${instance.name} saved`)
    setPicked(undefined)
  }
  return (
    <Card title="Auto-restart">
      {isApiError(error) && <RefusalNotice error={error} />}
      <PropertyList
        items={[
          {
            label: 'Cooldown until',
            value: (
              <>
                <Moment iso={instance.autoRestartCooldownExpiration} />
                {restart && ` (${restart})`}
              </>
            ),
          },
          { label: 'Last restart', value: <Moment iso={instance.timeLastAutoRestarted} /> },
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
              options={choices}
              onChange={(value) => setPicked(choices.find((each) => each.value === value)?.value)}
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

const Moment = ({ iso }: { iso: string | null | undefined }) => (iso ? <DateText iso={iso} /> : 'N/A')
