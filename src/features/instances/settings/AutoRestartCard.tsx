import { projectCollaborator } from '#store/model/needs'
import { useRoleReason } from '#features/shared/useRoleReason'
import { useState } from 'react'
import type { Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { isApiError } from '#store/model/apiError'
import { dateOf } from '#store/model/dates'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
import { DateText } from '#ui/text/DateText'
import { Field } from '#ui/forms/Field'
import { PropertyList } from '#ui/tables/PropertyList'
import { Select } from '#ui/forms/Select'
import { useNow } from '#ui/text/useNow'
import { ErrorNotice } from '#features/shared/ErrorNotice'
import { useNotify } from '#features/shared/useNotify'
import { restartChangesAt, restartPolicies, restartText, type RestartPolicy } from '../restartText'
import styles from './AutoRestartCard.module.css'

/** The restart policy of an instance, its cooldown and its last automatic restart. */
export function AutoRestartCard({ instance }: { instance: Instance }) {
  const notify = useNotify()
  const now = useNow((from) => restartChangesAt(instance, from))
  const [update, { error, isLoading }] = instancesApi.endpoints.instanceChange.useMutation()
  const [picked, setPicked] = useState<RestartPolicy>()
  const stored: RestartPolicy = instance.autoRestartPolicy ?? 'default'
  const choice = picked ?? stored
  const notAllowed = useRoleReason()(projectCollaborator)
  const reason = notAllowed ?? (choice === stored ? 'Nothing has been changed' : undefined)
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
      {isApiError(error) && <ErrorNotice error={error} title="Could not save the restart policy" />}
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
              onChange={(value) => setPicked(restartPolicies.find((policy) => policy.value === value)?.value)}
            />
          )}
        </Field>
      </div>
      <Button busy={isLoading} {...(reason ? { disabledReason: reason } : {})} onClick={() => void save()}>
        Save
      </Button>
    </Card>
  )
}

const Moment = ({ at }: { at: Date | null }) => (at ? <DateText at={at} /> : 'N/A')
