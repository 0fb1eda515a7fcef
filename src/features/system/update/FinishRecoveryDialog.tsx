import { object } from 'yup'
import type { ApiError } from '#model/apiError'
import { ALL_LIMIT } from '#model/paging'
import { updatesApi } from '#store/api/resources/updates'
import { choicesFrom } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { ModalForm } from '#features/kit/form/ModalForm'
import { requiredText } from '#features/kit/form/rules'

const { systemUpdateRecoveryFinish, systemUpdateRepositoryList } = updatesApi.endpoints

const schema = object({ version: requiredText('Version') })

/** The field that an error belongs to. Rule: OPS-23. */
const fieldErrorsFrom = ({ message }: ApiError): { version?: string | undefined } => ({
  version: /does not match the version/.test(message) ? message : undefined,
})

/** Ends a manual recovery: the region takes the release that was installed as its target. Rule: OPS-23. */
export function FinishRecoveryDialog({ onDismiss }: { onDismiss: () => void }) {
  const repositories = systemUpdateRepositoryList.useQuery({ limit: ALL_LIMIT })
  return (
    <ModalForm
      title="Finish recovery"
      schema={schema}
      initial={{ version: '' }}
      send={({ version }, { save }) => save(systemUpdateRecoveryFinish, { body: { systemVersion: version } })}
      saved={(_, { version }) => `Recovery finished, target release set to ${version}`}
      onDismiss={onDismiss}
      fieldErrorsFrom={fieldErrorsFrom}
    >
      <p>
        Choose the release that was installed during the recovery. It becomes the target release, and the
        region brings its other components to it. There is no way back to an older one.
      </p>
      <ChoiceField
        name="version"
        label="Version"
        noun="version"
        empty="No repositories in this region"
        {...choicesFrom(repositories, ({ systemVersion }) => ({
          value: systemVersion,
          label: systemVersion,
        }))}
      />
    </ModalForm>
  )
}
