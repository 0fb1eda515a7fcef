import valid from 'semver/functions/valid.js'
import { useNavigate } from 'react-router'
import { object } from 'yup'
import { updatesApi } from '#store/api/resources/updates'
import { useAppDispatch } from '#store/hooks'
import { useHasFeature } from '#store/useRegionVersion'
import type { ApiError } from '#model/apiError'
import { TextField } from '#features/kit/form/fields/TextField'
import { checkedText } from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { targetRelease, repositories } from './noun'

const schema = object({
  version: checkedText('Version', (text) =>
    valid(text) === text ? undefined : 'Must be a version such as 15.1.0',
  ),
})

/** The field that an error belongs to. Rule: OPS-17. */
const fieldErrorsFrom = (
  { statusCode }: ApiError,
  { version }: { version: string },
): Partial<Record<'version', string>> => ({
  version: statusCode === 404 ? `No repository of ${version} has been uploaded` : undefined,
})

/** Opens the repository of a typed version, for regions without a list of repositories. */
export function FindRepositoryForm() {
  const go = useNavigate()
  const dispatch = useAppDispatch()
  const hasList = useHasFeature('repositoryList')
  return (
    <SidePanelForm
      title={repositories.panels.find}
      needs={null}
      schema={schema}
      initial={{ version: '' }}
      code="none"
      send={({ version }) =>
        dispatch(
          updatesApi.endpoints.systemUpdateRepositoryView.initiate(
            { systemVersion: version },
            { subscribe: false, forceRefetch: true },
          ),
        ).unwrap()
      }
      onSaved={(_, { version }) => void go(repositories.to.page({ version }), { replace: true })}
      back={targetRelease.to.list()}
      fieldErrorsFrom={fieldErrorsFrom}
    >
      {hasList ? (
        <p>A release is set as target on the page of its repository.</p>
      ) : (
        <p>
          Type the version you look for. The page of a repository shows what is in it, and makes its release
          the target.
        </p>
      )}
      <TextField name="version" label="Version" placeholder="15.1.0" />
    </SidePanelForm>
  )
}
