import { allowList } from '#features/system/allow-list/noun'
import type { Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { useAppStore } from '#store/hooks'
import { isApiError } from '#model/apiError'
import { projectCollaborator } from '#model/needs'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'
import { Card } from '#ui/layout/Card'
import { useSaving } from '#features/kit/commands/useSaving'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { useNotify } from '#features/kit/errors/useNotify'
import { codeOfSave } from '#features/kit/code/code'
import { ActWithCode } from '#features/kit/code/ShowCode'
import type { Save } from '#store/commands/saving'
import { useEdit } from '#features/kit/form/useEdit'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { Link } from '#features/kit/routing/Link'
import { useJumboPermission } from '#features/shared/instance/useJumboPermission'

const jumboWords = {
  enableJumboFrames: { label: 'Jumbo frames', text: (isOn: boolean) => (isOn ? 'On' : 'Off') },
}

/** The jumbo frames of an instance, which it has from its next start on. */
export function JumboCard({ instance }: { instance: Instance }) {
  const notify = useNotify()
  const store = useAppStore()
  const { log } = store
  const { run, error, isSaving } = useSaving<Instance>()
  const edit = useEdit(jumboWords)
  const isAllowed = useJumboPermission()
  const notAllowed = useRoleReason()(projectCollaborator)
  const isOn = instance.enableJumboFrames
  const label = `${isOn ? 'Disable' : 'Enable'} jumbo frames`
  const reason =
    notAllowed ?? (!isOn && isAllowed === false ? 'This region does not allow jumbo frames' : undefined)

  const change = (send: Save) =>
    edit({ was: { enableJumboFrames: isOn }, body: { enableJumboFrames: !isOn } }, (next) =>
      send(instancesApi.endpoints.instanceUpdate, { instance: instance.id, ...next }),
    )
  async function save() {
    const saved = await run(change)
    if (!saved) return
    const { answer, line } = saved
    log.within(log.entryOf(answer) ?? null, () =>
      notify(`Jumbo frames of ${instance.name} ${isOn ? 'disabled' : 'enabled'}`, line),
    )
  }
  return (
    <Card title="Jumbo frames">
      {isApiError(error) && <ErrorNotice isChange error={error} title="Could not save the jumbo frames" />}
      {isOn && isAllowed === false && (
        <Notice tone="attention" title="This region does not allow jumbo frames">
          Every other change of the instance is refused while it has them. Disable them here, or allow them in{' '}
          <Link to={allowList.to.list()}>{allowList.title}</Link>.
        </Notice>
      )}
      <p>
        {isOn
          ? 'On: packets to and from the outside have up to 8,500 bytes.'
          : 'Off: packets to and from the outside have up to 1,500 bytes.'}{' '}
        A change takes effect at the next start of the instance.
      </p>
      <ActWithCode code={() => codeOfSave(store, change)} act={label}>
        <Button busy={isSaving} disabledReason={reason} onClick={() => void save()}>
          {label}
        </Button>
      </ActWithCode>
    </Card>
  )
}
